/** Everything that should wake somebody up; docs/runbook.md has an entry for each. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { AlarmTopic, type AlarmTopicProps } from './alarm-topic.ts';
import type { AppFunction } from './app-function.ts';
import type { QueueWithDlq } from './queue-with-dlq.ts';

export const ERRORS_MAX_PERCENT = 1;
export const TIMEOUT_MAX_SHARE = 0.8;
export const OLDEST_MESSAGE_MAX_SECONDS = 600;

const PERIOD = Duration.minutes(5);

/** The alarms of a stage and the topic they ring. */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { email }: AlarmTopicProps) {
    super(scope, id);
    this.action = new SnsAction(new AlarmTopic(this, 'Topic', { email }).topic);
  }

  /** All API functions together: a failing one shows in the answers, and a slow one in the latency. */
  watchApi(restApi: RestApi, timeoutSeconds: number): void {
    const errors = restApi.metricServerError({ period: PERIOD, statistic: Stats.SUM });
    this.above('ApiErrors', percent(errors, restApi.metricCount({ period: PERIOD })), ERRORS_MAX_PERCENT);
    const latency = restApi.metricLatency({ period: PERIOD, statistic: Stats.p(99) });
    this.above('ApiSlow', latency, timeoutSeconds * TIMEOUT_MAX_SHARE * 1000);
  }

  /** Any throttled function of the region: they share the account's concurrency, so one alarm says it all. */
  watchThrottles(): void {
    const throttles = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      period: PERIOD,
      statistic: Stats.SUM,
    });
    this.above('Throttles', throttles, 0);
  }

  /** A function that no caller waits for. */
  watchFunction({ function: fn, node, timeoutSeconds }: AppFunction): void {
    const errors = fn.metricErrors({ period: PERIOD });
    this.above(`${node.id}-errors`, percent(errors, fn.metricInvocations({ period: PERIOD })), ERRORS_MAX_PERCENT);
    this.above(`${node.id}-throttles`, fn.metricThrottles({ period: PERIOD }), 0);
    const duration = fn.metricDuration({ period: PERIOD, statistic: Stats.p(99) });
    this.above(`${node.id}-slow`, duration, timeoutSeconds * TIMEOUT_MAX_SHARE * 1000);
  }

  /** A queue: nothing in its dead letters, nothing waiting for long. */
  watchQueue({ queue, deadLetters, node }: QueueWithDlq): void {
    const dead = deadLetters.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: Stats.MAXIMUM });
    this.above(`${node.id}-dead-letters`, dead, 0);
    const age = queue.metricApproximateAgeOfOldestMessage({ period: PERIOD, statistic: Stats.MAXIMUM });
    this.above(`${node.id}-age`, age, OLDEST_MESSAGE_MAX_SECONDS);
  }

  /** The sweep should have nothing to do: what it finds, an event has lost. */
  watchSweep(): void {
    this.above('SweepFound', appMetric('SweepFound', Stats.SUM), 0);
  }

  /** A message to a person that no carrier took: somebody waits for words that never arrive. */
  watchOutgoing(): void {
    this.above('OutgoingFailed', appMetric('OutgoingFailed', Stats.SUM), 0);
  }

  private above(id: string, metric: IMetric, threshold: number): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `See docs/runbook.md#${id.toLowerCase()}`,
    });
    alarm.addAlarmAction(this.action);
  }
}

/** A metric that the functions publish themselves (`lambdas/runtime/log.ts`). */
export function appMetric(metricName: string, statistic: string): Metric {
  const dimensionsMap = { service: 'encaje' };
  return new Metric({ namespace: 'Encaje', metricName, dimensionsMap, statistic, period: PERIOD });
}

function percent(part: IMetric, whole: IMetric): MathExpression {
  // Without calls there is no data, which is no breach.
  return new MathExpression({ expression: '100 * part / whole', usingMetrics: { part, whole }, period: PERIOD });
}
