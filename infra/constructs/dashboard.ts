/** One screen that says how a stage is doing, row by row as people go through it: visit, apply, be matched, recruit. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Dashboard, GraphWidget, type IMetric, type IWidget, Stats, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { QUEUES } from '../../shared/contract/resources.ts';
import type { StageConfig } from '../config.ts';
import { appMetric } from './alarms.ts';
import type { AppFunction } from './app-function.ts';
import type { QueueWithDlq } from './queue-with-dlq.ts';

export interface StageDashboardProps {
  stage: StageConfig;
  restApi: RestApi;
  queues: Record<keyof typeof QUEUES, QueueWithDlq>;
  /** Functions that no caller waits for. */
  background: readonly AppFunction[];
  /** Functions that answer routes, one an area. */
  answering: readonly AppFunction[];
}

const WHOLE_WIDTH = 24;
const SUM = { statistic: Stats.SUM };

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 8, height: 6, period: Duration.minutes(5) });

/** A journey: what it is, what healthy looks like, and three graphs that say whether it is. */
const journey = (title: string, healthy: string, graphs: [IWidget, IWidget, IWidget]): IWidget[][] => [
  [new TextWidget({ markdown: `## ${title}\n${healthy}`, width: WHOLE_WIDTH, height: 2 })],
  graphs,
];

/** The journeys of a stage, each with what it needs from end to end. */
export class StageDashboard extends Construct {
  constructor(scope: Construct, id: string, props: StageDashboardProps) {
    super(scope, id);
    new Dashboard(this, 'Board', {
      dashboardName: `encaje-${props.stage.name}`,
      widgets: [
        ...visit(props),
        ...apply(props),
        ...beMatched(props),
        ...recruit(props),
        ...areas(props),
        ...backstage(props),
      ],
    });
  }
}

function visit({ restApi }: StageDashboardProps): IWidget[][] {
  return journey('Visit', 'Pages and lists come quickly. Some 4xx always; 5xx at 0.', [
    graph('Calls', [restApi.metricCount()]),
    graph('Refused (4xx), failed (5xx)', [restApi.metricClientError(SUM)], [restApi.metricServerError(SUM)]),
    graph(
      'Latency (ms): p50, p99',
      [Stats.p(50), Stats.p(99)].map((statistic) => restApi.metricLatency({ statistic })),
    ),
  ]);
}

function apply({ stage: { name }, queues: { resumes, scans } }: StageDashboardProps): IWidget[][] {
  return journey('Apply', 'Resumes are read as fast as applications come; few fail. Waiting: seconds.', [
    graph('Applications, read, failed', counts(name, ['ApplicationsSubmitted', 'ResumesRead', 'ResumesFailed'])),
    graph('Seconds to read: p99', [appMetric(name, 'ReadingSeconds', Stats.p(99))]),
    graph('Oldest resume and scan (s)', ages([resumes, scans])),
  ]);
}

function beMatched({ stage: { name }, queues: { matching } }: StageDashboardProps): IWidget[][] {
  return journey('Be matched', 'Matches follow readings within a minute.', [
    graph('Matches stored', counts(name, ['MatchesStored', 'ReadingsTooComplex', 'ReadingsUnchecked'])),
    graph('Seconds to match: p99', [appMetric(name, 'MatchSeconds', Stats.p(99))]),
    graph('Oldest request (s)', ages([matching])),
  ]);
}

function recruit({ stage: { name }, queues: { runs } }: StageDashboardProps): IWidget[][] {
  return journey('Recruit', 'Evaluations in seconds; every message leaves; imports and exports move.', [
    graph('Seconds to evaluate: p99', [appMetric(name, 'EvaluationSeconds', Stats.p(99))]),
    graph('Messages no carrier took', counts(name, ['OutgoingFailed'])),
    graph('Oldest run (s)', ages([runs])),
  ]);
}

function areas({ answering }: StageDashboardProps): IWidget[][] {
  const each = (metric: (fn: AppFunction['function']) => IMetric) => answering.map(({ function: fn }) => metric(fn));
  return journey('Areas', 'Each function answers the routes of one area. Errors and throttles at 0.', [
    graph(
      'Calls by area',
      each((fn) => fn.metricInvocations()),
    ),
    graph(
      'p99 by area (ms)',
      each((fn) => fn.metricDuration({ statistic: Stats.p(99) })),
    ),
    graph(
      'Errors, throttles by area',
      each((fn) => fn.metricErrors()),
      each((fn) => fn.metricThrottles()),
    ),
  ]);
}

function backstage({ stage: { name }, queues, background }: StageDashboardProps): IWidget[][] {
  const deadLetters = Object.values(queues).map((queue) => queue.deadLetters);
  return journey('Backstage', 'Dead letters at 0, little for the sweep to find, no errors.', [
    graph(
      'Dead letters',
      deadLetters.map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
    ),
    graph('Found by the sweep, erased, left over', counts(name, ['SweepFound', 'RetentionErased', 'RetentionFailed'])),
    graph(
      'Errors, p99 (ms)',
      background.map(({ function: fn }) => fn.metricErrors()),
      background.map(({ function: fn }) => fn.metricDuration({ statistic: Stats.p(99) })),
    ),
  ]);
}

function counts(stageName: string, names: string[]): IMetric[] {
  return names.map((name) => appMetric(stageName, name, Stats.SUM));
}

function ages(queues: readonly QueueWithDlq[]): IMetric[] {
  return queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage());
}
