/** Publishes metrics of an evaluation for the dashboard. */
import { countMetric, secondsMetric } from '../runtime/log.ts';

/** Its stored matches, and how long it took to find them. */
export function countEvaluation(count: number, elapsedMs: number): void {
  countMetric('MatchesStored', count);
  secondsMetric('EvaluationSeconds', elapsedMs / 1000);
}
