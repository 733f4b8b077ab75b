/** The local queues deliver, give up into the dead-letter queue, and keep what they accepted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startQueues } from '../../../infra/local/queues.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const queues = [{ name: 'parse', visibilityTimeoutSeconds: 1, maxReceiveCount: 2 }];
const MODULE = pathToFileURL(join(import.meta.dirname, '../../../infra/local/queues.ts')).href;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-queues-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function clientOf(endpoint: string) {
  return new SQSClient({ endpoint, region: 'eu-west-1', credentials });
}

async function receive(client: SQSClient, url: string, waitSeconds = 3) {
  const command = new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10, WaitTimeSeconds: waitSeconds });
  return (await client.send(command)).Messages ?? [];
}

test('a message that is never deleted ends in the dead-letter queue after its last delivery', async () => {
  const server = await startQueues({ port: 0, dataDir, queues });
  const client = clientOf(server.endpoint);
  await server.send('parse', 'poison');
  const deliveries: number[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1)
    deliveries.push((await receive(client, server.urlOf('parse'))).length);
  const third = await receive(client, server.urlOf('parse'), 2);
  const dead = await receive(client, server.urlOf('parse-dlq'));
  await server.close();
  expect(deliveries).toEqual([1, 1]);
  expect(third).toEqual([]);
  expect(dead.map((message) => message.Body)).toEqual(['poison']);
});

test('messages accepted before kill -9 are delivered afterwards, deleted ones are not', async () => {
  const script = `
    const { startQueues } = await import(${JSON.stringify(MODULE)});
    const server = await startQueues({ port: 0, dataDir: ${JSON.stringify(dataDir)}, queues: ${JSON.stringify(queues)} });
    console.log(server.endpoint);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const endpoint = output.toString().trim();
  const client = clientOf(endpoint);
  const url = `${endpoint}/000000000000/parse`;
  await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'done' }));
  const [done] = await receive(client, url);
  await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: done!.ReceiptHandle }));
  for (let index = 0; index < 20; index += 1) {
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: `message ${index}` }));
  }
  child.kill('SIGKILL');
  await once(child, 'exit');

  const restarted = await startQueues({ port: 0, dataDir, queues });
  const again = clientOf(restarted.endpoint);
  const bodies = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    for (const message of await receive(again, restarted.urlOf('parse'), 0)) bodies.add(message.Body ?? '');
  }
  await restarted.close();
  expect([...bodies].sort()).toEqual(Array.from({ length: 20 }, (_, index) => `message ${index}`).sort());
});

test('a restart with other settings changes the queue and keeps its messages', async () => {
  const first = await startQueues({ port: 0, dataDir, queues });
  await first.send('parse', 'kept');
  await first.close();
  const changed = [{ name: 'parse', visibilityTimeoutSeconds: 7, maxReceiveCount: 5 }];
  const second = await startQueues({ port: 0, dataDir, queues: changed });
  const client = clientOf(second.endpoint);
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: second.urlOf('parse'), AttributeNames: ['All'] }),
  );
  const [message] = await receive(client, second.urlOf('parse'));
  await second.close();
  expect(Attributes?.VisibilityTimeout).toBe('7');
  expect(JSON.parse(Attributes?.RedrivePolicy ?? '{}').maxReceiveCount).toBe(5);
  expect(message?.Body).toBe('kept');
});

test('the queues cannot be reached from another machine', async () => {
  const server = await startQueues({ port: 0, dataDir, queues });
  const port = Number(new URL(server.endpoint).port);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  const host = outside?.address ?? '127.0.0.2';
  const refused = await new Promise<string>((resolve) => {
    const socket = createConnection({ host, port }, () => resolve('connected'));
    socket.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? 'error'));
  });
  await server.close();
  expect(refused).toBe('ECONNREFUSED');
});

test.each([
  ['an origin', { origin: 'https://elsewhere.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['the mark of a fetch from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a host name of its own', { host: 'elsewhere.example' }],
])('a page that sends %s can put nothing into a queue', async (_, marks) => {
  const server = await startQueues({ port: 0, dataDir, queues });
  const form = new URLSearchParams({ Action: 'SendMessage', MessageBody: 'hello', QueueUrl: server.urlOf('parse') });
  const status = (headers: Record<string, string>) => postForm(server.urlOf('parse'), form.toString(), headers);
  const refused = await status(marks);
  const emptied = await receive(clientOf(server.endpoint), server.urlOf('parse'), 0);
  const accepted = await status({});
  await server.close();
  expect(refused).toBe(403);
  expect(emptied).toEqual([]);
  expect(accepted).toBe(200);
});

async function postForm(url: string, body: string, headers: Record<string, string>): Promise<number | undefined> {
  const call = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}
