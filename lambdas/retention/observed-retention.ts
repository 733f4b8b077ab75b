/** Runs retention within its time limit, and reports counts to logs and metrics, without personal data. */
import { countMetric, logger } from '../runtime/log.ts';
import { logFailure } from '../runtime/log-failure.ts';
import type { RetentionReport, RoundDeps } from './retention-round.ts';

/** Below the four fifths of its timeout at which a function counts as slow, one last erasure included. */
const BUDGET_MS = 420_000;

/** What `round` reports; it gets its deadline, and a callback for failures. */
export async function observedRetention(
  round: (deps: RoundDeps) => Promise<RetentionReport>,
): Promise<RetentionReport> {
  const endsAt = Date.now() + BUDGET_MS;
  const onFailure = (error: unknown) => logFailure('Retention left something for the next round', error);
  const report = await round({ hasTimeLeft: () => Date.now() < endsAt, onFailure });
  const { failed, unfinished, ...removed } = report;
  countMetric(
    'RetentionErased',
    Object.values(removed).reduce((sum, count) => sum + count, 0),
  );
  countMetric('RetentionFailed', failed);
  logger.info('Retained', { ...removed, failed, unfinished });
  return report;
}
