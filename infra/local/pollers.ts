/** Polls queues as an SQS event source mapping does: fetches messages, calls the consumer, deletes finished ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { QueueShape } from '../../shared/contract/resources.ts';
import type { Functions } from './functions.ts';
import { REGION } from './stack-settings.ts';

const PAUSE_AFTER_FAILURE_MS = 500;

/** A queue, its address, how long one poll waits, and how soon a failed message comes back: a laptop shows in seconds what AWS shows in minutes. */
type PolledQueue = QueueShape & { url: string; retrySeconds: number; pollSeconds: number };

/** Polls one queue until the returned function is called. */
export function pollQueue(client: SQSClient, queue: PolledQueue, functions: Functions): () => Promise<void> {
  let isStopping = false;
  const loop = async () => {
    while (!isStopping) {
      try {
        await pollOnce(client, queue, functions);
      } catch (error) {
        if (!isStopping) console.error(`Queue ${queue.name}: ${error instanceof Error ? error.message : error}`);
        await sleep(PAUSE_AFTER_FAILURE_MS);
      }
    }
  };
  const done = loop();
  return () => {
    isStopping = true;
    return done;
  };
}

async function pollOnce(client: SQSClient, queue: PolledQueue, functions: Functions): Promise<void> {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: queue.url,
      MaxNumberOfMessages: queue.batchSize,
      WaitTimeSeconds: queue.pollSeconds,
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
    }),
  );
  if (Messages.length === 0) return;
  const event: SQSEvent = { Records: Messages.map((message) => recordOf(message, queue.name)) };
  const response = await functions.invoke<SQSBatchResponse | null>(queue.handler, event);
  const failed = new Set(response?.batchItemFailures.map((failure) => failure.itemIdentifier));
  const isFailed = ({ MessageId = '' }: Message) => failed.has(MessageId);
  await deleteMessages(
    client,
    queue.url,
    Messages.filter((message) => !isFailed(message)),
  );
  await retrySoon(client, queue, Messages.filter(isFailed));
}

async function deleteMessages(client: SQSClient, QueueUrl: string, messages: Message[]): Promise<void> {
  if (messages.length === 0) return;
  const Entries = messages.map(({ ReceiptHandle }, position) => ({ Id: String(position), ReceiptHandle }));
  await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
}

async function retrySoon(client: SQSClient, { url: QueueUrl, retrySeconds }: PolledQueue, messages: Message[]) {
  if (messages.length === 0) return;
  const Entries = messages.map(({ ReceiptHandle }, position) => ({
    Id: String(position),
    ReceiptHandle,
    VisibilityTimeout: retrySeconds,
  }));
  await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
}

function recordOf(message: Message, queueName: string): SQSRecord {
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: message.Attributes as SQSRecord['attributes'],
    messageAttributes: {},
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${REGION}:000000000000:${queueName}`,
    awsRegion: REGION,
  };
}
