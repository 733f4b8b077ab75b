/** Structured logs and metrics. Neither ever carries personal data: ids, codes, counts and durations only. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { ProbeName } from '../../shared/contract/probes.ts';
import type { QueuePromise } from '../../shared/contract/promises.ts';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { optionalEnv } from './env.ts';

export const logger = new Logger({ serviceName: 'encaje' });
export const metrics = new Metrics({
  namespace: 'Encaje',
  serviceName: 'encaje',
  // Two stages of an account count apart.
  defaultDimensions: { stage: optionalEnv(ENVIRONMENT.stage, 'local') },
});

/** Sends what was counted, if anything was. */
export function publishMetrics(): void {
  if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
}

type MetricName =
  | 'ApplicationsSubmitted'
  | 'ProfilesSubmitted'
  | 'MessagesSent'
  | 'EmployerRequests'
  | 'OutgoingFailed'
  | 'ResumesRead'
  | 'ResumesFailed'
  | 'ReadingSeconds'
  | QueuePromise['ended' | 'late']
  | 'ReadingsTooComplex'
  | 'ReadingsUnchecked'
  | 'MatchSeconds'
  | 'MatchesStored'
  | 'EvaluationSeconds'
  | 'SweepFound'
  | 'IndexBehindSeconds'
  | 'RetentionErased'
  | 'RetentionFailed'
  | 'ReadsNotNoted';

/** Adds to a count, in the embedded metric format. */
export function countMetric(name: MetricName, count = 1): void {
  metrics.addMetric(name, MetricUnit.Count, count);
}

/** Adds to the count of failures, which rings alarms, and to the one of this code, which says what fails. */
export function countFailure(name: 'ResumesFailed' | 'OutgoingFailed', code: string): void {
  countMetric(name);
  const byCode = metrics.singleMetric();
  byCode.addDimension('code', code);
  byCode.addMetric(name, MetricUnit.Count, 1);
}

/** Records a duration. */
export function secondsMetric(name: MetricName, seconds: number): void {
  metrics.addMetric(name, MetricUnit.Seconds, seconds);
}

/** Counts a probe of a canary, whether it went wrong and how long it took, by the probe's name. */
export function countProbe(probe: ProbeName, { isWrong, seconds }: { isWrong: boolean; seconds: number }): void {
  const values = [
    ['ProbeFailed', MetricUnit.Count, isWrong ? 1 : 0],
    ['ProbeSeconds', MetricUnit.Seconds, seconds],
  ] as const;
  for (const [name, unit, value] of values) {
    const ofProbe = metrics.singleMetric();
    ofProbe.addDimension('probe', probe);
    ofProbe.addMetric(name, unit, value);
  }
}
