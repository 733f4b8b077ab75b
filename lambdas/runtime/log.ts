/** Structured logs and metrics. Neither ever carries personal data: ids, codes, counts and durations only. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

export const logger = new Logger({ serviceName: 'encaje' });
export const metrics = new Metrics({ namespace: 'Encaje', serviceName: 'encaje' });

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
  | 'ReadingsTooComplex'
  | 'MatchSeconds'
  | 'MatchesStored'
  | 'EvaluationSeconds'
  | 'SweepFound'
  | 'RetentionErased'
  | 'RetentionFailed';

/** Adds to a count, in the embedded metric format. */
export function countMetric(name: MetricName, count = 1): void {
  metrics.addMetric(name, MetricUnit.Count, count);
}

/** Records a duration. */
export function secondsMetric(name: MetricName, seconds: number): void {
  metrics.addMetric(name, MetricUnit.Seconds, seconds);
}
