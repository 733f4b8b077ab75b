/** A stack whose database, storage and queues stand behind proxies that fail as a test says, and whose clocks it puts forward. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { startDynamodb } from '../../infra/local/dynamodb.ts';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS, TABLES } from '../../shared/contract/resources.ts';
import { storesOf } from './everything-stored.ts';
import { type FaultyProxy, seededRandom, startFaultyProxy } from './faulty-proxy.ts';
import type { OwnStack, TestStack } from './local-stack.ts';
import { type MessageProxy, startMessageProxy } from './message-proxy.ts';
import { demoData, ownStack } from './shared.ts';

export interface FaultyStack {
  stack: OwnStack;
  database: FaultyProxy;
  storage: FaultyProxy;
  /** What functions ask of the queues. */
  calls: FaultyProxy;
  /** What the queues hand to consumers. */
  messages: MessageProxy;
  /** Lets this share of all calls fail, 0..1. */
  failAt(share: number): void;
  stop(): Promise<void>;
}

/** Work that was lost is found after seconds. */
const QUICK = { ENCAJE_RETRY_SECONDS: '1', ENCAJE_SWEEP_SECONDS: '5', READING_LEASE_SECONDS: '15' };

export async function startFaultyStack(): Promise<FaultyStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'encaje-faults-'));
  // The stack starts from the template's files, so its database has to hold the template's rows.
  await cp(join(await demoData(), 'dynamodb'), dataDir, { recursive: true });
  const dynamodb = await startDynamodb({ port: 0, dataDir });
  const database = await startFaultyProxy(dynamodb.endpoint, seededRandom(7));
  const stack = await ownStack({ ...QUICK, AWS_ENDPOINT_URL_DYNAMODB: database.endpoint });
  const { AWS_ENDPOINT_URL_S3: files = '', AWS_ENDPOINT_URL_SQS: queues = '' } = stack.running.environment;
  const storage = await startFaultyProxy(files, seededRandom(11), 's3');
  const calls = await startFaultyProxy(queues, seededRandom(13), 'sqs');
  const messages = await startMessageProxy(queues, calls.endpoint);
  await stack.restart({ ENCAJE_STORAGE_ENDPOINT: storage.endpoint, ENCAJE_QUEUES_ENDPOINT: messages.endpoint });
  return {
    ...{ stack, database, storage, calls, messages },
    failAt: (share) => {
      for (const proxy of [database, storage, calls]) proxy.failShare = share;
    },
    stop: async () => {
      await stack.stop();
      await Promise.all([database, storage, calls, messages].map((proxy) => proxy.close()));
      await dynamodb.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A round of the sweep, now. */
export const sweepNow = ({ running }: TestStack) => invokeAt(running.functions, BACKGROUND_FUNCTIONS.sweep.handler, {});

/** An application has been as it is for a minute, which is how patient the sweep is. */
export const aMinutePasses = (stack: TestStack, applicationId: string) =>
  setAttributes(stack, TABLES.applications, { applicationId }, { updatedAt: secondsAgo(61) });

/** A letter is as a sender left it who died over it six minutes ago. */
export const sixMinutesPass = (stack: TestStack, outgoingId: string) =>
  setAttributes(stack, TABLES.outbox, { outgoingId }, { createdAt: secondsAgo(360), delivery: 'pending' });

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

async function setAttributes(
  stack: TestStack,
  { environmentName, partitionKey }: { environmentName: string; partitionKey: string },
  Key: Record<string, string>,
  attributes: Record<string, string>,
): Promise<void> {
  const values = Object.entries(attributes).map(([name, value]) => [`:${name}`, value]);
  const command = new UpdateCommand({
    TableName: stack.running.environment[environmentName],
    Key,
    UpdateExpression: `SET ${Object.keys(attributes).map((name) => `${name} = :${name}`)}`,
    ConditionExpression: `attribute_exists(${partitionKey})`,
    ExpressionAttributeValues: Object.fromEntries(values),
  });
  await storesOf(stack).dynamodb.send(command);
}
