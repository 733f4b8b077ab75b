/** Shows on a real DynamoDB that a move and its letter are stored together or not at all, and how the sweep finds the letter. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureTables, startDynamodb } from '../../../infra/local/dynamodb.ts';
import { moverWithLetter } from '../../../lambdas/applications/move-with-letter.ts';
import { outgoing } from '../../../lambdas/outbox/outgoing-letter.ts';
import { collected } from '../../../lambdas/runtime/collected.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { applicationStore } from '../../../lambdas/stores/application-store.ts';
import { outboxStore } from '../../../lambdas/stores/outbox-store.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { type FaultyProxy, seededRandom, startFaultyProxy } from '../../support/faulty-proxy.ts';
import { anApplication, START } from '../records.ts';

const SHAPES = [TABLES.applications, TABLES.outbox];
const NEVER = '9999-01-01T00:00:00.000Z';

let dataDir: string;
let server: Awaited<ReturnType<typeof startDynamodb>>;
let proxy: FaultyProxy;
let documents: DynamoDBDocumentClient;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-moves-'));
  server = await startDynamodb({ port: 0, dataDir });
  proxy = await startFaultyProxy(server.endpoint, seededRandom(3));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: proxy.endpoint, region: 'eu-west-1', credentials, maxAttempts: 12 });
  documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  await ensureTables(client, SHAPES);
  for (const { environmentName, name } of SHAPES) vi.stubEnv(environmentName, name);
});
afterAll(async () => {
  await proxy?.close();
  await server?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

async function stored(applicationId: string, over: Partial<ApplicationRecord> = {}) {
  const record = anApplication({ applicationId, ...over });
  await applicationStore(documents).insert(record);
  return record;
}

const letterTo = (record: ApplicationRecord, id = `letter-${record.applicationId}-${record.version}`, at = START) =>
  outgoing(
    id,
    { ...record, email: 'a@people.example' },
    { subject: 'Novedades', text: 'Entrevista' },
    { now: () => at },
  );

const lettersAbout = async (id: string) => {
  const { items } = await outboxStore(documents).list({ limit: 100 }, ({ about }) => about.id === id);
  return items;
};
const left = async (since: string, until: string, id: string) =>
  (await collected(outboxStore(documents).listLeft(since, until))).filter(({ about }) => about.id === id);

test('both are stored, and the letter is pending until it is handed over', async () => {
  const record = await stored('both');
  const moved = await moverWithLetter({ applications: documents, outbox: documents })(
    record,
    { stage: 'interview', stageReason: undefined },
    letterTo(record),
  );
  expect(moved).toMatchObject({ stage: 'interview', version: 2, applicationId: 'both' });
  expect(await applicationStore(documents).get('both')).toMatchObject({ stage: 'interview', version: 2 });
  expect(await lettersAbout('both')).toMatchObject([{ delivery: 'pending' }]);
  expect(await left(START, NEVER, 'both')).toHaveLength(1);
  await outboxStore(documents).setDelivery('letter-both-1', 'sent');
  expect(await left(START, NEVER, 'both')).toEqual([]);
});

test.each([
  ['somebody else changed the application first', { version: 1 }, { version: 2 }],
  ['its person withdrew', { version: 1 }, { withdrawnAt: START }],
])('neither is stored where %s', async (_what, read, now) => {
  const record = await stored(`neither-${Object.keys(now)[0]}`, now);
  const moved = await moverWithLetter({ applications: documents, outbox: documents })(
    { ...record, ...read },
    { stage: 'offer' },
    letterTo(record),
  );
  expect(moved).toBeUndefined();
  expect(await applicationStore(documents).get(record.applicationId)).toMatchObject({ stage: 'new' });
  expect(await lettersAbout(record.applicationId)).toEqual([]);
});

test('neither is stored of an application that is gone, or under the id of another letter', async () => {
  const gone = anApplication({ applicationId: 'gone' });
  expect(
    await moverWithLetter({ applications: documents, outbox: documents })(gone, { stage: 'offer' }, letterTo(gone)),
  ).toBeUndefined();
  expect([await applicationStore(documents).get('gone'), await lettersAbout('gone')]).toEqual([undefined, []]);
  const record = await stored('twice');
  await outboxStore(documents).insert(letterTo(record));
  expect(
    await moverWithLetter({ applications: documents, outbox: documents })(record, { stage: 'offer' }, letterTo(record)),
  ).toBeUndefined();
  expect(await applicationStore(documents).get('twice')).toMatchObject({ stage: 'new', version: 1 });
});

test('of several recruiters at once one moves it, while its processing continues', async () => {
  const record = await stored('race');
  const move = moverWithLetter({ applications: documents, outbox: documents });
  const letters = [1, 2, 3, 4].map((at) => letterTo(record, `letter-race-${at}`));
  const step = applicationStore(documents).advance(record, { unfinished: 'matching' });
  const outcomes = await Promise.all(letters.map((letter) => move(record, { stage: 'screening' }, letter)));
  expect(await step).toMatchObject({ revision: record.revision + 1 });
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await lettersAbout('race')).toHaveLength(1);
  expect(await applicationStore(documents).get('race')).toMatchObject({ version: 2, unfinished: 'matching' });
});

test('throttled, refused and with answers that are lost, each move is stored once with one letter', async () => {
  const records = await Promise.all(Array.from({ length: 12 }, (_, at) => stored(`faulty-${at}`)));
  proxy.failShare = 0.3;
  const move = moverWithLetter({ applications: documents, outbox: documents });
  const moved = await Promise.all(records.map((record) => move(record, { stage: 'interview' }, letterTo(record))));
  proxy.failShare = 0;
  expect(Object.values(proxy.faults).every((count) => count > 0)).toBe(true);
  expect(moved.map((one) => one?.version)).toEqual(records.map(() => 2));
  for (const { applicationId } of records) expect(await lettersAbout(applicationId)).toHaveLength(1);
});

test('a letter is found in its time alone, and taken up by one at a time', async () => {
  const at = (minute: number) => new Date(Date.parse(START) + minute * 60_000).toISOString();
  const record = await stored('times');
  await moverWithLetter({ applications: documents, outbox: documents })(
    record,
    { stage: 'offer' },
    letterTo(record, 'timed', at(10)),
  );
  await outboxStore(documents).insert(letterTo(record, 'of a recruiter', at(10)));
  expect(await left(at(11), at(20), 'times')).toEqual([]);
  expect(await left(at(0), at(9), 'times')).toEqual([]);
  expect((await left(at(0), at(10), 'times')).map(({ outgoingId }) => outgoingId)).toEqual(['timed']);
  const takeUp = (now: number) => outboxStore(documents).takeUp('timed', at(now), at(now - 5));
  expect((await Promise.all([takeUp(15), takeUp(15), takeUp(15)])).filter(Boolean)).toHaveLength(1);
  expect([await takeUp(19), await takeUp(20)]).toEqual([false, true]);
  await outboxStore(documents).setDelivery('timed', 'kept');
  expect(await takeUp(60)).toBe(false);
  expect(await outboxStore(documents).takeUp('erased', at(60), at(55))).toBe(false);
});

test('erasing what is about an application takes its letters along', async () => {
  const record = await stored('erased');
  await moverWithLetter({ applications: documents, outbox: documents })(record, { stage: 'offer' }, letterTo(record));
  await outboxStore(documents).removeOfRecord('erased');
  expect(await lettersAbout('erased')).toEqual([]);
});
