/** The metrics that functions publish, for alarms and the dashboard. */
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** A metric of `lambdas/runtime/log.ts`, of one stage, in steps of five minutes. */
export function appMetric(
  stageName: string,
  metricName: string,
  statistic: string,
  dimensions: Record<string, string> = {},
): Metric {
  const dimensionsMap = { service: 'encaje', stage: stageName, ...dimensions };
  return new Metric({ namespace: 'Encaje', metricName, dimensionsMap, statistic, period: Duration.minutes(5) });
}
