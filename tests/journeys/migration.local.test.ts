/** A stack that starts on the previous release's data migrates it without loss. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedLayout } from '../../shared/contract/layouts.ts';
import type { OwnStack } from '../support/local-stack.ts';
import { ownStack } from '../support/shared.ts';

type Item = Record<string, unknown>;

const STORED = join(import.meta.dirname, '../infra/ops/stored-by-layout-1.json');
const COPIES = 150;
const TableName = 'encaje-evaluations';

let stack: OwnStack;
beforeAll(async () => {
  stack = await ownStack();
});
afterAll(() => stack?.stop());

/** The tables as they are reached now; each start may give them another address. */
function tables(): DynamoDBDocumentClient {
  const {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ACCESS_KEY_ID = '',
    AWS_SECRET_ACCESS_KEY = '',
  } = stack.running.environment;
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials }));
}

const stored = async () => ((await tables().send(new ScanCommand({ TableName }))).Items ?? []) as Item[];

it('reads it at once, brings it to the newest layout at the next start, and shows all of it', async () => {
  const samples = JSON.parse(await readFile(STORED, 'utf8')) as Item[];
  const before = (await stored()).length;
  const ids: string[] = [];
  for (let copy = 0; copy < COPIES; copy += 1)
    for (const item of samples) {
      const evaluationId = `${item.evaluationId}-${copy}`;
      ids.push(evaluationId);
      await tables().send(new PutCommand({ TableName, Item: { ...item, evaluationId } }));
    }
  const token = await stack.token('admin@encaje.test');
  const page = await stack.api('/api/admin/evaluations?limit=100', { token });
  expect(page.status).toBe(200);
  expect(page.body.items.map(({ leftOut }: { leftOut: number }) => leftOut)).not.toContain(undefined);

  await stack.killHard();
  await stack.restart();

  const after = await stored();
  expect(after).toHaveLength(before + ids.length);
  expect(after.filter((item) => storedLayout(item) < 2)).toEqual([]);
  const admin = await stack.token('admin@encaje.test');
  const one = await stack.api(`/api/admin/evaluations/${ids[0]}`, { token: admin });
  expect(one.body).toMatchObject({ evaluationId: ids[0], leftOut: 0, skipped: 2 });
});
