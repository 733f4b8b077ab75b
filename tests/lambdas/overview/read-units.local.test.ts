/** Counts on a real DynamoDB what an overview of a thousand talents reads: little while nothing changes, and all that changed at once. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyJobs, unmatchedJobItem } from '../../../infra/local/demo-data/many-jobs.ts';
import { writeBatches } from '../../../infra/local/write-batches.ts';
import { applicationIndex } from '../../../lambdas/indexes/application-index.ts';
import { copySqlite } from '../../../lambdas/indexes/generation-file.ts';
import type { GenerationSource } from '../../../lambdas/indexes/generations.ts';
import { jobIndex } from '../../../lambdas/indexes/job-index.ts';
import { talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import { getOverview } from '../../../lambdas/overview/get-overview.ts';
import { overviewSources } from '../../../lambdas/overview/overview-sources.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { NAMED_REMOVALS } from '../../../lambdas/stores/application-removals.ts';
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
const COMPARED_MS = 15 * 60_000;
const READ_UNITS_MAX = 20;

const written = Date.now();
let local: LocalTables;
/** Where the files of containers lie. */
let dataDir: string;
let documents: DynamoDBDocumentClient;
let containers = 0;

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
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-read-units-'));
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
afterAll(async () => {
  await local?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** An overview of a container whose indexes of people and jobs are made, as many milliseconds after now as the clock was passed. */
async function agency(generations?: GenerationSource) {
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
  containers += 1;
  const path = join(dataDir, `container-${containers}`, 'applications.sqlite');
  const index = applicationIndex({ applications, path, now, ...(generations && { generations }) });
  const indexes = {
    jobIndex: jobIndex({ jobs, paths: { all: ':memory:', open: ':memory:' }, now }),
    talentIndex: talentIndex({ talents, path: ':memory:', now }),
  };
  await Promise.all([indexes.jobIndex.countByStatus(), indexes.talentIndex.count()]);
  const employers = employerStore(metered);
  const deps = overviewSources({ applications: index, employers, jobs, talents, ...indexes }, now);
  const overview = async () => {
    meter.units = 0;
    return { ...(await getOverview({}, ADMIN, deps)), units: meter.units };
  };
  const compared = () => Promise.all([index.compared(), indexes.jobIndex.compared(), indexes.talentIndex.compared()]);
  return { applications, index, clock, overview, compared };
}

/** What the writer publishes: a copy of its file. */
const published = ({ index }: Awaited<ReturnType<typeof agency>>): GenerationSource => ({
  fetchTo: async (path) => {
    await copySqlite(await index.current(), path);
    return true;
  },
});

test('the first overview of a container reads no more than twenty units, and says what one says that reads everything', async () => {
  const writer = await agency();
  const readWhole = await writer.overview();
  expect(readWhole.units).toBeGreaterThan(READ_UNITS_MAX);
  const { overview } = await agency(published(writer));
  const first = await overview();
  expect(first).toEqual({ ...readWhole, units: first.units });
  expect(first.units).toBeLessThanOrEqual(READ_UNITS_MAX);
});

test('applications that came, moved and went after a file was published show in the first overview, for as few units', async () => {
  const writer = await agency();
  const before = await writer.overview();
  const copy = published(writer);
  // The copy is made before what follows.
  const path = join(dataDir, 'kept.sqlite');
  await copy.fetchTo(path, { version: 1 });
  const kept: GenerationSource = {
    fetchTo: async (to) => {
      await cp(path, to);
      return true;
    },
  };
  const { applications, overview } = await agency(kept);
  const record = (await applications.get('app3')) as ApplicationRecord;
  await applications.edit(record, record.version, { stage: 'interview' });
  const submittedAt = new Date().toISOString();
  await applications.insert(anApplication({ applicationId: 'came', submittedAt, updatedAt: submittedAt }));
  await applications.insert(anApplication({ applicationId: 'went', submittedAt, updatedAt: submittedAt }));
  await applications.remove('went');
  const after = await overview();
  expect(after.pipeline.interview).toBe(before.pipeline.interview + 1);
  expect(after.pipeline.new).toBe(before.pipeline.new + 1);
  expect(after.units).toBeLessThanOrEqual(READ_UNITS_MAX);
  const { units: _, ...counted } = after;
  const { units: __, ...readWhole } = await (await agency()).overview();
  expect(counted).toEqual(readWhole);
  await applications.edit({ ...record, version: record.version + 1 }, record.version + 1, { stage: record.stage });
  await applications.remove('came');
});

test('more removals than are named are found by reading everything, as many times as it takes', async () => {
  const { applications, clock, overview } = await agency();
  const before = await overview();
  for (let at = 0; at < NAMED_REMOVALS + 3; at += 1) await applications.remove(`app${900 + at}`);
  const gone = APPLICATION_STAGES.map(
    (stage) => numbered(NAMED_REMOVALS + 3, (at) => application(900 + at)).filter((one) => one.stage === stage).length,
  );
  const counts = APPLICATION_STAGES.map((stage, at) => before.pipeline[stage] - (gone[at] ?? 0));
  expect(await stagesOf(overview)).toEqual(counts);
  clock.passedMs = SETTLED_MS;
  expect(await stagesOf(overview)).toEqual(counts);
  expect((await overview()).units).toBeLessThanOrEqual(READ_UNITS_MAX);
});

const stagesOf = async (overview: () => Promise<{ pipeline: Record<string, number> }>) => {
  const { pipeline } = await overview();
  return APPLICATION_STAGES.map((stage) => pipeline[stage]);
};

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

test('one that was removed past the store is counted no more after a quarter of an hour', async () => {
  const { clock, overview, compared } = await agency();
  clock.passedMs = 2 * SETTLED_MS;
  const { pipeline } = await overview();
  await documents.send(new DeleteCommand({ TableName: TABLES.applications.name, Key: { applicationId: 'app500' } }));
  clock.passedMs += COMPARED_MS;
  await overview();
  await compared();
  const { stage } = application(500);
  expect((await overview()).pipeline[stage]).toBe(pipeline[stage] - 1);
});
