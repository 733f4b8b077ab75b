/** One screen that says how a stage is doing. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { appMetric } from './alarms.ts';
import type { AppFunction } from './app-function.ts';
import type { QueueWithDlq } from './queue-with-dlq.ts';

export interface StageDashboardProps {
  restApi: RestApi;
  queues: readonly QueueWithDlq[];
  /** Functions that no caller waits for. */
  functions: readonly AppFunction[];
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 6, period: Duration.minutes(5) });

/** Calls and their latency, queues, background work, and what the product counts itself. */
export class StageDashboard extends Construct {
  constructor(scope: Construct, id: string, { restApi, queues, functions }: StageDashboardProps) {
    super(scope, id);
    const sum = { statistic: Stats.SUM };
    new Dashboard(this, 'Board', {
      widgets: [
        [
          graph(
            'API: calls and errors',
            [restApi.metricCount()],
            [restApi.metricClientError(sum), restApi.metricServerError(sum)],
          ),
          graph(
            'API: latency (ms)',
            [Stats.p(50), Stats.p(99)].map((statistic) => restApi.metricLatency({ statistic })),
          ),
        ],
        [
          graph(
            'Queues: oldest message (s)',
            queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage()),
          ),
          graph(
            'Queues: waiting, and dead letters',
            queues.map(({ queue }) => queue.metricApproximateNumberOfMessagesVisible()),
            queues.map(({ deadLetters }) => deadLetters.metricApproximateNumberOfMessagesVisible()),
          ),
        ],
        [
          graph(
            'Background: p99 (ms)',
            functions.map(({ function: fn }) => fn.metricDuration({ statistic: Stats.p(99) })),
          ),
          graph(
            'Background: errors',
            functions.map(({ function: fn }) => fn.metricErrors()),
          ),
        ],
        [
          graph(
            'Applications and resumes',
            counts(['ApplicationsSubmitted', 'ResumesRead', 'ResumesFailed']),
            counts(['SweepFound', 'OutgoingFailed']),
          ),
          graph('Seconds to read and to match', [
            appMetric('ReadingSeconds', Stats.p(99)),
            appMetric('MatchSeconds', Stats.p(99)),
          ]),
        ],
      ],
    });
  }
}

function counts(names: string[]): IMetric[] {
  return names.map((name) => appMetric(name, Stats.SUM));
}
