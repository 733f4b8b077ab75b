/** What can be thrown away and made again: the functions, the API in front of them, their alarms. */
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
import { QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import type { DataStack } from './data-stack.ts';
import { functionFactory } from './function-factory.ts';

export interface AppStackProps extends StackProps {
  settings: FunctionSettings;
  data: DataStack;
}

/** The replaceable stack. */
export class AppStack extends Stack {
  readonly api: Api;
  readonly firewall: Firewall;
  readonly forRecruiters: NestedStack;
  readonly forApplicants: NestedStack;
  readonly forQueues: NestedStack;
  readonly forWatching: NestedStack;

  constructor(scope: Construct, id: string, { settings, data, ...props }: AppStackProps) {
    super(scope, id, props);
    const { stage } = settings;
    const routes: Route[] = Object.values(contract);
    const queues: Record<QueueId, QueueWithDlq> = {
      resumes: data.resumeQueue,
      scans: new QueueWithDlq(this, 'scans-queue', { shape: QUEUES.scans }),
      matching: new QueueWithDlq(this, 'matching-queue', { shape: QUEUES.matching }),
      runs: new QueueWithDlq(this, 'runs-queue', { shape: QUEUES.runs }),
    };
    // CloudFormation takes 500 resources a template: what recruiters call has one of its own, and so have what applicants and
    // what queues call, and what watches all of them.
    this.forRecruiters = new NestedStack(this, 'Recruiters', { description: 'The functions of the admin routes' });
    this.forApplicants = new NestedStack(this, 'Applicants', { description: 'The functions of one’s own application' });
    this.forQueues = new NestedStack(this, 'Queues', { description: 'The functions that work off the queues' });
    this.forWatching = new NestedStack(this, 'Watching', { description: 'The alarms and the dashboard' });
    const { forRecruiters, forApplicants, forQueues } = this;
    const makeFunction = functionFactory(this, { settings, data, queues, forRecruiters, forApplicants, forQueues });

    const consumers = Object.entries(QUEUES).map(([name, shape]) => {
      const consumer = makeFunction(shape.handler, shape.timeoutSeconds);
      queues[name as QueueId].consumeWith(consumer, stage.queueConcurrency);
      return consumer;
    });

    const sweep = makeFunction(BACKGROUND_FUNCTIONS.sweep.handler, BACKGROUND_FUNCTIONS.sweep.timeoutSeconds);
    new Rule(this, 'SweepSchedule', {
      schedule: Schedule.rate(Duration.seconds(BACKGROUND_FUNCTIONS.sweep.everySeconds.aws)),
      // A sweep that failed is not repeated: the next one does the same work.
      targets: [new LambdaFunction(sweep.function, { retryAttempts: 0 })],
    });

    const retain = makeFunction(BACKGROUND_FUNCTIONS.retain.handler, BACKGROUND_FUNCTIONS.retain.timeoutSeconds);
    new Rule(this, 'RetentionSchedule', {
      schedule: Schedule.rate(Duration.seconds(BACKGROUND_FUNCTIONS.retain.everySeconds.aws)),
      targets: [new LambdaFunction(retain.function, { retryAttempts: 2 })],
    });

    const { archiveTrail } = BACKGROUND_FUNCTIONS;
    const archive = makeFunction(archiveTrail.handler, archiveTrail.timeoutSeconds);
    new Rule(this, 'ArchiveSchedule', {
      schedule: Schedule.rate(Duration.seconds(archiveTrail.everySeconds.aws)),
      targets: [new LambdaFunction(archive.function, { retryAttempts: 2 })],
    });

    const functions: Record<string, AppFunction> = {};
    for (const route of routes) functions[route.handler] ??= makeFunction(route.handler, timeoutOf(route), route);
    this.api = new Api(this, 'Api', { stage, routes, functions, signIn: data.signIn });
    this.api.addSite(makeFunction(SITE_FUNCTION.handler, SITE_FUNCTION.timeoutSeconds));
    const { restApi } = this.api;
    this.firewall = new Firewall(this, 'Firewall', {
      stageName: stage.name,
      restApi,
      routes,
      publicFormsPerMinute: stage.publicFormsPerMinute,
      requestsPerMinute: stage.requestsPerMinute,
    });

    const background = [...consumers, sweep, retain, archive, data.addAdminClaim];
    this.watch({ stage, data, queues, background });
  }

  private watch({ stage, data, queues, background }: Watched): void {
    const { restApi } = this.api;
    const alarms = new Alarms(this.forWatching, 'Alarms', { email: stage.alarmEmail });
    alarms.watchApi(restApi, INTEGRATION_TIMEOUT_SECONDS);
    alarms.watchThrottles();
    alarms.watchSweep(stage.name);
    alarms.watchOutgoing(stage.name);
    alarms.watchReading(stage.name);
    alarms.watchUploads(data.uploads.bucket);
    alarms.watchFirewall(this.firewall);
    for (const table of Object.values(data.tables)) alarms.watchTable(table);
    for (const fn of background) alarms.watchFunction(fn);
    for (const queue of Object.values(queues)) alarms.watchQueue(queue);
    new StageDashboard(this.forWatching, 'Dashboard', { stage, restApi, queues, functions: background });
  }
}

/** What alarms are about, besides what the stack has itself. */
interface Watched {
  stage: StageConfig;
  data: DataStack;
  queues: Record<QueueId, QueueWithDlq>;
  /** Functions that no caller waits for. */
  background: readonly AppFunction[];
}

// The gateway waits a second longer, so that the function's own answer comes first.
const API_TIMEOUT_SECONDS = INTEGRATION_TIMEOUT_SECONDS - 1;
// A stream ends by itself within the gateway's limit; the function is there a little longer to write its last log line.
const STREAMING_TIMEOUT_SECONDS = STREAM_TIMEOUT_SECONDS + 5;

const timeoutOf = ({ streams }: Route) => (streams ? STREAMING_TIMEOUT_SECONDS : API_TIMEOUT_SECONDS);
