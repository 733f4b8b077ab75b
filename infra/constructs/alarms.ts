/** All alarms; docs/runbook.md has an entry for each. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { PROBE_NAMES } from '../../shared/contract/probes.ts';
import { AlarmTopic, type AlarmTopicProps } from './alarm-topic.ts';
import type { AppFunction } from './app-function.ts';
import { appMetric } from './app-metric.ts';
import type { AppTable } from './app-table.ts';
import type { DailyBackup } from './daily-backup.ts';
import { type Firewall, PAST_CLOUDFRONT } from './firewall.ts';
import type { Journey } from './journeys.ts';
import { PromiseAlarms } from './promise-alarms.ts';
import type { QueueWithDlq } from './queue-with-dlq.ts';
import { WHOLE_BUCKET } from './upload-bucket.ts';

const ERRORS_MAX_PERCENT = 1;
const TIMEOUT_MAX_SHARE = 0.8;
const OLDEST_MESSAGE_MAX_SECONDS = 600;

/** A request in a million fails for S3 itself, and is tried again. */
const STORAGE_ERRORS_MAX = 5;
/** In five minutes: more than a scanner that goes away again. */
const FIREWALL_BLOCKS_MAX = 1_000;
const ORIGIN_REFUSED_MAX = 100;
/** Alarms of the API ring at one; a site that nobody visits at night has few answers to count. */
const FRONT_ERRORS_MAX_PERCENT = 5;
const RESUMES_MIN = 5;
const RESUMES_FAILED_MAX_PERCENT = 50;
const ENDED = '(FILL(failed, 0) + FILL(read, 0))';

/** Changes wait for ten minutes; readers lay them over what they fetched, so that this costs time and shows nothing wrong. */
const INDEX_BEHIND_MAX_SECONDS = 1_800;

const PERIOD = Duration.minutes(5);
/** One bad period rings; one without data, in which nobody came, does not. */
const AT_ONCE: Pick<AlarmProps, 'evaluationPeriods' | 'datapointsToAlarm' | 'treatMissingData'> & {
  evaluationPeriods: number;
} = { evaluationPeriods: 1, treatMissingData: TreatMissingData.NOT_BREACHING };

/** The alarms of a stage and the topic they ring. */
export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: AlarmTopicProps) {
    super(scope, id);
    this.topic = new AlarmTopic(this, 'Topic', { email }).topic;
  }

  /** All API functions together: a failing one shows in the answers, and a slow one in the latency. Answers the alarm of those that fail. */
  watchApi(restApi: RestApi, timeoutSeconds: number): Alarm {
    const errors = restApi.metricServerError({ period: PERIOD, statistic: Stats.SUM });
    const failing = this.above(
      'ApiErrors',
      percent(errors, restApi.metricCount({ period: PERIOD })),
      ERRORS_MAX_PERCENT,
    );
    const latency = restApi.metricLatency({ period: PERIOD, statistic: Stats.p(99) });
    this.above('ApiSlow', latency, timeoutSeconds * TIMEOUT_MAX_SHARE * 1000);
    return failing;
  }

  /** A table that refuses work: reads and writes of its own, and writes of its indexes, which hold up the table's. */
  watchTable({ tableName: TableName, indexNames, node }: AppTable): void {
    const events = (metricName: string, GlobalSecondaryIndexName?: string) => {
      const dimensionsMap = {
        TableName,
        ...(GlobalSecondaryIndexName && { GlobalSecondaryIndexName }),
      };
      return new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: Stats.SUM, period: PERIOD });
    };
    const ofIndexes = indexNames.map((name) => events('WriteThrottleEvents', name));
    const all = [events('ReadThrottleEvents'), events('WriteThrottleEvents'), ...ofIndexes];
    this.above(`${node.id}-throttles`, sumOf(all), 0, 'table-throttles');
  }

  /** Storage that fails: people cannot upload, and nothing is read. */
  watchUploads({ bucketName }: IBucket): void {
    const dimensionsMap = { BucketName: bucketName, FilterId: WHOLE_BUCKET };
    const failed = new Metric({
      namespace: 'AWS/S3',
      metricName: '5xxErrors',
      dimensionsMap,
      statistic: Stats.SUM,
      period: PERIOD,
    });
    this.above('UploadErrors', failed, STORAGE_ERRORS_MAX);
  }

  /** A night's backup, or its copy, that came to nothing; a copy is counted under the name of either vault. */
  watchBackup({ vaultNames: [here, there] }: DailyBackup): void {
    const failed = (metricName: string, BackupVaultName: string) => {
      const dimensionsMap = { BackupVaultName };
      return new Metric({ namespace: 'AWS/Backup', metricName, dimensionsMap, statistic: Stats.SUM, period: PERIOD });
    };
    const copies = [here, there].map((name) => failed('NumberOfCopyJobsFailed', name));
    this.above('BackupFailed', sumOf([failed('NumberOfBackupJobsFailed', here), ...copies]), 0);
  }

  /** CloudFront, whose metrics are in us-east-1: what people get who never reach the API. */
  watchFront(distributionId: string): void {
    const dimensionsMap = { DistributionId: distributionId, Region: 'Global' };
    const share = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap,
      statistic: Stats.AVERAGE,
      period: PERIOD,
    });
    this.above('FrontErrors', share, FRONT_ERRORS_MAX_PERCENT);
  }

  /** A flood or an attack that the firewall stops, and a front whose secret it no longer knows. */
  watchFirewall(firewall: Firewall): void {
    this.above('FirewallBlocks', firewall.metricBlocked('ALL', PERIOD), FIREWALL_BLOCKS_MAX);
    this.above('OriginRefused', firewall.metricBlocked(PAST_CLOUDFRONT, PERIOD), ORIGIN_REFUSED_MAX);
  }

  /** Resumes that end as failed far more often than people send bad files. */
  watchReading(stageName: string): void {
    const failed = appMetric(stageName, 'ResumesFailed', Stats.SUM);
    const read = appMetric(stageName, 'ResumesRead', Stats.SUM);
    // Below a handful, one bad file says nothing.
    const share = new MathExpression({
      expression: `IF(${ENDED} >= ${RESUMES_MIN}, 100 * FILL(failed, 0) / ${ENDED}, 0)`,
      usingMetrics: { failed, read },
      period: PERIOD,
    });
    this.above('ResumesFail', share, RESUMES_FAILED_MAX_PERCENT);
  }

  /** A function that Lambda refuses to start while someone waits: each by itself, since a metric of all counts other stages too. */
  watchThrottles({ function: fn, node }: AppFunction): void {
    this.above(`${node.id}-throttles`, fn.metricThrottles({ period: PERIOD }), 0, 'throttles');
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

  /** Each probe of the canaries: twice wrong in a quarter of an hour, or not asked at all. */
  watchCanaries(stageName: string): void {
    for (const probe of PROBE_NAMES) {
      const failed = appMetric(stageName, 'ProbeFailed', Stats.MAXIMUM, { probe });
      this.above(`canary-${probe}`, failed, 0, `canary-${probe}`, {
        evaluationPeriods: 3,
        datapointsToAlarm: 2,
        treatMissingData: TreatMissingData.BREACHING,
      });
    }
  }

  /** What people were promised, by how fast it is broken. */
  watchJourneys(stageName: string, journeys: readonly Journey[]): void {
    new PromiseAlarms(this, 'Promises', { stageName, journeys, topic: this.topic });
  }

  /** The sweep should have nothing to do: what it finds, an event has lost. */
  watchSweep(stageName: string): void {
    this.above('SweepFound', appMetric(stageName, 'SweepFound', Stats.SUM), 0);
  }

  /** Generations of the indexes that lack what is in the tables, or a writer that says nothing of them. */
  watchIndexes(stageName: string): void {
    this.above(
      'IndexBehind',
      appMetric(stageName, 'IndexBehindSeconds', Stats.MAXIMUM),
      INDEX_BEHIND_MAX_SECONDS,
      'indexbehind',
      {
        evaluationPeriods: 3,
        datapointsToAlarm: 3,
        treatMissingData: TreatMissingData.BREACHING,
      },
    );
  }

  /** A message to a person that no carrier took: someone waits for words that never arrive. */
  watchOutgoing(stageName: string): void {
    this.above('OutgoingFailed', appMetric(stageName, 'OutgoingFailed', Stats.SUM), 0);
  }

  private above(id: string, metric: IMetric, threshold: number, entry = id.toLowerCase(), more = AT_ONCE): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      ...more,
      alarmDescription: `See docs/runbook.md#${entry}`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    return alarm;
  }
}

function sumOf(metrics: readonly IMetric[]): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, n) => [`m${n}`, metric]));
  // One that reported nothing is no reason to say nothing of the others.
  const filled = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: filled.join(' + '), usingMetrics, period: PERIOD });
}

function percent(part: IMetric, whole: IMetric): MathExpression {
  // Without calls there is no data, which is no breach.
  return new MathExpression({ expression: '100 * part / whole', usingMetrics: { part, whole }, period: PERIOD });
}
