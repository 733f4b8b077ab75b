/** A proxy before the queues that does to messages what happens to them on their way: they are lost, doubled, late, or come in another order. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** `doubled` brings two more of a message; `late` brings it a second later, so that others overtake it. */
export type Fate = 'lost' | 'doubled' | 'late';

export interface MessageProxy {
  endpoint: string;
  /** Asked once for each content of a message in a queue (`resumes`, ...); it passes where nothing is said. */
  fate: (queue: string, body: string) => Fate | undefined;
  /** While it is set, messages wait in their queues; afterwards a consumer gets them together. */
  isHeld: boolean;
  /** The contents of the messages that were handed out, batch by batch. */
  batches: { queue: string; bodies: string[] }[];
  close(): Promise<void>;
}

interface Message {
  Body: string;
  ReceiptHandle: string;
}

const RECEIVE = 'AmazonSQS.ReceiveMessage';
const LATE_SECONDS = 1;
const HELD_PAUSE_MS = 50;
/** A connection's own headers; the rest is passed on. */
const OF_THE_CONNECTION = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'expect',
]);

const nameOf = (queueUrl: string): string => queueUrl.slice(queueUrl.lastIndexOf('/') + 1);

/** Receives from the queues at `queues`; every other call goes to `others`. */
export async function startMessageProxy(queues: string, others = queues): Promise<MessageProxy> {
  const proxy: MessageProxy = {
    endpoint: '',
    fate: () => undefined,
    isHeld: false,
    batches: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const suffer = sufferer(proxy, queues);
  const server = createServer(async (incoming, answer) => {
    try {
      const asked = await buffer(incoming);
      if (incoming.headers['x-amz-target'] !== RECEIVE)
        return await pass(await forwarded(others, incoming, asked), answer);
      // A consumer that asks now waits until messages are let go of, or it leaves.
      while (proxy.isHeld && !answer.destroyed) await sleep(HELD_PAUSE_MS);
      await handOut(await forwarded(queues, incoming, asked), answer, suffer, JSON.parse(asked.toString()).QueueUrl);
    } catch {
      answer.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

type Suffer = (messages: readonly Message[], QueueUrl: string) => Promise<Message[]>;

/** What is left of messages after their fates. */
function sufferer(proxy: MessageProxy, endpoint: string): Suffer {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = new SQSClient({ endpoint, region: 'eu-west-1', credentials, useQueueUrlAsEndpoint: false });
  const decided = new Set<string>();
  const fateOf = (queue: string, body: string): Fate | undefined => {
    const content = `${queue} ${body}`;
    if (decided.has(content)) return undefined;
    decided.add(content);
    return proxy.fate(queue, body);
  };
  const left = async (message: Message, QueueUrl: string): Promise<Message[]> => {
    const { Body: MessageBody, ReceiptHandle } = message;
    const sendAgain = (DelaySeconds = 0) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
    // It came to somebody who had asked before messages were held.
    if (proxy.isHeld) await sendAgain();
    const fate = proxy.isHeld ? 'lost' : fateOf(nameOf(QueueUrl), MessageBody);
    if (fate === 'doubled') await Promise.all([sendAgain(), sendAgain()]);
    if (fate === 'late') await sendAgain(LATE_SECONDS);
    if (fate === undefined || fate === 'doubled') return [message];
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    return [];
  };
  return async (messages, QueueUrl) => {
    const passed = (await Promise.all(messages.map((message) => left(message, QueueUrl)))).flat();
    if (passed.length > 0) proxy.batches.push({ queue: nameOf(QueueUrl), bodies: passed.map(({ Body }) => Body) });
    return passed;
  };
}

async function handOut(found: Response, answer: ServerResponse, suffer: Suffer, QueueUrl: string): Promise<void> {
  const body = (await found.json()) as { Messages?: Message[] };
  const Messages = await suffer(body.Messages ?? [], QueueUrl);
  answer.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
  answer.end(JSON.stringify({ ...body, Messages: Messages.length > 0 ? Messages : undefined }));
}

async function pass(found: Response, answer: ServerResponse): Promise<void> {
  answer.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
  answer.end(Buffer.from(await found.arrayBuffer()));
}

function forwarded(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Response> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return fetch(`${target}${url}`, { method, headers: kept as [string, string][], body: new Uint8Array(body) });
}
