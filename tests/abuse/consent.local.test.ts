/** People who applied for one job were compared with all others despite their refusal: consent is now respected. */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS, TABLES } from '../../shared/contract/resources.ts';
import type { Match } from '../../shared/domain/match.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { apply, confirm, outcome, type Sent, TXT } from '../support/applying.ts';
import { type Stores, storesOf } from '../support/everything-stored.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

const YEAR_MS = 365 * 86_400_000;

let stack: TestStack;
let stores: Stores;
let admin: string;
let applied: string;
let other: string;

beforeAll(async () => {
  stack = await sharedStack();
  stores = storesOf(stack);
  admin = await stack.token('admin@encaje.test');
  const { items } = (await stack.api('/api/jobs?limit=2')).body;
  [applied, other] = items.map(({ jobId }: { jobId: string }) => jobId);
});

const get = async (path: string): Promise<ApiAnswer['body']> =>
  (await stack.api(`/api/admin/${path}`, { token: admin })).body;

async function sent(changes: Record<string, unknown> = {}): Promise<Sent> {
  const bytes = resumeTxt({ language: 'es' });
  const one = await apply(stack, { bytes, contentType: TXT, fileName: 'cv.txt' }, { jobId: applied, ...changes });
  await outcome(stack, one);
  return one;
}

const talentOf = async ({ applicationId }: Pick<Sent, 'applicationId'>): Promise<Talent> =>
  get(`talents/${(await get(`applications/${applicationId}`)).talentId}`);

async function jobsOf(one: Sent): Promise<string[]> {
  const { talentId } = await talentOf(one);
  const { items } = await get(`matches?talentId=${talentId}&limit=100`);
  return [...new Set<string>(items.map(({ jobId }: Match) => jobId))];
}

const say = ({ applicationId, statusToken }: Pick<Sent, 'applicationId' | 'statusToken'>, consent: unknown) =>
  stack.api(`/api/applications/${applicationId}/talent-pool?token=${statusToken}`, {
    method: 'POST',
    body: { consent },
  });

/** Ids of those that an evaluation names, and how many it left out. */
async function evaluated(body: object): Promise<{ talentIds: string[]; jobIds: string[]; leftOut: number }> {
  const path = '/api/admin/evaluations';
  const headers = { accept: 'text/event-stream' };
  const answer = await stack.api(path, { method: 'POST', body, token: admin, headers });
  expect(answer.status).toBe(200);
  const events = String(answer.body)
    .split('\n\n')
    .map((block) => ({ event: /^event: (.*)$/m.exec(block)?.[1], data: /^data: (.*)$/m.exec(block)?.[1] }));
  const dataOf = (name: string) =>
    events.flatMap(({ event, data }) => (event === name && data ? [JSON.parse(data)] : []));
  const matches = dataOf('match') as Match[];
  const [complete] = dataOf('complete') as { count: number; leftOut: number }[];
  expect(complete?.count).toBe(matches.length);
  return {
    talentIds: matches.map(({ talentId }) => talentId),
    jobIds: matches.map(({ jobId }) => jobId),
    leftOut: complete?.leftOut ?? Number.NaN,
  };
}

describe('a person who agreed to no more than their application', () => {
  let one: Sent;
  let talent: Talent;
  beforeAll(async () => {
    one = await sent();
    talent = await talentOf(one);
  });

  test('is compared with the job they applied for, and no other', async () => {
    expect(await jobsOf(one)).toEqual([applied]);
    expect(talent.basis).toBeNull();
  });

  test('is compared with no other by hand either, neither alone nor among all, and the answer says so', async () => {
    const { talentId } = talent;
    expect(await evaluated({ talentId, jobId: applied })).toMatchObject({ talentIds: [talentId], leftOut: 0 });
    expect(await evaluated({ talentId, jobId: other })).toEqual({ talentIds: [], jobIds: [], leftOut: 1 });
    expect(await evaluated({ talentId })).toEqual({ talentIds: [talentId], jobIds: [applied], leftOut: 1 });
    const all = await evaluated({ jobId: other });
    expect(all.talentIds).not.toContain(talentId);
    expect(all.leftOut).toBeGreaterThan(0);
    expect((await get('evaluations?limit=1')).items[0]).toMatchObject({ jobId: other, leftOut: all.leftOut });
    expect(await jobsOf(one)).toEqual([applied]);
  });

  test('is found by name and by their job, but by nothing that describes them, and the answers say so', async () => {
    const listed = async (query: Record<string, string>) => {
      const { items, leftOut } = await get(`talents?limit=100&${new URLSearchParams(query)}`);
      return { isThere: items.some(({ talentId }: Talent) => talentId === talent.talentId), leftOut };
    };
    const [search, location] = [talent.headline ?? '', talent.location ?? ''];
    expect([search, location]).not.toContain('');
    const described: Record<string, string>[] = [{ search }, { location }, { search: one.email, location }];
    for (const query of described) {
      const { isThere, leftOut } = await listed(query);
      expect([query, isThere]).toEqual([query, false]);
      expect(leftOut).toBeGreaterThan(0);
    }
    expect(await listed({ search: one.email })).toEqual({ isThere: true, leftOut: 0 });
    expect(await listed({})).toEqual({ isThere: true, leftOut: 0 });
    const everything = await get(`search?${new URLSearchParams({ q: search })}`);
    expect(JSON.stringify(everything.talents)).not.toContain(talent.talentId);
    expect(everything.leftOut).toBeGreaterThan(0);
    expect((await get(`search?q=${one.email}`)).talents).toMatchObject([{ talentId: talent.talentId }]);
    const ofJob = await get(`applications?jobId=${applied}&search=${one.email}`);
    expect(ofJob.items).toMatchObject([{ applicationId: one.applicationId }]);

    await say(one, true);
    expect((await listed({ search: `${search} ${one.email}` })).isThere).toBe(true);
    await say(one, false);
    expect(await listed({ search: `${search} ${one.email}` })).toEqual({ isThere: false, leftOut: 1 });
  });

  test('is not found by the words of their file name, which describe them, but by the name as a whole', async () => {
    const fileName = 'CV forjadora artística Teruel.txt';
    const bytes = resumeTxt({ language: 'es' });
    const described = await apply(stack, { bytes, contentType: TXT, fileName }, { jobId: applied });
    await outcome(stack, described);
    const found = async (search: string) => {
      const { items } = await get(`applications?limit=100&${new URLSearchParams({ search })}`);
      return items.some(({ applicationId }: Sent) => applicationId === described.applicationId);
    };
    expect([await found('forjadora'), await found('teruel forjadora'), await found('cv.txt')]).not.toContain(true);
    expect([await found(fileName.toUpperCase()), await found(described.email)]).toEqual([true, true]);
  });

  test('is compared no more with a job from which they withdrew', async () => {
    const email = 'withdrawn.then.again@people.example';
    const [gone, stays] = [await sent({ email }), await sent({ email, jobId: other })];
    for (const each of [gone, stays]) await confirm(stack, each, admin);
    const { talentId } = await talentOf(stays);
    expect(await talentOf(gone)).toMatchObject({ talentId });
    expect(await evaluated({ talentId, jobId: applied })).toMatchObject({ talentIds: [talentId], leftOut: 0 });
    const link = `/api/applications/${gone.applicationId}/withdraw?token=${gone.statusToken}`;
    expect((await stack.api(link, { method: 'POST' })).status).toBe(200);
    expect(await evaluated({ talentId, jobId: applied })).toEqual({ talentIds: [], jobIds: [], leftOut: 1 });
    expect((await evaluated({ jobId: applied })).talentIds).not.toContain(talentId);
    expect(await evaluated({ talentId, jobId: other })).toMatchObject({ talentIds: [talentId], leftOut: 0 });
  });

  test('is not compared with a job that changes later', async () => {
    const job = await get(`jobs/${other}`);
    const { title, company, location, description, industry, category, jobType, experienceLevel } = job;
    const draft = { title, company, location, description, industry, category, jobType, experienceLevel };
    const made = await stack.api('/api/admin/jobs', {
      method: 'POST',
      token: admin,
      body: { ...draft, status: 'active', public: false, requirements: [], salaryMin: 20_000, salaryMax: 30_000 },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { jobId } = made.body;
    const matched = await eventually(
      () => get(`matches?jobId=${jobId}&limit=100`),
      ({ items }) => items.length > 0,
    );
    expect(matched.items.map(({ talentId }: Match) => talentId)).not.toContain(talent.talentId);
    await stack.api(`/api/admin/jobs/${jobId}`, { method: 'DELETE', token: admin });
  });
});

describe('a consent to other jobs', () => {
  test('counts from the moment it is given, and ends with everything it allowed the moment it is taken back', async () => {
    const one = await sent();
    const given = await say(one, true);
    expect(given.status).toBe(200);
    const { consentedAt, expiresAt } = given.body.talentPool;
    expect(Date.parse(expiresAt) - Date.parse(consentedAt)).toBeGreaterThanOrEqual(YEAR_MS);
    const talent = await talentOf(one);
    expect(talent.basis).toEqual({ kind: 'consent', until: expiresAt });
    await eventually(
      () => jobsOf(one),
      (jobs) => jobs.length >= 20,
    );
    expect(await evaluated({ talentId: talent.talentId, jobId: other })).toMatchObject({ jobIds: [other], leftOut: 0 });

    const refused = await say(one, false);
    expect([refused.status, refused.body.talentPool]).toEqual([200, null]);
    expect(refused.body.history.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['pool-joined', 'pool-left']),
    );
    expect((await talentOf(one)).basis).toBeNull();
    expect(await jobsOf(one)).toEqual([applied]);
    expect(await evaluated({ talentId: talent.talentId, jobId: other })).toMatchObject({ jobIds: [], leftOut: 1 });
  });

  test('can be taken back by nobody but the holder of the link, and in no other words than yes or no', async () => {
    const one = await sent({ talentPoolConsent: true });
    const stranger = { ...one, statusToken: 'A'.repeat(43) };
    expect((await say(stranger, false)).status).toBe(404);
    expect((await say({ ...one, applicationId: 'nobody' }, false)).status).toBe(404);
    for (const consent of ['false', null, undefined, {}]) expect((await say(one, consent)).status).toBe(400);
    expect((await talentOf(one)).basis?.kind).toBe('consent');
  });

  test('is over when the application it was given with is withdrawn', async () => {
    const one = await sent({ talentPoolConsent: true });
    expect((await jobsOf(one)).length).toBeGreaterThanOrEqual(20);
    await stack.api(`/api/applications/${one.applicationId}/withdraw?token=${one.statusToken}`, { method: 'POST' });
    expect((await talentOf(one)).basis).toBeNull();
    expect(await jobsOf(one)).toEqual([applied]);
    expect((await say(one, true)).status).toBe(409);
  });

  test('ends after its term: a run of the retention removes what it allowed', async () => {
    const one = await sent({ talentPoolConsent: true });
    const { talentId } = await talentOf(one);
    const long = new Date(Date.now() - 1.01 * YEAR_MS).toISOString();
    await change('applications', { applicationId: one.applicationId }, 'SET consent.talentPoolAt = :v', long);
    await change('talents', { talentId }, 'SET basis.#u = :v', long, { '#u': 'until' });
    expect(await evaluated({ talentId, jobId: other })).toMatchObject({ jobIds: [], leftOut: 1 });
    await retain();
    expect(await jobsOf(one)).toEqual([applied]);
    expect((await talentOf(one)).basis).toBeNull();
  });
});

test('people from before anybody was asked lose their matches with other jobs in a run of the retention', async () => {
  const one = await sent({ talentPoolConsent: true });
  const { talentId } = await talentOf(one);
  await change('applications', { applicationId: one.applicationId }, 'REMOVE consent.talentPoolAt');
  await change('talents', { talentId }, 'REMOVE basis, basisCount');
  expect((await jobsOf(one)).length).toBeGreaterThan(1);
  await retain();
  expect(await jobsOf(one)).toEqual([applied]);
});

describe('a dropped resume', () => {
  const drop = async (name: string, metadata: Record<string, string>) => {
    const email = `${name}@people.example`;
    const fileName = `${name}.txt`;
    await stores.s3.send(
      new PutObjectCommand({
        Bucket: stores.Bucket,
        Key: `drops/${fileName}`,
        Body: resumeTxt({ language: 'es', email }),
        ContentType: TXT,
        Metadata: { 'job-id': applied, ...metadata },
      }),
    );
    const found = await eventually(
      async () => (await get(`talents?search=${email}`)).items[0] as Talent | undefined,
      (talent) => talent?.resumeId != null,
    );
    const matched = async () =>
      new Set((await get(`matches?talentId=${found?.talentId}&limit=100`)).items.map(({ jobId }: Match) => jobId)).size;
    return { talentId: found?.talentId ?? '', matched };
  };
  const basisOf = async ({ talentId }: { talentId: string }) => (await get(`talents/${talentId}`)).basis;

  test('rests on the agency’s own ground for a year where nothing else is said', async () => {
    const dropped = await drop('dropped-silent', {});
    await eventually(dropped.matched, (count) => count >= 20);
    const { kind, until } = await basisOf(dropped);
    expect(kind).toBe('agency');
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(364);
  });

  test.each([
    ['that there is no ground', 'dropped-none', { basis: 'none' }],
    ['something that nobody understands', 'dropped-odd', { basis: 'because' }],
    ['a consent of long ago', 'dropped-stale', { basis: 'consent', 'basis-date': '2019-05-05' }],
  ])('is compared with its own job alone where it says %s', async (_what, name, metadata) => {
    const dropped = await drop(name, metadata);
    await eventually(dropped.matched, (count) => count > 0);
    expect([await dropped.matched(), await basisOf(dropped)]).toEqual([1, null]);
  });

  test('states a consent with its day, or an end of its own', async () => {
    const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    const agreed = await drop('dropped-agreed', { basis: 'consent', 'basis-date': day });
    await eventually(agreed.matched, (count) => count >= 20);
    expect(await basisOf(agreed)).toMatchObject({ kind: 'consent' });
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const brief = await drop('dropped-brief', { basis: 'agency', 'basis-until': soon });
    await eventually(brief.matched, (count) => count >= 20);
    expect(await basisOf(brief)).toEqual({ kind: 'agency', until: soon });
  });
});

const retain = () => invokeAt(stack.running.functions, BACKGROUND_FUNCTIONS.retain.handler, {});

/** As time, or an older version of the product, would have left it. */
async function change(
  table: 'applications' | 'talents',
  Key: Record<string, string>,
  UpdateExpression: string,
  value?: string,
  ExpressionAttributeNames?: Record<string, string>,
): Promise<void> {
  const TableName = stack.running.environment[TABLES[table].environmentName];
  const values = value === undefined ? {} : { ExpressionAttributeValues: { ':v': value } };
  await stores.dynamodb.send(
    new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeNames, ...values }),
  );
}
