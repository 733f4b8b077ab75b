/** Messages that failed five deliveries: counts them, shows them without loss, and puts them back. */
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { QUEUES, type QueueShape } from '../../shared/contract/resources.ts';
import { requiredEnv } from '../runtime/env.ts';
import type { RedrivingClient } from '../runtime/granted.ts';

/** A message as it lies there. */
export interface DeadMessage {
  messageId: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  body: string;
}

export interface DeadLetters {
  /** About how many there are. */
  count(): Promise<number>;
  /** Up to `max` of them, each once, oldest first; they stay, and can be seen again a second later. */
  look(max: number): Promise<DeadMessage[]>;
  /**
   * Puts them back into their queue until none is left or the time is up. Each is sent before it is removed, so that one
   * may go twice, which is harmless, but none is lost.
   */
  putBack(isTimeUp: () => boolean): Promise<{ redriven: number; remaining: number }>;
}

const AT_ONCE = 10;
/** Long enough to see each message once, and to send it on before someone else does. */
const HELD_SECONDS = 20;
/** Those looked at become visible again after this; never 0, which the local queues lose a message by. */
const RELEASED_SECONDS = 1;
/** Asks all of SQS's servers, and waits for what someone has just looked at. */
const WAIT_SECONDS = 1;
const EMPTY_LOOKS_MAX = 2;

function receiving(client: SQSClient, QueueUrl: string): () => Promise<Message[]> {
  return async () => {
    const command = new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: AT_ONCE,
      VisibilityTimeout: HELD_SECONDS,
      WaitTimeSeconds: WAIT_SECONDS,
      MessageSystemAttributeNames: ['SentTimestamp'],
    });
    return (await client.send(command)).Messages ?? [];
  };
}

async function release(client: SQSClient, QueueUrl: string, messages: readonly Message[]): Promise<void> {
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const Entries = messages.slice(from, from + AT_ONCE).map(({ ReceiptHandle }, at) => ({
      Id: String(at),
      ReceiptHandle,
      VisibilityTimeout: RELEASED_SECONDS,
    }));
    await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
  }
}

const deadMessageOf = ({ MessageId = '', Body = '', Attributes }: Message): DeadMessage => ({
  messageId: MessageId,
  sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
  body: Body,
});

function deadLettersOf(client: SQSClient, queue: QueueShape): DeadLetters {
  const source = requiredEnv(queue.deadLettersEnvironmentName);
  const target = requiredEnv(queue.environmentName);
  const receive = receiving(client, source);

  const count = async (): Promise<number> => {
    const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
    const command = new GetQueueAttributesCommand({ QueueUrl: source, AttributeNames: [...names] });
    const { Attributes = {} } = await client.send(command);
    return names.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0);
  };

  const look = async (max: number): Promise<DeadMessage[]> => {
    const held: Message[] = [];
    const found = new Map<string, DeadMessage>();
    const expected = Math.min(max, await count());
    for (let emptyLooks = 0; found.size < max && emptyLooks < EMPTY_LOOKS_MAX; ) {
      const messages = await receive();
      held.push(...messages);
      for (const message of messages) found.set(message.MessageId ?? '', deadMessageOf(message));
      // Someone else may be looking at the rest just now.
      if (messages.length === 0) emptyLooks += found.size < expected ? 1 : EMPTY_LOOKS_MAX;
      else if (found.size >= expected && messages.length < AT_ONCE) break;
    }
    await release(client, source, held);
    return [...found.values()].sort((a, b) => a.sentAt.localeCompare(b.sentAt)).slice(0, max);
  };

  const move = async ({ Body, ReceiptHandle }: Message): Promise<void> => {
    await client.send(new SendMessageCommand({ QueueUrl: target, MessageBody: Body }));
    await client.send(new DeleteMessageCommand({ QueueUrl: source, ReceiptHandle }));
  };

  const putBack: DeadLetters['putBack'] = async (isTimeUp) => {
    const expected = await count();
    let redriven = 0;
    for (let emptyLooks = 0; emptyLooks < EMPTY_LOOKS_MAX && !isTimeUp(); ) {
      const messages = await receive();
      await Promise.all(messages.map(move));
      redriven += messages.length;
      if (messages.length === 0) emptyLooks += redriven < expected ? 1 : EMPTY_LOOKS_MAX;
      // Whatever comes back meanwhile has failed again and is for another time.
      else if (redriven >= expected && messages.length < AT_ONCE) break;
    }
    return { redriven, remaining: Math.max(0, expected - redriven) };
  };

  return { count, look, putBack };
}

/** Requests to read a resume that could not be worked off. */
export const resumeDeadLetters = (client: RedrivingClient<'resumes'>): DeadLetters =>
  deadLettersOf(client, QUEUES.resumes);

/** Scans whose letters could not be recognised. */
export const scanDeadLetters = (client: RedrivingClient<'scans'>): DeadLetters => deadLettersOf(client, QUEUES.scans);

/** Requests to match that could not be worked off. */
export const matchDeadLetters = (client: RedrivingClient<'matching'>): DeadLetters =>
  deadLettersOf(client, QUEUES.matching);

/** Stretches of imports, exports and reconciliations that could not be worked off. */
export const runDeadLetters = (client: RedrivingClient<'runs'>): DeadLetters => deadLettersOf(client, QUEUES.runs);
