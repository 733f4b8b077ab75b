/** Reads all failed resumes again, or those that failed for one reason. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { type RetryReadingDeps, retryReading } from './retry-reading.ts';

export interface RetryFailedDeps extends RetryReadingDeps {
  applications: RetryReadingDeps['applications'] & Pick<ApplicationStore, 'listReading'>;
  /** Whether the time for retries is up; what is left is counted and answered. */
  isTimeUp(): boolean;
}

type Input = Pick<ActionInput<typeof routes.retryFailed>, 'body' | 'correlationId'>;

export interface RetriedAll {
  retried: number;
  remaining: number;
  failedBefore: string;
}

const AT_ONCE = 10;

/**
 * Those that failed before `failedBefore` (now, unless said), longest ago first. What fails again meanwhile is not among
 * them, so that asking again until none remains comes to an end. Those without a file and those withdrawn are passed over.
 */
export async function retryFailed({ body, correlationId }: Input, actor: Actor, deps: RetryFailedDeps) {
  authorise(actor, 'processing.manage');
  const failedBefore = body.failedBefore ?? deps.now();
  const report: RetriedAll = { retried: 0, remaining: 0, failedBefore };
  const retryThese = async (records: readonly ApplicationRecord[]) => {
    const outcomes = await Promise.all(
      records.map((record) => retryReading(record, actor, { ...deps, correlationId })),
    );
    report.retried += outcomes.filter((outcome) => 'isAsked' in outcome && outcome.isAsked).length;
  };
  let waiting: ApplicationRecord[] = [];
  for await (const record of deps.applications.listReading('failed')) {
    if (record.updatedAt >= failedBefore) break;
    if (record.withdrawnAt || !isWanted(record, body.failure)) continue;
    if (deps.isTimeUp()) report.remaining += 1;
    else waiting.push(record);
    if (waiting.length < AT_ONCE) continue;
    await retryThese(waiting);
    waiting = [];
  }
  await retryThese(waiting);
  return report;
}

const isWanted = (record: ApplicationRecord, failure: string | undefined) =>
  failure === undefined || record.failureCode === failure;
