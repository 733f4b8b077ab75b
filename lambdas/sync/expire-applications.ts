/** Erases applications that nobody agreed to keep any longer, as their person's own erasure does. */
import { isInTheRunning, talentPoolExpiry } from '../../shared/domain/application.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import type { Retention } from '../../shared/domain/settings.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import { type EraseApplicationDeps, eraseApplicationOf } from '../stores/erase-application.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { Round } from './retention-round.ts';

export interface ExpireApplicationsDeps extends EraseApplicationDeps {
  applications: EraseApplicationDeps['applications'] & Pick<ApplicationStore, 'listAgreedUntil' | 'listReading'>;
  jobs: Pick<JobStore, 'get'>;
  uploads: EraseApplicationDeps['uploads'] & Pick<UploadStore, 'head'>;
  newId(): string;
}

/** Why an application went: the consent to keep it has ended, or its file never came. */
type Reason = 'talent-pool-consent' | 'abandoned-upload';

type Holds = (record: ApplicationRecord) => Promise<boolean>;

const DAY_MS = 86_400_000;
/** No month is shorter. */
const MONTH_DAYS = 28;

const before = (now: string, days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();

/**
 * Consents to be considered for other jobs, for the months of the settings and never longer than they were given for.
 * While the application's own process runs, it waits.
 */
export async function expireConsents(
  { talentPoolMonths }: Retention,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  const now = deps.now();
  const isOver = processEnds(deps);
  const hasEnded: Holds = async (record) => {
    const agreedAt = record.consent?.talentPoolAt;
    return agreedAt !== undefined && talentPoolExpiry(agreedAt, talentPoolMonths) <= now && (await isOver(record));
  };
  const candidates = deps.applications.listAgreedUntil(before(now, talentPoolMonths * MONTH_DAYS));
  await expire(candidates, hasEnded, 'talent-pool-consent', round, deps);
}

/** Forms whose file never came. Nobody may upload it any more: that takes an hour at most. */
export async function expireUploads(
  { abandonedUploadDays }: Retention,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  const latest = before(deps.now(), abandonedUploadDays);
  const isAbandoned: Holds = async ({ resumeStatus, submittedAt, source, objectKey }) =>
    resumeStatus === 'awaiting-upload' &&
    submittedAt <= latest &&
    // What the product itself was to store is not theirs to bring.
    (source === 'form' || source === 'drop') &&
    !(await deps.uploads.head(objectKey));
  await expire(deps.applications.listReading('awaiting-upload'), isAbandoned, 'abandoned-upload', round, deps);
}

async function expire(
  candidates: AsyncIterable<ApplicationRecord>,
  holds: Holds,
  reason: Reason,
  round: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  for await (const candidate of candidates) {
    if (round.isOver()) return;
    await round.attempt(async () => {
      if (await holds(candidate)) await expireOne(candidate.applicationId, holds, reason, round, deps);
    });
  }
}

async function expireOne(
  applicationId: string,
  holds: Holds,
  reason: Reason,
  { report }: Round,
  deps: ExpireApplicationsDeps,
): Promise<void> {
  // Read again: the index is a moment behind, and a recruiter may take the person up at this moment.
  const find = async () => {
    const record = await deps.applications.get(applicationId);
    return record && (await holds(record)) ? record : undefined;
  };
  const changes = [{ field: 'reason', after: reason }];
  const occasion = { actor: SYSTEM, verb: 'expire', changes, correlationId: deps.newId() } as const;
  const erased = await eraseApplicationOf(find, occasion, deps);
  if (!erased) return;
  if (reason === 'abandoned-upload') report.uploads += 1;
  else report.applications += 1;
  report.talents += erased.talents;
}

/** Whether the job that somebody applied for is settled for them; each job is looked up once. */
function processEnds({ jobs }: ExpireApplicationsDeps): Holds {
  const closed = new Map<string, Promise<boolean>>();
  const isClosed = (jobId: string) => {
    const known = closed.get(jobId) ?? jobs.get(jobId).then((job) => !job || job.status === 'closed');
    closed.set(jobId, known);
    return known;
  };
  return async (record) => {
    const { jobId, stage } = record;
    return jobId === undefined || stage === 'hired' || !isInTheRunning(record) || (await isClosed(jobId));
  };
}
