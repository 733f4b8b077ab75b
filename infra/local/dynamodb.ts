/** The local DynamoDB: dynalite on disk with transactions, and tables created from the contract's shapes. */
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  ResourceNotFoundException,
  type TableDescription,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TableShape } from '../../shared/contract/resources.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { comesFromWebPage } from './storage/cors.ts';
import { dynaliteWithStore, type TransactionAnswer, type TransactionRequest, transactionsOf } from './transactions.ts';
import { writeBatches } from './write-batches.ts';

interface Keys {
  partitionKey: string;
  sortKey?: string;
}

const TRANSACTION = 'DynamoDB_20120810.TransactWriteItems';
const WAIT = { maxWaitTime: 30, minDelay: 0.05, maxDelay: 1 };

/**
 * Starts a DynamoDB emulator on 127.0.0.1 whose tables live in `dataDir`.
 * `port` 0 takes a free one. Rejects when the port is taken. Requests of web pages are refused: nothing else would keep
 * a page on another site from changing the tables.
 */
export async function startDynamodb(options: {
  port: number;
  dataDir: string;
}): Promise<{ endpoint: string; close: () => Promise<void> }> {
  await mkdir(options.dataDir, { recursive: true });
  const { server, store } = dynaliteWithStore({
    path: options.dataDir,
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  answerBefore(server, transactionsOf(store));
  const port = await listenOnLoopback(server, options.port);
  return { endpoint: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

/** Refuses web pages and carries out transactions; the rest is dynalite's. */
function answerBefore(server: Server, transact: (request: TransactionRequest) => Promise<TransactionAnswer>): void {
  const [answer] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  if (answer === undefined) throw new Error('dynalite has no request listener to put another before.');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (comesFromWebPage(request.headers)) response.writeHead(403, { connection: 'close' }).end();
    else if (request.headers['x-amz-target'] === TRANSACTION) void answerTransaction(request, response, transact);
    else answer.call(server, request, response);
  });
}

async function answerTransaction(
  request: IncomingMessage,
  response: ServerResponse,
  transact: (request: TransactionRequest) => Promise<TransactionAnswer>,
): Promise<void> {
  const { status, body } = await json(request)
    .then((asked) => transact(asked as TransactionRequest))
    .catch((error: Error) => ({
      status: 400,
      body: { __type: 'com.amazon.coral.validate#ValidationException', message: error.message },
    }));
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}

/**
 * Creates the tables that are missing. A table whose indexes differ from its shape is deleted and created again with its
 * items, because dynalite cannot add an index to a live table. One whose own key differs loses them, because they do not
 * fit it any more; `log` gets one line about either.
 */
export async function ensureTables(
  client: DynamoDBClient,
  tables: readonly TableShape[],
  log: (line: string) => void = console.warn,
): Promise<void> {
  for (const shape of tables) {
    const existing = await describeTable(client, shape.name);
    if (existing && describedFingerprint(existing) === shapeFingerprint(shape)) continue;
    const hasItsKey = schemaLine('', existing?.KeySchema ?? []) === schemaLine('', keySchema(shape));
    const documents = DynamoDBDocumentClient.from(client);
    const kept = hasItsKey ? await itemsOf(documents, shape.name) : [];
    if (existing) {
      await client.send(new DeleteTableCommand({ TableName: shape.name }));
      await waitUntilTableNotExists({ client, ...WAIT }, { TableName: shape.name });
    }
    await createTable(client, shape);
    await writeBatches(documents, shape.name, kept);
    if (!existing) continue;
    const fate = hasItsKey ? `kept its ${kept.length} items` : `its ${existing.ItemCount ?? 0} items are gone`;
    log(`Table ${shape.name} has other keys or indexes than the code: recreated, ${fate}.`);
  }
}

async function itemsOf(client: DynamoDBDocumentClient, TableName: string): Promise<object[]> {
  const items: object[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items);
  return items;
}

async function describeTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function createTable(client: DynamoDBClient, shape: TableShape): Promise<void> {
  const indexes = shape.indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'ALL' as const },
  }));
  await client.send(
    new CreateTableCommand({
      TableName: shape.name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keyAttributes(shape).map((name) => ({ AttributeName: name, AttributeType: 'S' as const })),
      KeySchema: keySchema(shape),
      ...(indexes.length > 0 ? { GlobalSecondaryIndexes: indexes } : {}),
    }),
  );
  await waitUntilTableExists({ client, ...WAIT }, { TableName: shape.name });
}

function keySchema(keys: Keys): KeySchemaElement[] {
  const schema: KeySchemaElement[] = [{ AttributeName: keys.partitionKey, KeyType: 'HASH' }];
  if (keys.sortKey) schema.push({ AttributeName: keys.sortKey, KeyType: 'RANGE' });
  return schema;
}

function keyAttributes(shape: TableShape): string[] {
  const names = [shape, ...shape.indexes].flatMap((keys) => [keys.partitionKey, keys.sortKey ?? '']);
  return [...new Set(names.filter(Boolean))];
}

function shapeFingerprint(shape: TableShape): string {
  const lines = shape.indexes.map((index) => schemaLine(index.name, keySchema(index)));
  return [schemaLine('', keySchema(shape)), ...lines.sort()].join('\n');
}

function describedFingerprint(table: TableDescription): string {
  const lines = (table.GlobalSecondaryIndexes ?? []).map((index) =>
    schemaLine(index.IndexName ?? '', index.KeySchema ?? []),
  );
  return [schemaLine('', table.KeySchema ?? []), ...lines.sort()].join('\n');
}

function schemaLine(name: string, schema: KeySchemaElement[]): string {
  return `${name}: ${schema.map((key) => `${key.KeyType}=${key.AttributeName}`).join(' ')}`;
}
