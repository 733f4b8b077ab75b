/** Items that the release before has stored are brought to the newest layout beside running code, in spite of any kill, and once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureTables, startDynamodb } from '../../../infra/local/dynamodb.ts';
import { migrate } from '../../../infra/ops/migrate.ts';
import { evaluationStore } from '../../../lambdas/stores/evaluation-store.ts';
import { newestLayout, stamped, storedLayout, upgraded } from '../../../shared/contract/layouts.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { anEvaluation } from '../../lambdas/records.ts';

type Item = Record<string, unknown>;

/** Written by `evaluationStore` of the release before: no number, and nobody who could be left out. */
const STORED = join(import.meta.dirname, 'stored-by-layout-1.json');
const MIGRATE = new URL('../../../infra/ops/migrate.ts', import.meta.url).href;
const COPIES = 12;
const PAGE_SIZE = 5;

let dataDir: string;
let server: Awaited<ReturnType<typeof startDynamodb>>;
let client: DynamoDBDocumentClient;
let older: Item[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-migrate-'));
  server = await startDynamodb({ port: 0, dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const plain = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-west-1', credentials });
  const shapes = [TABLES.evaluations, TABLES.settings];
  await ensureTables(plain, shapes);
  for (const { environmentName, name } of shapes) vi.stubEnv(environmentName, name);
  client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const stored = JSON.parse(await readFile(STORED, 'utf8')) as Item[];
  older = Array.from({ length: COPIES }, (_, copy) =>
    stored.map((item) => ({ ...item, evaluationId: `${item.evaluationId}-${copy}` })),
  ).flat();
  for (const Item of older) await client.send(new PutCommand({ TableName: 'evaluations', Item }));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

const nameOf = ({ name }: { name: string }) => name;
const walk = (through: DynamoDBDocumentClient = client) => migrate({ client: through, nameOf, pageSize: PAGE_SIZE });
const everything = async (TableName = 'evaluations') =>
  ((await client.send(new ScanCommand({ TableName, ConsistentRead: true }))).Items ?? []) as Item[];

type Send = DynamoDBDocumentClient['send'];
/** The client, with a callback before each call. */
function through(before: (call: number, command: { input: Item }) => Promise<void> | void): DynamoDBDocumentClient {
  let calls = 0;
  const send = async (...[command, ...rest]: Parameters<Send>) => {
    calls += 1;
    await before(calls, command as unknown as { input: Item });
    return client.send(command, ...rest);
  };
  return Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
}

it('code reads older items as the newest, alone and in lists, before anything is migrated', async () => {
  const store = evaluationStore(client);
  const [first] = older;
  expect(await store.get(String(first?.evaluationId))).toEqual({ ...first, leftOut: 0 });
  const { items } = await store.list({ limit: 3 });
  expect(items.map(({ leftOut }) => leftOut)).toEqual([0, 0, 0]);
  expect((await everything()).every((item) => storedLayout(item) === 1)).toBe(true);
});

it('a walk changes what is older and nothing else, says how many remain, and done again changes nothing', async () => {
  await evaluationStore(client).insert(anEvaluation({ evaluationId: 'new', leftOut: 7 }));
  const newest = { table: 'evaluations', layout: 2, remain: 0 };
  expect(await walk()).toEqual([{ ...newest, changed: older.length }]);
  const expected = older.map((item) => ({ ...item, leftOut: 0, layout: 2 }));
  const byId = (a: Item, b: Item) => String(a.evaluationId).localeCompare(String(b.evaluationId));
  const found = (await everything()).filter(({ evaluationId }) => evaluationId !== 'new');
  expect(found.sort(byId)).toEqual(expected.sort(byId));
  expect((await evaluationStore(client).get('new'))?.leftOut).toBe(7);
  expect(await walk()).toEqual([{ ...newest, changed: 0 }]);
});

it('wherever it is killed, the next walk resumes there and ends the work', async () => {
  let killed = 0;
  let changed = 0;
  for (let at = 3; at < 40; at += 4) {
    const dying = through((call) => {
      if (call === at) throw new Error('killed');
    });
    try {
      for (const table of await walk(dying)) changed += table.changed;
      break;
    } catch (error) {
      expect((error as Error).message).toBe('killed');
      killed += 1;
    }
  }
  expect(killed).toBeGreaterThan(3);
  // Some were changed by walks that never reported back.
  expect(changed).toBeLessThan(older.length);
  expect((await everything()).filter((item) => storedLayout(item) < 2)).toEqual([]);
  expect(await everything('settings')).toEqual([]);
});

it('a process that is killed outright in mid-walk leaves nothing half done', { timeout: 60_000 }, async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ ...older[0], evaluationId: `many-${at}` }));
  for (const Item of many) await client.send(new PutCommand({ TableName: 'evaluations', Item }));
  const script = `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
    import { migrate } from ${JSON.stringify(MIGRATE)};
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: '${server.endpoint}', region: 'eu-west-1' }));
    await migrate({ client, nameOf: ({ name }) => name, pageSize: 2 });`;
  const env = { ...process.env, AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  const countNewest = async () => (await everything()).filter((item) => storedLayout(item) === 2).length;
  await vi.waitFor(async () => expect(await countNewest()).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });
  child.kill('SIGKILL');
  await ended;
  // What the server had taken in when the process died may still be written.
  let before = -1;
  await vi.waitFor(async () => {
    const last = before;
    before = await countNewest();
    expect(before).toBe(last);
  });
  const all = older.length + many.length;
  expect(before).toBeLessThan(all);
  expect(await walk()).toMatchObject([{ changed: all - before, remain: 0 }]);
  expect(await everything()).toHaveLength(all);
});

it('a walk that was killed keeps its place among the settings, and the next one begins there', async () => {
  const dying = through((_call, { input }) => {
    if ('ExclusiveStartKey' in input && input.ExclusiveStartKey) throw new Error('killed');
  });
  await expect(walk(dying)).rejects.toThrow('killed');
  const [place] = await everything('settings');
  expect(place).toMatchObject({ settingsId: 'migration#evaluations', toLayout: 2 });
  const starts: unknown[] = [];
  await walk(through((_call, { input }) => void ('Limit' in input && starts.push(input.ExclusiveStartKey))));
  expect(starts[0]).toEqual(place?.place);
});

it('loses nothing that is written, changed or removed while it walks', async () => {
  const store = evaluationStore(client);
  const [moved, removed, last] = [older[1], older[2], older.at(-1)].map((item) => String(item?.evaluationId));
  const written = new Set<string>();
  const busy = through(async (_call, { input }) => {
    const id = String((input.Key as Item | undefined)?.evaluationId ?? '');
    if (!('UpdateExpression' in input) || written.has(id)) return;
    written.add(id);
    // Between its reading and its change of an item.
    if (id === moved) await store.moveOfTalent(String(older[1]?.talentId), 'other', new Set([id]));
    if (id === removed) await store.remove(id);
    if (id === last) await store.insert(anEvaluation({ evaluationId: 'late', leftOut: 3 }));
  });
  const [{ remain = -1 } = {}] = await walk(busy);
  expect(remain).toBe(0);
  expect(written.size).toBe(older.length);
  expect(await store.get(moved ?? '')).toMatchObject({ talentId: 'other', leftOut: 0 });
  expect(await store.get(removed ?? '')).toBeUndefined();
  expect((await store.get('late'))?.leftOut).toBe(3);
  expect(await everything()).toHaveLength(older.length);
});

it('an item that code of the release before stores meanwhile is counted, and taken by the next walk', async () => {
  const item = { ...older[0], evaluationId: '0-late' };
  let isStored = false;
  const busy = through(async (_call, { input }) => {
    if (!('Select' in input) || isStored) return;
    isStored = true;
    await client.send(new PutCommand({ TableName: 'evaluations', Item: item }));
  });
  expect(await walk(busy)).toMatchObject([{ changed: older.length, remain: 1 }]);
  expect(await walk()).toMatchObject([{ changed: 1, remain: 0 }]);
});

it('code of the release before finds in a newer item everything that it reads', async () => {
  const store = evaluationStore(client);
  await walk();
  const { Item = {} } = await client.send(
    new GetCommand({ TableName: 'evaluations', Key: { evaluationId: older[0]?.evaluationId } }),
  );
  expect(Item).toMatchObject(older[0] ?? {});
  // And what a later release than this one stores, this one reads, without its number.
  await client.send(new PutCommand({ TableName: 'evaluations', Item: { ...Item, layout: 9, later: true } }));
  const read = await store.get(String(Item.evaluationId));
  expect(read).toEqual({ ...older[0], leftOut: 0, later: true });
  expect((await walk())[0]?.changed).toBe(0);
  expect((await everything()).filter((item) => storedLayout(item) > 2)).toHaveLength(1);
});

it('every step, done twice, and done to what is new already, changes nothing more', () => {
  for (const shape of Object.values(TABLES)) {
    const item = { id: 'x', leftOut: 5 };
    const once = upgraded(item, shape);
    expect(upgraded(once, shape)).toEqual(once);
    expect(stamped(once, shape).layout).toBe(newestLayout(shape));
  }
});
