/** Shows on a real DynamoDB that the store of jobs reports changes and removals to an index, and that no change costs one small read. */
import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoJobs } from '../../../infra/local/demo-data/jobs.ts';
import { unmatchedJobItem } from '../../../infra/local/demo-data/many-jobs.ts';
import { seedJobs } from '../../../infra/local/seed.ts';
import { jobIndex } from '../../../lambdas/indexes/job-index.ts';
import { jobStore } from '../../../lambdas/stores/job-store.ts';
import { adminJobsQuerySchema } from '../../../shared/contract/admin-jobs.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { isOpenToPublic } from '../../../shared/domain/job.ts';
import { type LocalTables, startTables } from '../../support/local-tables.ts';
import { aJob } from '../records.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const SETTLED_MS = 60_000;

let tables: LocalTables;
const calls: string[] = [];

function counting(): DynamoDBDocumentClient {
  const send = (command: { constructor: { name: string } }) => {
    calls.push(command.constructor.name);
    return tables.documents.send(command as never);
  };
  return { send } as unknown as DynamoDBDocumentClient;
}

beforeAll(async () => {
  tables = await startTables(TABLES.jobs);
});
afterAll(() => tables?.close());

const titled = (jobId: string, title: string) => aJob({ jobId, title, updatedAt: new Date().toISOString() });

test('an index sees what was added, changed and removed, and reads one counter while nothing is', async () => {
  const jobs = jobStore(counting());
  let now = Date.now();
  const index = jobIndex({ jobs, paths: { all: ':memory:', open: ':memory:' }, now: () => now });
  const titles = async () =>
    (await index.page(adminJobsQuerySchema.parse({ sort: 'title' }))).items.map(({ title }) => title);
  await jobs.insert(titled('one', 'Albañil'));
  await jobs.insert(titled('two', 'Barista'));
  expect(await titles()).toEqual(['Albañil', 'Barista']);
  await jobs.replace({ ...titled('one', 'Cocinera'), version: 2 }, 1);
  await jobs.insert(titled('three', 'Docente'));
  await jobs.remove('two');
  expect(await titles()).toEqual(['Cocinera', 'Docente']);
  now += SETTLED_MS;
  await titles();
  calls.length = 0;
  expect(await titles()).toEqual(['Cocinera', 'Docente']);
  expect(calls).toEqual(['GetCommand']);
});

test('of a removed job its id and the time stay, and no word', async () => {
  const jobs = jobStore(tables.documents);
  await jobs.insert(titled('removed', 'Quisquillero'));
  await jobs.remove('removed');
  const { gone } = await jobs.changedSince(LONG_AGO);
  expect(gone.map(({ goneId }) => goneId)).toContain('removed');
  const { Items = [] } = await tables.documents.send(new ScanCommand({ TableName: TABLES.jobs.name }));
  expect(JSON.stringify(Items)).not.toContain('Quisquillero');
  expect((await jobs.listAll()).map(({ jobId }) => jobId)).not.toContain('removed');
  expect(await jobs.get('gone#removed')).toBeUndefined();
});

test('many that were written past the store are reported by a number of their own', async () => {
  const jobs = jobStore(tables.documents);
  const before = await jobs.catalogState();
  await jobs.noteReplacement();
  const { revision, replacements } = await jobs.catalogState();
  expect([revision, replacements]).toEqual([before.revision + 1, before.replacements + 1]);
});

test('a job that is added with an old time shows in the next list after that was noted', async () => {
  const jobs = jobStore(tables.documents);
  const index = jobIndex({ jobs, paths: { all: ':memory:', open: ':memory:' } });
  const ids = async () => (await index.openJobs()).map(({ jobId }) => jobId);
  expect(await ids()).not.toContain('old');
  await jobs.insert(aJob({ jobId: 'old', updatedAt: LONG_AGO }));
  await jobs.noteReplacement();
  expect(await ids()).toContain('old');
});

test('jobs of the demo show in the next list, also where a start that ended early had written them', async () => {
  const jobs = jobStore(tables.documents);
  const index = jobIndex({ jobs, paths: { all: ':memory:', open: ':memory:' } });
  const count = async () => (await index.openJobs()).length;
  const [before, now] = [await count(), new Date()];
  const open = demoJobs(now).filter(isOpenToPublic);
  for (const job of open)
    await tables.documents.send(new PutCommand({ TableName: TABLES.jobs.name, Item: unmatchedJobItem(job) }));
  expect(await count()).toBe(before);
  await seedJobs(tables.documents, now);
  expect(await count()).toBe(before + open.length);
});

test('a job is noted as matched only as it was read: one that has changed waits on, one that is gone stays gone', async () => {
  const jobs = jobStore(tables.documents);
  await jobs.insert({ ...titled('matched', 'Dulcera'), status: 'active' });
  await jobs.replace({ ...titled('matched', 'Dulcero'), status: 'active', version: 2 }, 1);
  await jobs.markMatched('matched', 1, 3);
  expect(await jobs.getLeftOut('matched')).toBeNull();
  expect((await jobs.listUnmatched()).map(({ jobId }) => jobId)).toContain('matched');
  await jobs.markMatched('matched', 2, 4);
  expect(await jobs.getLeftOut('matched')).toBe(4);
  await jobs.remove('matched');
  await jobs.markMatched('matched', 2, 5);
  expect(await jobs.getLeftOut('matched')).toBeNull();
  const { Items = [] } = await tables.documents.send(new ScanCommand({ TableName: TABLES.jobs.name }));
  expect(Items.map(({ jobId }) => jobId)).not.toContain('matched');
});
