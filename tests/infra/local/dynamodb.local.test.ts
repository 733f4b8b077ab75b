/** The local DynamoDB keeps its tables, and its tables follow their shapes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureTables, startDynamodb } from '../../../infra/local/dynamodb.ts';
import { mendIndexes } from '../../../infra/local/mend-indexes.ts';
import type { TableShape } from '../../../shared/contract/resources.ts';

const JOBS: TableShape = {
  name: 'jobs',
  environmentName: 'JOBS_TABLE',
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [{ name: 'by-status', partitionKey: 'status', sortKey: 'createdAt' }],
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-dynamodb-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));

async function start() {
  const server = await startDynamodb({ port: 0, dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-west-1', credentials });
  return { server, client, documents: DynamoDBDocumentClient.from(client), endpoint: server.endpoint };
}

const item = { pk: 'job#1', sk: 'job', status: 'active', createdAt: '2026-01-01', title: 'Baker' };

test('items and their indexes are still there after a restart', async () => {
  const first = await start();
  await ensureTables(first.client, [JOBS]);
  await first.documents.send(new PutCommand({ TableName: 'jobs', Item: item }));
  await first.server.close();

  const second = await start();
  const warnings: string[] = [];
  await ensureTables(second.client, [JOBS], (line) => warnings.push(line));
  const found = await second.documents.send(
    new QueryCommand({
      TableName: 'jobs',
      IndexName: 'by-status',
      KeyConditionExpression: '#status = :status',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': 'active' },
    }),
  );
  await second.server.close();
  expect(found.Items).toEqual([item]);
  expect(warnings).toEqual([]);
});

/** What is left of an item once its table has another shape, and what was said of it. */
async function leftAfter(shape: TableShape, Key: Record<string, string>) {
  const { server, client, documents } = await start();
  await ensureTables(client, [JOBS]);
  await documents.send(new PutCommand({ TableName: 'jobs', Item: item }));
  const warnings: string[] = [];
  await ensureTables(client, [shape], (line) => warnings.push(line));
  const { Item } = await documents.send(new GetCommand({ TableName: 'jobs', Key }));
  await server.close();
  return { Item, warnings };
}

test('a table with another index is created again with its items, and one line says so', async () => {
  const shape = { ...JOBS, indexes: [...JOBS.indexes, { name: 'by-title', partitionKey: 'title' }] };
  const { Item, warnings } = await leftAfter(shape, { pk: item.pk, sk: item.sk });
  expect(Item).toEqual(item);
  expect(warnings).toEqual([expect.stringMatching(/jobs .* kept its 1 items/)]);
});

test('a table with another key is created again without items, and one line says so', async () => {
  const { Item, warnings } = await leftAfter(
    { ...JOBS, sortKey: 'createdAt' },
    { pk: item.pk, createdAt: item.createdAt },
  );
  expect(Item).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(/jobs .* are gone/)]);
});

test('after a kill between the index entries of a change and its item, both agree again', async () => {
  const items = ['a-untouched', 'b-deleted', 'c-replaced'].map((sk) => ({ ...item, sk }));
  const changed = async (act: (documents: DynamoDBDocumentClient) => Promise<unknown>) => {
    const { server, client, documents } = await start();
    await ensureTables(client, [JOBS]);
    await act(documents);
    await server.close();
  };
  const put = (Item: object) => new PutCommand({ TableName: 'jobs', Item });
  const remove = (sk: string) => new DeleteCommand({ TableName: 'jobs', Key: { pk: item.pk, sk } });
  await changed(async (documents) => {
    for (const one of items) await documents.send(put(one));
    await documents.send(put({ ...item, sk: 'd-new' }));
    await documents.send(put({ ...item, sk: 'c-replaced', status: 'closed' }));
    await documents.send(remove('b-deleted'));
  });
  const ahead = await indexEntries();
  await changed(async (documents) => {
    await documents.send(remove('d-new'));
    for (const one of items) await documents.send(put(one));
  });
  await indexEntries(ahead);

  const { server, client, documents } = await start();
  const read = async (IndexName?: string) => {
    const { Items = [] } = await documents.send(new ScanCommand({ TableName: 'jobs', IndexName }));
    return Items.toSorted((one, other) => String(one.sk).localeCompare(String(other.sk)));
  };
  const indexed = async () => (await read('by-status')).map(({ sk, status }) => `${sk} ${status}`);
  expect(await read()).toEqual(items);
  expect(await indexed()).toEqual(['a-untouched active', 'c-replaced closed', 'd-new active']);
  expect(await mendIndexes(client, [JOBS])).toBe(4);
  expect(await read()).toEqual(items);
  expect(await read('by-status')).toEqual(items);
  expect(await mendIndexes(client, [JOBS])).toBe(0);
  await server.close();
});

/** The index entries in the files of a stopped database, by their keys; `replacement` takes their place. */
async function indexEntries(replacement?: Map<string, unknown>): Promise<Map<string, unknown>> {
  const { Level } = createRequire(createRequire(import.meta.url).resolve('dynalite'))('level');
  const db = new Level(dataDir, { valueEncoding: 'json' });
  const found = new Map<string, unknown>();
  for await (const [key, value] of db.iterator()) if (key.startsWith('index-global~jobs~')) found.set(key, value);
  if (replacement) {
    for (const key of found.keys()) await db.del(key);
    for (const [key, value] of replacement) await db.put(key, value);
  }
  await db.close();
  return found;
}

const NOTES: TableShape = { name: 'notes', environmentName: 'NOTES_TABLE', partitionKey: 'noteId', indexes: [] };
const KEY = { pk: item.pk, sk: item.sk };

/** Closes the job and stores a note about it, where the job is `status` and there is no such note. */
const closing = (status: string, noteId: string, ClientRequestToken?: string) =>
  new TransactWriteCommand({
    ClientRequestToken,
    TransactItems: [
      {
        Put: { TableName: 'notes', Item: { noteId }, ConditionExpression: 'attribute_not_exists(noteId)' },
      },
      {
        Update: {
          TableName: 'jobs',
          Key: KEY,
          UpdateExpression: 'SET #status = :closed ADD changes :one',
          ConditionExpression: '#status = :status',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':closed': 'closed', ':one': 1, ':status': status },
        },
      },
    ],
  });

async function withJob() {
  const started = await start();
  await ensureTables(started.client, [JOBS, NOTES]);
  await started.documents.send(new PutCommand({ TableName: 'jobs', Item: item }));
  const job = async () => (await started.documents.send(new GetCommand({ TableName: 'jobs', Key: KEY }))).Item;
  const notes = async () => (await started.documents.send(new ScanCommand({ TableName: 'notes' }))).Items ?? [];
  return { ...started, job, notes };
}

test('a transaction writes all its items or none, indexes included, and says why it did not', async () => {
  const { server, documents, job, notes } = await withJob();
  const reasons = await documents.send(closing('draft', 'n1')).catch((error) => error.CancellationReasons);
  expect(reasons.map(({ Code }: { Code: string }) => Code)).toEqual(['None', 'ConditionalCheckFailed']);
  expect([await job(), await notes()]).toEqual([item, []]);

  await documents.send(closing('active', 'n1'));
  await server.close();
  const second = await start();
  const { Items = [] } = await second.documents.send(new ScanCommand({ TableName: 'jobs', IndexName: 'by-status' }));
  expect(Items).toEqual([{ ...item, status: 'closed', changes: 1 }]);
  const again = second.documents.send(closing('closed', 'n1')).catch((error) => error.name);
  expect(await again).toBe('TransactionCanceledException');
  await second.server.close();
});

test('a transaction that is sent again under its token, because its answer was lost, is carried out once', async () => {
  const { server, documents, job, notes } = await withJob();
  await Promise.all([1, 2].map(() => documents.send(closing('active', 'n1', 'token-1'))));
  await documents.send(closing('active', 'n1', 'token-1'));
  expect([(await job())?.changes, (await notes()).length]).toEqual([1, 1]);
  // One that was cancelled may be tried again.
  await expect(documents.send(closing('active', 'n2', 'token-2'))).rejects.toThrow('cancelled');
  await documents.send(new PutCommand({ TableName: 'jobs', Item: item }));
  await documents.send(closing('active', 'n2', 'token-2'));
  expect(await notes()).toHaveLength(2);
  await server.close();
});

test('transactions and single writes of one item wait for each other, and none is lost', async () => {
  const { server, documents, job, notes } = await withJob();
  const count = () =>
    documents.send(
      new UpdateCommand({
        TableName: 'jobs',
        Key: KEY,
        UpdateExpression: 'ADD changes :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
  const first = documents.send(closing('active', 'n0'));
  const others = Array.from({ length: 10 }, (_, at) => [count(), documents.send(closing('closed', `n${at + 1}`))]);
  await first;
  const outcomes = await Promise.allSettled(others.flat());
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect([(await job())?.changes, (await notes()).length]).toEqual([done + 1, done - 10 + 1]);
  await server.close();
});

test('a transaction that names an item twice, a kind of write that is not known here, or no table writes nothing', async () => {
  const { server, documents, notes } = await withJob();
  const put = { Put: { TableName: 'notes', Item: { noteId: 'n1' } } };
  const twice = new TransactWriteCommand({ TransactItems: [put, put] });
  await expect(documents.send(twice)).rejects.toThrow('multiple operations on one item');
  const check = { TableName: 'notes', Key: { noteId: 'n1' }, ConditionExpression: 'attribute_exists(noteId)' };
  const unknown = new TransactWriteCommand({ TransactItems: [put, { ConditionCheck: check }] });
  await expect(documents.send(unknown)).rejects.toThrow('knows no ConditionCheck');
  const lacking = new TransactWriteCommand({ TransactItems: [{ Put: { TableName: 'gone', Item: { noteId: 'n1' } } }] });
  await expect(documents.send(lacking)).rejects.toMatchObject({
    CancellationReasons: [{ Code: 'ResourceNotFound' }],
  });
  expect(await notes()).toEqual([]);
  await server.close();
});

test('a port that is taken is an error, not a second listener', async () => {
  const { server } = await start();
  const port = Number(new URL(server.endpoint).port);
  await expect(startDynamodb({ port, dataDir: join(dataDir, 'other') })).rejects.toThrow('EADDRINUSE');
  await server.close();
});

test('a page of another site cannot change a table', async () => {
  const { server, client, documents, endpoint } = await start();
  await ensureTables(client, [JOBS]);
  const call = (headers: Record<string, string>) =>
    fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
        'x-amz-date': '20260101T000000Z',
        'x-amz-target': 'DynamoDB_20120810.PutItem',
        ...headers,
      },
      body: JSON.stringify({ TableName: 'jobs', Item: { pk: { S: item.pk }, sk: { S: item.sk } } }),
    }).then((response) => response.status);
  const refused = await call({ origin: 'https://elsewhere.example' });
  const found = await documents.send(new GetCommand({ TableName: 'jobs', Key: { pk: item.pk, sk: item.sk } }));
  const accepted = await call({});
  await server.close();
  expect(refused).toBe(403);
  expect(found.Item).toBeUndefined();
  expect(accepted).toBe(200);
});
