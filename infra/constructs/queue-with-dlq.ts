/** A queue built from its shape in the contract, with its dead-letter queue. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { MAX_RECEIVE_COUNT, type QueueShape } from '../../shared/contract/resources.ts';
import type { AppFunction } from './app-function.ts';

// AWS's advice: long enough for the poller's own retries of a throttled function.
const VISIBILITY_PER_TIMEOUT = 6;
const RETENTION_DAYS = 14;

/** Encrypted with SQS's own keys: messages carry ids and object keys, and S3 can send without a key policy. */
const COMMON = {
  encryption: QueueEncryption.SQS_MANAGED,
  enforceSSL: true,
  retentionPeriod: Duration.days(RETENTION_DAYS),
} as const;

/** A queue whose messages go to dead letters after five failed deliveries and wait there for 14 days. */
export class QueueWithDlq extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  private readonly shape: QueueShape;

  constructor(scope: Construct, id: string, { shape }: { shape: QueueShape }) {
    super(scope, id);
    this.shape = shape;
    // What could not be digested has to survive the stack that failed on it.
    this.deadLetters = new Queue(this, 'DeadLetters', { ...COMMON, removalPolicy: RemovalPolicy.RETAIN });
    this.queue = new Queue(this, 'Queue', {
      ...COMMON,
      visibilityTimeout: Duration.seconds(shape.timeoutSeconds * VISIBILITY_PER_TIMEOUT),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVE_COUNT },
    });
  }

  /** Lets `fn` put messages on the queue, and passes it the queue's address. */
  grantSend(fn: AppFunction): void {
    const environment = { [this.shape.environmentName]: this.queue.queueUrl };
    fn.allow({ actions: ['sqs:SendMessage'], resources: [this.queue.queueArn], environment });
  }

  /** Lets `fn` look at the dead letters and put them back into the queue. */
  grantRedrive(fn: AppFunction): void {
    this.grantSend(fn);
    const environment = { [this.shape.deadLettersEnvironmentName]: this.deadLetters.queueUrl };
    const actions = [
      'sqs:ReceiveMessage',
      'sqs:DeleteMessage',
      'sqs:ChangeMessageVisibility',
      'sqs:GetQueueAttributes',
    ];
    fn.allow({ actions, resources: [this.deadLetters.queueArn], environment });
  }

  /** Makes `fn` the consumer, at most `maxConcurrency` (2 or more) at once; failures come back message by message. */
  consumeWith(fn: AppFunction, maxConcurrency: number): void {
    const { batchSize } = this.shape;
    fn.function.addEventSource(
      new SqsEventSource(this.queue, { batchSize, maxConcurrency, reportBatchItemFailures: true }),
    );
  }
}
