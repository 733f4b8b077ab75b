/** What can be deleted and recreated: the functions, the API in front of them, their alarms. */
import { Duration, NestedStack, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { BACKGROUND_FUNCTIONS, QUEUES, SITE_FUNCTION } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes as contract } from '../../shared/contract/routes.ts';
import type { QueueId } from '../../shared/contract/uses.ts';
import type { StageConfig } from '../config.ts';
import { Alarms } from '../constructs/alarms.ts';
import { Api, INTEGRATION_TIMEOUT_SECONDS, STREAM_TIMEOUT_SECONDS } from '../constructs/api.ts';
import type { AppFunction, FunctionSettings } from '../constructs/app-function.ts';
import { StageDashboard } from '../constructs/dashboard.ts';
import { Firewall } from '../constructs/firewall.ts';
import { GradualRelease } from '../constructs/gradual-release.ts';
import { Journeys } from '../constructs/journeys.ts';
import { PeopleSearchAccess } from '../constructs/people-search-access.ts';
import { QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import { answeringNames, routesOf } from '../functions.ts';
import type { DataStack } from './data-stack.ts';
import { functionFactory, type MakeFunction } from './function-factory.ts';
import type { SearchStack } from './search-stack.ts';

export interface AppStackProps extends StackProps {
  settings: FunctionSettings;
  data: DataStack;
  /** Where people are searched in a collection. */
  search?: SearchStack;
}

/** The replaceable stack. */
export class AppStack extends Stack {
  readonly api: Api;
  readonly firewall: Firewall;
  readonly forQueues: NestedStack;
  readonly forWatching: NestedStack;

  constructor(scope: Construct, id: string, { settings, data, search, ...props }: AppStackProps) {
    super(scope, id, props);
    const { stage } = settings;
    const routes: Route[] = Object.values(contract);
    // CloudFormation takes 500 resources a template: what queues call has one of its own, and so has what watches everything.
    this.forQueues = new NestedStack(this, 'Queues', { description: 'The functions that nobody waits for' });
    this.forWatching = new NestedStack(this, 'Watching', { description: 'The alarms and the dashboard' });

    const queues = this.makeQueues(data);
    const people = search && new PeopleSearchAccess(this, 'PeopleSearch', search);
    const makeFunction = functionFactory({ settings, data, queues, people });
    const consumers = this.makeConsumers(makeFunction, queues, stage.queueConcurrency);
    const scheduled = this.makeScheduled(makeFunction);

    const functions = this.makeAnswering(makeFunction);
    const site = makeFunction(this, SITE_FUNCTION.handler, SITE_FUNCTION.timeoutSeconds);
    this.api = new Api(this, 'Api', { stage, routes, functions, signIn: data.signIn });
    this.api.addSite(site);
    const { restApi } = this.api;
    this.firewall = new Firewall(this, 'Firewall', { ...stage, stageName: stage.name, restApi, routes });

    const background = [...consumers, ...scheduled, data.addAdminClaim];
    const answering = [...Object.values(functions), site];
    this.watch({ stage, data, queues, background, answering });
  }

  private makeQueues(data: DataStack): Record<QueueId, QueueWithDlq> {
    return {
      resumes: data.resumeQueue,
      scans: new QueueWithDlq(this, 'scans-queue', { shape: QUEUES.scans }),
      matching: new QueueWithDlq(this, 'matching-queue', { shape: QUEUES.matching }),
      runs: new QueueWithDlq(this, 'runs-queue', { shape: QUEUES.runs }),
    };
  }

  /** One function for each kind of queued work. */
  private makeConsumers(make: MakeFunction, queues: Record<QueueId, QueueWithDlq>, concurrency: number): AppFunction[] {
    return Object.entries(QUEUES).map(([name, { handler, timeoutSeconds }]) => {
      const consumer = make(this.forQueues, handler, timeoutSeconds);
      queues[name as QueueId].consumeWith(consumer, concurrency);
      return consumer;
    });
  }

  private makeScheduled(make: MakeFunction): AppFunction[] {
    const { sweep, retain, archiveTrail, publishIndexes } = BACKGROUND_FUNCTIONS;
    const scheduled = (id: string, { handler, timeoutSeconds, everySeconds }: Scheduled, retryAttempts: number) => {
      const fn = make(this.forQueues, handler, timeoutSeconds);
      const schedule = Schedule.rate(Duration.seconds(everySeconds.aws));
      new Rule(this, id, { schedule, targets: [new LambdaFunction(fn.function, { retryAttempts })] });
      return fn;
    };
    return [
      // A sweep that failed is not repeated: the next one does the same work.
      scheduled('SweepSchedule', sweep, 0),
      scheduled('RetentionSchedule', retain, 2),
      scheduled('ArchiveSchedule', archiveTrail, 2),
      // One that failed is not repeated: the next one, a minute later, does the same work.
      scheduled('PublishSchedule', publishIndexes, 0),
    ];
  }

  /** By name, the functions that answer routes: one an area. */
  private makeAnswering(make: MakeFunction): Record<string, AppFunction> {
    return Object.fromEntries(answeringNames().map((name) => [name, make(this, name, timeoutOf(name))]));
  }

  private watch({ stage, data, queues, background, answering }: Watched): void {
    const { restApi } = this.api;
    const alarms = new Alarms(this.forWatching, 'Alarms', { email: stage.alarmEmail });
    const alarm = alarms.watchApi(restApi, INTEGRATION_TIMEOUT_SECONDS);
    if (stage.releases === 'gradual') new GradualRelease(this, 'GradualRelease', { functions: answering, alarm });
    const journeys = new Journeys(this.forWatching, 'Journeys', {
      stageName: stage.name,
      accessLogs: this.api.accessLogs,
    });
    alarms.watchJourneys(stage.name, journeys.all);
    alarms.watchSweep(stage.name);
    alarms.watchIndexes(stage.name);
    alarms.watchOutgoing(stage.name);
    alarms.watchReading(stage.name);
    alarms.watchUploads(data.uploads.bucket);
    alarms.watchFirewall(this.firewall);
    if (data.backup) alarms.watchBackup(data.backup);
    for (const table of Object.values(data.tables)) alarms.watchTable(table);
    for (const fn of background) alarms.watchFunction(fn);
    for (const fn of answering) alarms.watchThrottles(fn);
    for (const queue of Object.values(queues)) alarms.watchQueue(queue);
    new StageDashboard(this.forWatching, 'Dashboard', { stage, restApi, journeys, queues, background, answering });
  }
}

/** What alarms are about, besides what the stack has itself. */
interface Watched {
  stage: StageConfig;
  data: DataStack;
  queues: Record<QueueId, QueueWithDlq>;
  /** Functions that no caller waits for. */
  background: readonly AppFunction[];
  /** Functions that answer routes. */
  answering: readonly AppFunction[];
}

type Scheduled = (typeof BACKGROUND_FUNCTIONS)['sweep' | 'retain' | 'archiveTrail' | 'publishIndexes'];

// The gateway waits a second longer, so that the function's own answer comes first.
const API_TIMEOUT_SECONDS = INTEGRATION_TIMEOUT_SECONDS - 1;
// A stream ends by itself within the gateway's limit; the function is there a little longer to write its last log line.
const STREAMING_TIMEOUT_SECONDS = STREAM_TIMEOUT_SECONDS + 5;

/** As long as the slowest of the routes that a function answers may take. */
const timeoutOf = (name: string) =>
  Math.max(...routesOf(name).map(({ streams }) => (streams ? STREAMING_TIMEOUT_SECONDS : API_TIMEOUT_SECONDS)));
