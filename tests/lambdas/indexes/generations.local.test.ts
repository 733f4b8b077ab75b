/** Shows over the wire that published generations serve readers, keep nobody who was erased, and survive kills and second writers. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStorage } from '../../../infra/local/storage/storage.ts';
import { applicationIndex } from '../../../lambdas/indexes/application-index.ts';
import { generationSource, publishGeneration } from '../../../lambdas/indexes/generations.ts';
import { jobIndex } from '../../../lambdas/indexes/job-index.ts';
import { publishIndexes } from '../../../lambdas/indexes/publish-indexes.ts';
import { rankingForms } from '../../../lambdas/indexes/ranking-forms.ts';
import { talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import { type GenerationStore, generationStore } from '../../../lambdas/stores/generation-store.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { ENVIRONMENT, INDEX_FILES, type IndexFile } from '../../../shared/contract/resources.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { formVersion } from '../../../shared/matching/index.ts';
import { clockAt, fakeApplications, fakeJobs, fakeTalents } from '../../support/fakes.ts';
import { aJob, anApplication, aTalent, START } from '../records.ts';

const BUCKET = 'indexes';
const TODAY = START.slice(0, 7);
const EVERYBODY = { limit: 100, sort: 'updatedAt' } as const;
/** Longer than changes wait before they are published. */
const DUE_SECONDS = 601;

let folder: string;
let storage: Awaited<ReturnType<typeof startStorage>>;
let s3: S3Client;
let store: GenerationStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encaje-generations-'));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  const place = { buckets: [BUCKET], unversioned: [BUCKET], allowedOrigins: [], dataDir: join(folder, 'storage') };
  storage = await startStorage({ port: 0, credentials, region: 'eu-west-1', ...place });
  s3 = new S3Client({ endpoint: storage.endpoint, region: 'eu-west-1', forcePathStyle: true, credentials });
  vi.stubEnv(ENVIRONMENT.indexBucket, BUCKET);
  store = generationStore(s3);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  s3.destroy();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const file of INDEX_FILES) {
    for (const key of await store.keys(file)) await store.remove(key);
    await store.remove(`${file}/pointer.json`);
  }
});

/** An agency with one job and these people, each with a reading and its form. */
function agency(...names: string[]) {
  const clock = clockAt(START);
  const person = (talentId: string) =>
    aTalent({ talentId, email: `${talentId}@p.example`, resumeId: `reading-${talentId}`, updatedAt: clock.now() });
  const talents = fakeTalents(clock, ...names.map(person));
  const jobs = fakeJobs(clock, aJob({ jobId: 'job1', title: 'Soldador' }));
  // Their ids name nobody.
  const applied = (firstName: string, at: number) =>
    anApplication({ applicationId: `application${at}`, firstName, updatedAt: clock.now() });
  const applications = fakeApplications(clock, ...names.map(applied));
  const { engine } = formVersion(TODAY);
  const resumes = {
    formsOf: async (keys: { talentId: string; resumeId: string }[]) =>
      keys.map((key) => ({
        ...key,
        rankingForm: { engine, month: TODAY, bytes: Buffer.from(`form of ${key.resumeId}`) },
      })),
  };
  const now = () => Date.parse(clock.now());
  clock.pass(60);
  return { clock, talents, jobs, applications, resumes, person, applied, now };
}
type Agency = ReturnType<typeof agency>;

let containers = 0;
/** A container with a /tmp of its own, which counts how often it had to read all talents, and all applications. */
function container({ talents, jobs, applications, resumes, now }: Agency, from: GenerationStore = store) {
  containers += 1;
  const own = join(folder, `container-${containers}`);
  const pathOf = (file: IndexFile) => join(own, `${file}.sqlite`);
  let [loads, counted] = [0, 0];
  const listSince = (time: string) => {
    counted += 1;
    return applications.listSince(time);
  };
  const everyone = () => {
    loads += 1;
    return talents.everyone();
  };
  const source = (file: IndexFile) => generationSource(from, file);
  const generations = { all: source('jobs'), open: source('open-jobs') };
  const parts = {
    index: talentIndex({
      talents: { ...talents, everyone },
      path: pathOf('talents'),
      generations: source('talents'),
      now,
    }),
    forms: rankingForms(pathOf('forms'), source('forms')),
    applications: applicationIndex({
      applications: { ...applications, listSince },
      path: pathOf('applications'),
      generations: source('applications'),
      now,
    }),
    jobs: jobIndex({ jobs, paths: { all: pathOf('jobs'), open: pathOf('open-jobs') }, generations, now }),
  };
  const deps = { ...parts, resumes, store: from, pathOf, now, today: () => TODAY };
  const people = async () => {
    const { items } = await parts.index.page({ ...EVERYBODY, now: new Date(now()).toISOString() });
    return items.map(({ talentId }) => talentId).sort();
  };
  const recent = async () => (await parts.applications.readings()).recent.map(({ firstName }) => firstName).sort();
  return {
    ...parts,
    own,
    people,
    recent,
    loads: () => loads,
    counted: () => counted,
    publish: () => publishIndexes(SYSTEM, deps),
  };
}

const outcomes = (report: Awaited<ReturnType<typeof publishIndexes>>) =>
  INDEX_FILES.map((file) => report[file].outcome);
const ALL = <T>(outcome: T): T[] => INDEX_FILES.map(() => outcome);

it('leaves nothing of a file that nobody publishes any more, and all of the others', async () => {
  await container(agency('ana')).publish();
  await store.removeAll('talents');
  expect([await store.pointer('talents'), await store.keys('talents')]).toEqual([undefined, []]);
  expect([(await store.pointer('forms')) === undefined, (await store.keys('forms')).length]).toEqual([false, 1]);
});

/** Everything that lies on the disk of the storage, unpacked where it is packed. */
function stored(): string {
  const files = readdirSync(join(folder, 'storage'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, 'storage', name))
    .filter((path) => statSync(path).isFile());
  const isPacked = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32LE(0) === 0xfd2fb528;
  return files
    .map((path) => readFileSync(path))
    .map((bytes) => (isPacked(bytes) ? zstdDecompressSync(bytes) : bytes).toString('latin1'))
    .join('\n');
}

describe('a new container', () => {
  it('begins with the newest generation, lays the latest changes over it and reads no whole table', async () => {
    const world = agency('ana', 'blas');
    expect(outcomes(await container(world).publish())).toEqual(ALL('published'));
    world.clock.pass(100);
    await world.talents.apply(world.person('carla'));
    await world.applications.insert(world.applied('carla', 2));
    const reader = container(world);
    expect(await reader.people()).toEqual(['ana', 'blas', 'carla']);
    expect(await reader.recent()).toEqual(['ana', 'blas', 'carla']);
    expect([reader.loads(), reader.counted()]).toEqual([0, 0]);
    await reader.forms.current();
    expect([...reader.forms.months(formVersion(TODAY).engine).keys()].sort()).toEqual(['reading-ana', 'reading-blas']);
    expect(await reader.jobs.countByStatus()).toMatchObject({ active: 1 });
    expect(readdirSync(reader.own).filter((name) => /packed|fetched|copy/.test(name))).toEqual([]);
  });

  it('reads the table where there is no generation, one of another layout, or a damaged one', async () => {
    const world = agency('ana');
    const first = container(world);
    expect(await first.people()).toEqual(['ana']);
    await container(world).publish();
    const read = (await store.pointer('talents')) ?? expect.fail('no pointer');
    await store.setPointer('talents', { ...read.pointer, layout: 1 }, read.eTag);
    const second = container(world);
    expect(await second.people()).toEqual(['ana']);
    await container(world).publish();
    const newest = (await store.pointer('talents')) ?? expect.fail('no pointer');
    await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: newest.pointer.key, Body: 'no zstandard' }));
    const third = container(world);
    expect(await third.people()).toEqual(['ana']);
    expect([first, second, third].map(({ loads }) => loads())).toEqual([1, 1, 1]);
  });
});

describe('the writer', () => {
  it('publishes what changed once it has waited for ten minutes, and nothing where nothing did', async () => {
    const world = agency('ana');
    const writer = container(world);
    await writer.publish();
    world.clock.pass(DUE_SECONDS);
    expect(outcomes(await writer.publish())).toEqual(ALL('unchanged'));
    await world.talents.apply(world.person('blas'));
    expect((await writer.publish()).talents.outcome).toBe('published');
    world.clock.pass(60);
    await world.talents.apply(world.person('carla'));
    expect((await writer.publish()).talents).toEqual({ outcome: 'waiting', behindSeconds: 60 });
    world.clock.pass(DUE_SECONDS);
    expect((await writer.publish()).talents.outcome).toBe('published');
    expect(await store.keys('talents')).toHaveLength(1);
  });

  it('takes anyone who is erased out of every generation at once, and out of what killed writers left', async () => {
    const world = agency('ana', 'blas');
    const writer = container(world);
    await writer.publish();
    const { key } = (await store.pointer('talents'))?.pointer ?? expect.fail('no pointer');
    const left = join(folder, 'left');
    await store.download(key, left);
    await store.upload(`${key.slice(0, key.lastIndexOf('/'))}/000000000002-left-by-a-killed-writer`, left);
    expect(stored()).toContain('blas');
    world.clock.pass(60);
    await world.talents.remove((await world.talents.get('blas')) as TalentRecord);
    await world.applications.remove('application1');
    const report = await writer.publish();
    const { talents, forms, applications } = report;
    expect([talents.outcome, forms.outcome, applications.outcome]).toEqual(['published', 'published', 'published']);
    expect(stored()).not.toContain('blas');
    expect(stored()).toContain('ana');
    expect(await container(world).people()).toEqual(['ana']);
  });

  it('resumes wherever it is killed', async () => {
    const world = agency('ana', 'blas');
    let [calls, last, isAfter] = [0, Number.POSITIVE_INFINITY, false];
    /** Nothing answers from the last call on, as in a process that was killed before or after that. */
    const dying = new Proxy(store, {
      get:
        (target, name: keyof GenerationStore) =>
        async (...given: never[]) => {
          const call = target[name] as (...all: never[]) => Promise<unknown>;
          calls += 1;
          if (calls < last) return call(...given);
          if (calls === last && isAfter) await call(...given);
          throw new Error('killed');
        },
    });
    const round = (from: GenerationStore) => {
      const { index, own } = container(world, from);
      const file = { file: 'talents', current: index.current, path: join(own, 'talents') } as const;
      return publishGeneration(file, { store: from, now: world.now });
    };
    await round(store);
    world.clock.pass(DUE_SECONDS);
    await world.talents.apply(world.person('carla'));
    expect((await round(dying)).outcome).toBe('published');
    const needed = calls;
    expect(needed).toBeGreaterThan(6);
    for (isAfter of [false, true])
      for (last = 1; last <= needed; last += 1) {
        const name = `person-${isAfter}-${last}`;
        world.clock.pass(DUE_SECONDS);
        await world.talents.apply(world.person(name));
        calls = 0;
        await round(dying).catch((error: Error) => expect(error.message).toBe('killed'));
        expect(await container(world).people()).toContain(name);
        await round(store);
        expect(await store.keys('talents')).toEqual([(await store.pointer('talents'))?.pointer.key]);
      }
  });

  it('is one of two at once: the second is overtaken, and nothing that either took in is lost', async () => {
    const world = agency('ana');
    await container(world).publish();
    const [one, two] = [container(world), container(world)];
    await Promise.all([one.people(), two.people()]);
    world.clock.pass(DUE_SECONDS);
    await world.talents.apply(world.person('blas'));
    const reports = await Promise.all([one.publish(), two.publish()]);
    expect(reports.map(({ talents }) => talents.outcome).sort()).toEqual(['overtaken', 'published']);
    expect(await container(world).people()).toEqual(['ana', 'blas']);
    const after = await Promise.all([one.publish(), two.publish()]);
    expect(after.map(({ talents }) => talents.outcome)).not.toContain('overtaken');
    expect(await store.keys('talents')).toHaveLength(1);
    expect(await container(world).people()).toEqual(['ana', 'blas']);
  });

  it('counts a pointer as its own whose answer was lost', async () => {
    const world = agency('ana');
    const losing: GenerationStore = {
      ...store,
      setPointer: async (file, pointer, eTag) => {
        await store.setPointer(file, pointer, eTag);
        return store.setPointer(file, pointer, eTag);
      },
    };
    expect(outcomes(await container(world, losing).publish())).toEqual(ALL('published'));
    const reader = container(world);
    expect(await reader.people()).toEqual(['ana']);
    expect(reader.loads()).toBe(0);
  });
});
