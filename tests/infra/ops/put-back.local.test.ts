/** Rehearses a restore over the wire: what was lost comes back, what changed stays as it is, and who was erased stays erased. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unmatchedJobItem } from '../../../infra/local/demo-data/many-jobs.ts';
import { ensureTables, startDynamodb } from '../../../infra/local/dynamodb.ts';
import { putBack } from '../../../infra/ops/put-back.ts';
import { jobIndex } from '../../../lambdas/indexes/job-index.ts';
import { jobStore } from '../../../lambdas/stores/job-store.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { aJob } from '../../lambdas/records.ts';

const RESTORED_TO = '2026-11-20T08:00:00.000Z';
const ANNA = '1111111111111111';
const BLAS = '2222222222222222';
const CARLA = '3333333333333333';

let dataDir: string;
let server: Awaited<ReturnType<typeof startDynamodb>>;
let client: DynamoDBDocumentClient;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-restore-'));
  server = await startDynamodb({ port: 0, dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const plain = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-west-1', credentials });
  await ensureTables(plain, [
    TABLES.talents,
    TABLES.jobs,
    TABLES.audit,
    { ...TABLES.talents, name: 'talents-restored' },
    { ...TABLES.jobs, name: 'jobs-restored' },
  ]);
  client = DynamoDBDocumentClient.from(plain);
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

const put = (TableName: string, Item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item }));
const talent = (talentId: string, name: string) => ({ talentId, kind: 'talent', updatedAt: RESTORED_TO, name });
const erased = (entryId: string, recordId: string, at: string) => ({
  ...{ entryId, kind: 'entry', at, action: 'talent.erase', recordKind: 'talent', recordId },
});
const nameOf = async (talentId: string) =>
  (await client.send(new GetCommand({ TableName: 'talents', Key: { talentId } }))).Item?.name;

test('a restored table gives back what was lost and nobody who was erased since', async () => {
  for (const [id, name] of [ANNA, BLAS, CARLA].map((id) => [id, 'as restored'] as const))
    await put('talents-restored', talent(id, name));
  await put('talents-restored', { talentId: 'email#b@people.example', claimedBy: BLAS });
  await put('talents', talent(CARLA, 'as she is now'));
  await put('audit', erased('entry1', ANNA, '2026-11-19T08:00:00.000Z'));
  await put('audit', erased('entry2', BLAS, '2026-11-21T08:00:00.000Z'));

  const tables = { restoredTable: 'talents-restored', liveTable: 'talents', auditTable: 'audit' };
  const again = () => putBack({ client, shape: TABLES.talents, ...tables, restoredTo: RESTORED_TO });
  expect(await again()).toEqual({ putBack: 1, present: 1, erased: 2 });
  expect([await nameOf(ANNA), await nameOf(BLAS), await nameOf(CARLA)]).toEqual([
    'as restored',
    undefined,
    'as she is now',
  ]);
  expect(await again()).toEqual({ putBack: 0, present: 2, erased: 2 });
});

test('jobs that come back show in the next list', async () => {
  vi.stubEnv(TABLES.jobs.environmentName, TABLES.jobs.name);
  const index = jobIndex({ jobs: jobStore(client), paths: { all: ':memory:', open: ':memory:' } });
  expect(await index.openJobs()).toEqual([]);
  await put('jobs-restored', unmatchedJobItem(aJob({ jobId: 'lost', updatedAt: RESTORED_TO })));
  const tables = { restoredTable: 'jobs-restored', liveTable: 'jobs', auditTable: 'audit' };
  await putBack({ client, shape: TABLES.jobs, ...tables, restoredTo: RESTORED_TO });
  expect((await index.openJobs()).map(({ jobId }) => jobId)).toEqual(['lost']);
});
