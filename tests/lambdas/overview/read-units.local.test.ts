/** Counts on a real DynamoDB what an overview of a thousand talents reads: little while nothing changes, and all that changed at once. */
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyJobs, unmatchedJobItem } from '../../../infra/local/demo-data/many-jobs.ts';
import { writeBatches } from '../../../infra/local/write-batches.ts';
import { jobIndex } from '../../../lambdas/indexes/job-index.ts';
import { talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import { getOverview } from '../../../lambdas/overview/get-overview.ts';
import { overviewSources } from '../../../lambdas/overview/overview-sources.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { applicationStore } from '../../../lambdas/stores/application-store.ts';
import { employerStore } from '../../../lambdas/stores/employer-store.ts';
import { jobStore } from '../../../lambdas/stores/job-store.ts';
import { talentStore } from '../../../lambdas/stores/talent-store.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { APPLICATION_STAGES } from '../../../shared/domain/application.ts';
import { type LocalTables, startTables } from '../../support/local-tables.ts';
import { ADMIN, anApplication, anEmployer, aTalent } from '../records.ts';

const PEOPLE = 1_000;
const YEAR_MS = 365 * 86_400_000;
const SETTLED_MS = 60_000;
const MAX_AGE_MS = 5 * 60_000;
const READ_UNITS_MAX = 20;

const written = Date.now();
let local: LocalTables;
let documents: DynamoDBDocumentClient;

/** One of a year, the newest a minute old, with as much history as one of an agency has. */
function application(at: number): ApplicationRecord {
  const submittedAt = new Date(written - SETTLED_MS - (at * YEAR_MS) / PEOPLE).toISOString();
  const steps = Array.from({ length: 8 }, () => ({ kind: 'reading' as const, at: submittedAt, state: 'completed' }));
  const { unfinished: _, ...record } = anApplication({
    ...{ applicationId: `app${at}`, talentId: `talent${at}`, submittedAt, updatedAt: submittedAt },
    ...{ resumeStatus: 'completed', stage: APPLICATION_STAGES[at % APPLICATION_STAGES.length] as 'new' },
    steps: steps as unknown as ApplicationRecord['steps'],
  });
  return record;
}

const numbered = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

beforeAll(async () => {
  const { applications, employers, jobs, talents } = TABLES;
  local = await startTables(applications, employers, jobs, talents);
  documents = local.documents;
  const write = (table: string, items: object[]) => writeBatches(documents, table, items as Record<string, unknown>[]);
  await write(jobs.name, [...manyJobs(100, new Date(written))].map(unmatchedJobItem));
  await write(
    talents.name,
    numbered(PEOPLE, (at) => aTalent({ talentId: `talent${at}`, email: `t${at}@p.example` })),
  );
  await write(
    employers.name,
    numbered(40, (at) => ({ ...anEmployer({ employerId: `e${at}` }), kind: 'employer' })),
  );
  await write(applications.name, numbered(PEOPLE, application));
});
afterAll(() => local?.close());

/** The overview of a container whose indexes are made, as many milliseconds after now as the clock was passed. */
async function agency() {
  const meter = { units: 0 };
  const clock = { passedMs: 0 };
  const now = () => Date.now() + clock.passedMs;
  const send = async (command: { input: { ReturnConsumedCapacity?: string } }) => {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = (await documents.send(command as never)) as { ConsumedCapacity?: { CapacityUnits: number } };
    meter.units += answer.ConsumedCapacity?.CapacityUnits ?? Number.NaN;
    return answer;
  };
  const metered = { send } as unknown as DynamoDBDocumentClient;
  const [applications, jobs, talents] = [applicationStore(metered), jobStore(metered), talentStore(metered)];
  const indexes = {
    jobIndex: jobIndex({ jobs, paths: { all: ':memory:', open: ':memory:' }, now }),
    talentIndex: talentIndex({ talents, path: ':memory:', now }),
  };
  await Promise.all([indexes.jobIndex.countByStatus(), indexes.talentIndex.count()]);
  const deps = overviewSources({ applications, employers: employerStore(metered), jobs, talents, ...indexes }, now);
  const overview = async () => {
    meter.units = 0;
    return { ...(await getOverview({}, ADMIN, deps)), units: meter.units };
  };
  return { applications, clock, overview };
}

test('while no application changes, an overview reads no more than twenty units', async () => {
  const { overview } = await agency();
  const first = await overview();
  expect(first.talents).toBe(PEOPLE);
  expect(first.units).toBeGreaterThan(READ_UNITS_MAX);
  const again = await overview();
  expect(again).toEqual({ ...first, units: again.units });
  expect(again.units).toBeLessThanOrEqual(READ_UNITS_MAX);
});

test('a move and an application that comes show in the next overview, for no more than twenty units', async () => {
  const { applications, overview } = await agency();
  const before = await overview();
  const record = (await applications.get('app3')) as ApplicationRecord;
  await applications.edit(record, record.version, { stage: 'hired' });
  const moved = await overview();
  const submittedAt = new Date().toISOString();
  const working = { unfinished: 'reading' as const, resumeStatus: 'active' as const };
  await applications.insert(anApplication({ applicationId: 'came', submittedAt, updatedAt: submittedAt, ...working }));
  const came = await overview();
  expect([moved.pipeline.hired, came.pipeline.new]).toEqual([before.pipeline.hired + 1, before.pipeline.new + 1]);
  expect(Math.max(moved.units, came.units)).toBeLessThanOrEqual(READ_UNITS_MAX);
  const { units: _, ...counted } = came;
  const { units: __, ...readWhole } = await (await agency()).overview();
  expect(counted).toEqual(readWhole);
  await applications.remove('came');
});

test('a move, an application that comes and one that goes show in the next overview', async () => {
  const { applications, clock, overview } = await agency();
  const before = await overview();
  const record = (await applications.get('app3')) as ApplicationRecord;
  await applications.edit(record, record.version, { stage: 'rejected' });
  const moved = await overview();
  expect(moved.pipeline.rejected).toBe(before.pipeline.rejected + 1);
  const submittedAt = new Date().toISOString();
  await applications.insert(anApplication({ applicationId: 'came', submittedAt, updatedAt: submittedAt }));
  const came = await overview();
  expect([came.pipeline.new, came.applications.lastDay]).toEqual([
    before.pipeline.new + 1,
    before.applications.lastDay + 1,
  ]);
  await applications.remove('came');
  expect((await overview()).pipeline.new).toBe(before.pipeline.new);
  clock.passedMs = SETTLED_MS;
  await overview();
  expect((await overview()).units).toBeLessThanOrEqual(READ_UNITS_MAX);
});

test('an application that went without a change of any other is named and counted no more in the next overview', async () => {
  const { applications, clock, overview } = await agency();
  clock.passedMs = SETTLED_MS;
  const [newest] = (await overview()).applications.newest;
  const { pipeline } = await overview();
  await applications.remove('app1');
  const after = await overview();
  expect(newest?.applicationId).toBe('app0');
  expect(after.applications.newest.map(({ applicationId }) => applicationId)).not.toContain('app1');
  const { stage } = application(1);
  expect(after.pipeline[stage]).toBe(pipeline[stage] - 1);
});

test('one that was removed past the store is counted no more after five minutes', async () => {
  const { clock, overview } = await agency();
  clock.passedMs = 2 * SETTLED_MS;
  const { pipeline } = await overview();
  await documents.send(new DeleteCommand({ TableName: TABLES.applications.name, Key: { applicationId: 'app500' } }));
  clock.passedMs += MAX_AGE_MS;
  const { stage } = application(500);
  expect((await overview()).pipeline[stage]).toBe(pipeline[stage] - 1);
});
