/** The dashboard of a stage, one row per journey: page, apply, read, match, admin. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { PROBE_NAMES } from '../../shared/contract/probes.ts';
import type { QUEUES } from '../../shared/contract/resources.ts';
import { GLOBAL_REGION, type StageConfig } from '../config.ts';
import type { AppFunction } from './app-function.ts';
import { appMetric } from './app-metric.ts';
import type { JourneyName, Journeys } from './journeys.ts';
import { BURNS } from './promise-alarms.ts';
import type { QueueWithDlq } from './queue-with-dlq.ts';

export interface StageDashboardProps {
  stage: StageConfig;
  restApi: RestApi;
  journeys: Journeys;
  queues: Record<keyof typeof QUEUES, QueueWithDlq>;
  /** Functions that no caller waits for. */
  background: readonly AppFunction[];
  /** Functions that answer routes, one an area. */
  answering: readonly AppFunction[];
}

const WHOLE_WIDTH = 24;
const SUM = { statistic: Stats.SUM };

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 6, height: 6, period: Duration.minutes(5) });

/** A row: what it is about, what healthy looks like, and the graphs that say whether it is. */
const row = (title: string, healthy: string, graphs: IWidget[]): IWidget[][] => [
  [new TextWidget({ markdown: `## ${title}\n${healthy}`, width: WHOLE_WIDTH, height: 2 })],
  graphs,
];

/** The journeys of a stage, each with its budget and what it needs from end to end, and then what they all stand on. */
export class StageDashboard extends Construct {
  constructor(scope: Construct, id: string, props: StageDashboardProps) {
    super(scope, id);
    new Dashboard(this, 'Board', {
      dashboardName: `encaje-${props.stage.name}`,
      widgets: [
        ...page(props),
        ...apply(props),
        ...read(props),
        ...match(props),
        ...admin(props),
        ...canaries(props),
        ...areas(props),
        ...backstage(props),
      ],
    });
  }
}

/** How many times faster than allowed a journey fails: above 14.4 in an hour or 6 in six, an alarm rings. */
function budget({ journeys }: StageDashboardProps, name: JourneyName): IWidget {
  const journey = journeys.of(name);
  const allowed = 100 - journey.objectivePercent;
  const burn = ({ rate, long }: (typeof BURNS)[keyof typeof BURNS]) => {
    const hours = long.toHours();
    return new MathExpression({
      expression: `100 * FILL(bad${hours}, 0) / all${hours} / ${allowed}`,
      usingMetrics: { [`all${hours}`]: journey.all, [`bad${hours}`]: journey.bad },
      label: `${hours} h, rings above ${rate}`,
      period: long,
    });
  };
  return new GraphWidget({
    title: `Budget (${journey.objectivePercent} % go well): burn rate`,
    left: Object.values(BURNS).map(burn),
    leftAnnotations: Object.values(BURNS).map(({ rate }) => ({ value: rate })),
    width: 6,
    height: 6,
  });
}

const calls = ({ journeys }: StageDashboardProps, name: JourneyName): IWidget => {
  const { all, bad } = journeys.of(name);
  return graph('Calls, failed', [all], [bad]);
};

function page(props: StageDashboardProps): IWidget[][] {
  const { restApi } = props;
  return row('Page', 'Pages come quickly. Some 4xx always; 5xx at 0.', [
    budget(props, 'page'),
    calls(props, 'page'),
    graph('All calls: refused (4xx), failed (5xx)', [restApi.metricClientError(SUM)], [restApi.metricServerError(SUM)]),
    graph(
      'Latency (ms): p50, p99',
      [Stats.p(50), Stats.p(99)].map((statistic) => restApi.metricLatency({ statistic })),
    ),
  ]);
}

function apply(props: StageDashboardProps): IWidget[][] {
  const { name } = props.stage;
  return row('Apply', 'Forms are taken; resumes follow the applications that have one.', [
    budget(props, 'apply'),
    calls(props, 'apply'),
    graph('Applications, profiles', counts(name, ['ApplicationsSubmitted', 'ProfilesSubmitted'])),
    graph('Applications, resumes ended', counts(name, ['ApplicationsSubmitted', 'ReadingsEnded'])),
  ]);
}

function read(props: StageDashboardProps): IWidget[][] {
  const { resumes, scans } = props.queues;
  const { name } = props.stage;
  return row('Read', 'Resumes are read as fast as they come; few fail. Waiting: seconds.', [
    budget(props, 'read'),
    graph('Read, failed, late', counts(name, ['ResumesRead', 'ResumesFailed', 'ReadingsLate'])),
    graph('Seconds to read: p99', [appMetric(name, 'ReadingSeconds', Stats.p(99))]),
    graph('Oldest resume and scan (s)', ages([resumes, scans])),
  ]);
}

function match(props: StageDashboardProps): IWidget[][] {
  const { name } = props.stage;
  return row('Match', 'Matches follow readings within a minute.', [
    budget(props, 'match'),
    graph('Stored, too complex, unchecked', counts(name, ['MatchesStored', 'ReadingsTooComplex', 'ReadingsUnchecked'])),
    graph('Seconds to match: p99', [appMetric(name, 'MatchSeconds', Stats.p(99))]),
    graph('Oldest request (s)', ages([props.queues.matching])),
  ]);
}

function admin(props: StageDashboardProps): IWidget[][] {
  const { name } = props.stage;
  return row('Admin', 'Calls of the panel go well; evaluations in seconds; every message leaves; runs move.', [
    budget(props, 'admin'),
    calls(props, 'admin'),
    graph('Seconds to evaluate: p99', [appMetric(name, 'EvaluationSeconds', Stats.p(99))]),
    graph('Oldest run (s), messages no carrier took', ages([props.queues.runs]), counts(name, ['OutgoingFailed'])),
  ]);
}

function canaries({ stage: { name } }: StageDashboardProps): IWidget[][] {
  const each = (metricName: string, statistic: string) =>
    PROBE_NAMES.map((probe) => appMetric(name, metricName, statistic, { probe }).with({ region: GLOBAL_REGION }));
  return row('Canaries', 'Home, an application, the sign-in, asked from outside every five minutes. Failed at 0.', [
    graph('Failed', each('ProbeFailed', Stats.MAXIMUM)),
    graph('Seconds', each('ProbeSeconds', Stats.MAXIMUM)),
  ]);
}

function areas({ answering }: StageDashboardProps): IWidget[][] {
  const each = (metric: (fn: AppFunction['function']) => IMetric) => answering.map(({ function: fn }) => metric(fn));
  return row('Areas', 'Each function answers the routes of one area. Errors and throttles at 0.', [
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
  return row(
    'Backstage',
    'Dead letters at 0, little for the sweep to find, no errors, indexes at most 11 minutes behind.',
    [
      graph(
        'Dead letters',
        deadLetters.map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
      ),
      graph(
        'Found by the sweep, erased, left over',
        counts(name, ['SweepFound', 'RetentionErased', 'RetentionFailed']),
      ),
      graph('Indexes behind (s)', [appMetric(name, 'IndexBehindSeconds', Stats.MAXIMUM)]),
      graph(
        'Errors, p99 (ms)',
        background.map(({ function: fn }) => fn.metricErrors()),
        background.map(({ function: fn }) => fn.metricDuration({ statistic: Stats.p(99) })),
      ),
    ],
  );
}

function counts(stageName: string, names: string[]): IMetric[] {
  return names.map((name) => appMetric(stageName, name, Stats.SUM));
}

function ages(queues: readonly QueueWithDlq[]): IMetric[] {
  return queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage());
}
