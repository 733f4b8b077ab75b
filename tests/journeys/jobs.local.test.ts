/** Recruiters' work with jobs over the wire: sorting, bulk changes, ranking criteria. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CriteriaOfJob } from '../../shared/contract/admin-jobs.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { FITTED_SHARES } from '../../shared/domain/fitted-shares.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type JobCriteria, NO_JOB_CRITERIA } from '../../shared/domain/job-criteria.ts';
import type { Match } from '../../shared/domain/match.ts';
import { previewScore } from '../../shared/domain/score-preview.ts';
import { apply, outcome, TXT } from '../support/applying.ts';
import { type ApiAnswer, eventually, type TestStack } from '../support/local-stack.ts';
import { resumeTxt } from '../support/resume-files.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
});

const call = (method: string, path: string, body?: unknown, token: string | undefined = admin): Promise<ApiAnswer> =>
  stack.api(`/api/admin/jobs${path}`, { method, body, token });

const FIELDS = {
  title: 'Analista de datos',
  company: 'Pruebas del Panel',
  location: 'Madrid, España',
  industry: 'Tecnología',
  category: 'Datos',
  jobType: 'full-time',
  experienceLevel: 'mid',
  status: 'draft',
  public: true,
  description: 'Informes de ventas para las tiendas.',
  requirements: ['Power BI', 'SQL', 'Inglés B2', 'Se valora Kubernetes'],
  salaryMin: 30_000,
  salaryMax: 36_000,
};

async function created(changes: object = {}): Promise<Job> {
  const { status, body } = await call('POST', '', { ...FIELDS, ...changes });
  expect(status).toBe(201);
  return body;
}

/** The matches of one version by talent, as soon as those wanted are among them; they are stored one after the other. */
async function matchesOf({ jobId }: Job, version: number, wanted: string[] = []): Promise<Map<string, Match>> {
  const read = async () => {
    const { body } = await stack.api(`/api/admin/matches?jobId=${jobId}&limit=100`, { token: admin });
    const ofVersion = body.items.filter(({ jobVersion }: Match) => jobVersion === version);
    return new Map<string, Match>(ofVersion.map((match: Match) => [match.talentId, match]));
  };
  return eventually(read, (found) => found.size > 0 && wanted.every((talentId) => found.has(talentId)));
}

async function trailOf(recordId: string): Promise<AuditEntry[]> {
  const { body } = await stack.api(`/api/admin/audit?recordId=${recordId}&limit=100`, { token: admin });
  return body.items;
}

describe('adjusting how people are ranked for a job', () => {
  const changes: JobCriteria = {
    ...NO_JOB_CRITERIA,
    emphasis: { location: 0, skills: 2 },
    importance: { 'skill:kubernetes': 'must', 'language:en': 'ignored' },
    knockouts: { 'skill:sql': true },
  };

  test('matches everybody again by it, as the preview in the browser foresaw', async () => {
    const job = await created({ status: 'active' });
    const before = await matchesOf(job, 1);
    const read: CriteriaOfJob = (await call('GET', `/${job.jobId}/criteria`)).body;
    expect(read).toMatchObject({ version: 1, criteria: NO_JOB_CRITERIA, warnings: [] });
    expect(read.read.find(({ id }) => id === 'skill:kubernetes')).toMatchObject({ importance: 'nice', added: false });

    const answer = await call('PUT', `/${job.jobId}/criteria`, { ...changes, version: 1 });
    expect(answer).toMatchObject({ status: 200, body: { version: 2, criteria: changes } });
    const after = await matchesOf(job, 2, [...before.keys()]);
    for (const [talentId, old] of before) {
      const match = after.get(talentId) as Match;
      expect(previewScore(old, changes)).toEqual({ percent: match.percent, grade: match.grade });
      expect(match.engine.weights).toMatchObject({ location: 0, skills: 2 * FITTED_SHARES.skills });
      const ids = match.criteria.map(({ id }) => id);
      expect([ids.includes('language:en'), ids.includes('location')]).toEqual([false, false]);
      expect(match.knockouts.map(({ id }) => id)).toContain('skill:sql');
    }
    expect([...before].some(([talentId, { percent }]) => after.get(talentId)?.percent !== percent)).toBe(true);
    expect(await trailOf(job.jobId)).toContainEqual(
      expect.objectContaining({
        action: 'job.adjust',
        actorId: expect.any(String),
        changes: [{ field: 'criteria', before: null, after: changes }],
      }),
    );
  });

  test('stays through an edit of the job, and ends when every change is taken back', async () => {
    const job = await created();
    await call('PUT', `/${job.jobId}/criteria`, { ...changes, version: 1 });
    const edited = await call('PUT', `/${job.jobId}`, { ...FIELDS, title: 'Analista', version: 2 });
    expect(edited).toMatchObject({ status: 200, body: { version: 3, title: 'Analista', criteria: changes } });
    const back = await call('PUT', `/${job.jobId}/criteria`, { version: 3 });
    expect(back).toMatchObject({ status: 200, body: { version: 4, criteria: NO_JOB_CRITERIA } });
    expect((await call('GET', `/${job.jobId}`)).body.criteria).toBeNull();
  });

  test('refuses protected attributes, warns of stand-ins, and keeps nothing of what it refused', async () => {
    const { jobId } = await created({ requirements: ['SQL', 'Equipo joven'] });
    const added = [{ text: 'Nivel nativo de inglés' }, { text: 'Mujer menor de 30 años', importance: 'nice' }];
    const refused = await call('PUT', `/${jobId}/criteria`, { added, version: 1 });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(refused.body.errors).toEqual([{ path: 'added.1.text', code: 'PROTECTED_CRITERION' }]);
    const allowed = await call('PUT', `/${jobId}/criteria`, { added: added.slice(0, 1), version: 1 });
    expect(allowed.status).toBe(200);
    const warnings: CriteriaOfJob['warnings'] = allowed.body.warnings;
    expect(warnings.map(({ path, attribute }) => [path, attribute])).toEqual([
      ['requirements.1', 'age'],
      ['added.0', 'origin'],
    ]);
  });

  test('refuses a stale version, what makes no sense, an unknown job, and anyone who is no recruiter', async () => {
    const { jobId } = await created();
    const put = (body: object, token?: string) => call('PUT', `/${jobId}/criteria`, body, token);
    expect(await put({ version: 7 })).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    const errorsOf = async (body: object) => {
      const answer = await put({ version: 1, ...body });
      expect(answer.status).toBe(400);
      return answer.body.errors;
    };
    expect(await errorsOf({ emphasis: { skills: 9 } })).toEqual([{ path: 'emphasis.skills', code: 'TOO_LARGE' }]);
    expect(await errorsOf({ importance: { occupation: 'vital' } })).toEqual([
      { path: 'importance.occupation', code: 'INVALID' },
    ]);
    expect(await errorsOf({ added: [{ text: ' ' }] })).toEqual([{ path: 'added.0.text', code: 'TEXT_REQUIRED' }]);
    expect(await errorsOf({ added: [{ text: '...' }] })).toEqual([
      { path: 'added.0.text', code: 'CRITERION_UNREADABLE' },
    ]);
    const { read } = (await call('GET', `/${jobId}/criteria`)).body as CriteriaOfJob;
    const importance = Object.fromEntries(read.map(({ id }) => [id, 'ignored']));
    expect(await errorsOf({ importance })).toEqual([{ path: 'emphasis', code: 'NO_CRITERION_LEFT' }]);
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { version: 1 } : undefined;
      const missing = await call(method, '/nosuchjob/criteria', body);
      expect(missing).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    }
    expect((await put({ version: 1 }, 'not-a-token')).status).toBe(401);
    expect((await put({ version: 1 }, await stack.token('visitor@encaje.test'))).status).toBe(403);
    expect((await call('GET', `/${jobId}`)).body.version).toBe(1);
  });
});

describe('changing the status of several jobs', () => {
  const change = (status: string, jobs: Pick<Job, 'jobId' | 'version'>[], token?: string) =>
    call('POST', '/status', { status, jobs: jobs.map(({ jobId, version }) => ({ jobId, version })) }, token);

  test('changes each or says why not, and shows the public what was published', async () => {
    const [paid, unpaid, closed] = [
      await created(),
      await created({ salaryMin: null, salaryMax: null }),
      await created({ status: 'closed' }),
    ];
    const gone = { jobId: 'nosuchjob', version: 1 };
    const published = await change('active', [paid, unpaid, closed, { ...paid, version: 9 }, gone]);
    expect(published.status).toBe(200);
    expect(published.body.changed.map(({ jobId }: Job) => jobId)).toEqual([paid.jobId, closed.jobId]);
    expect(published.body.refused).toEqual([
      { id: unpaid.jobId, code: 'PAY_RANGE_REQUIRED' },
      { id: paid.jobId, code: 'STALE_VERSION' },
      { id: 'nosuchjob', code: 'JOB_NOT_FOUND' },
    ]);
    expect((await stack.api(`/api/jobs/${paid.jobId}`)).status).toBe(200);
    expect((await stack.api(`/api/jobs/${unpaid.jobId}`)).status).toBe(404);
    const paused = await change('paused', [{ ...paid, version: 2 }, unpaid]);
    expect(paused.body.changed).toMatchObject([{ jobId: paid.jobId, version: 3, status: 'paused' }]);
    expect(paused.body.refused).toEqual([{ id: unpaid.jobId, code: 'STATUS_CHANGE_REFUSED' }]);
    expect((await stack.api(`/api/jobs/${paid.jobId}`)).status).toBe(404);
    const statuses = (await trailOf(paid.jobId)).filter(({ action }) => action === 'job.change-status');
    expect(statuses.map(({ changes }) => changes.find(({ field }) => field === 'status')?.after)).toEqual([
      'paused',
      'active',
    ]);
  });

  test('makes no draft again of a job that someone applied for, alone or among others', async () => {
    const [wanted, quiet] = [await created({ status: 'active' }), await created({ status: 'active' })];
    const bytes = resumeTxt({ language: 'es' });
    await outcome(stack, await apply(stack, { bytes, contentType: TXT }, { jobId: wanted.jobId }));
    const { body } = await change('draft', [wanted, quiet]);
    expect(body.changed).toMatchObject([{ jobId: quiet.jobId, status: 'draft' }]);
    expect(body.refused).toEqual([{ id: wanted.jobId, code: 'JOB_HAS_APPLICATIONS' }]);
    const alone = await call('PUT', `/${wanted.jobId}`, { ...FIELDS, status: 'draft', version: 1 });
    expect(alone).toMatchObject({ status: 409, body: { code: 'JOB_HAS_APPLICATIONS' } });
  });

  test('refuses what makes no sense, and anyone who is no recruiter', async () => {
    const job = await created();
    expect((await change('archived', [job])).body.errors).toEqual([{ path: 'status', code: 'INVALID' }]);
    expect((await change('active', [])).body.errors).toEqual([{ path: 'jobs', code: 'REQUIRED' }]);
    const many = Array.from({ length: 101 }, () => job);
    expect((await change('active', many)).body.errors).toEqual([{ path: 'jobs', code: 'TOO_MANY' }]);
    expect((await change('active', [job], 'not-a-token')).status).toBe(401);
    expect((await change('active', [job], await stack.token('visitor@encaje.test'))).status).toBe(403);
    expect((await call('GET', `/${job.jobId}`)).body).toMatchObject({ status: 'draft', version: 1 });
  });
});

test('the list is filtered, counted and sorted, and refuses an unknown order', async () => {
  const company = 'Orden del Día';
  await created({ company, title: 'Bordado', salaryMin: 20, salaryMax: 25, salaryPeriod: 'hour' });
  await created({ company, title: 'álgebra', status: 'active' });
  await created({ company, title: 'Costura', status: 'closed', public: false });
  const list = (query: string) => call('GET', `?company=orden%20del%20dia${query}`);
  const titles = ({ body }: ApiAnswer) => body.items.map(({ title }: Job) => title);
  expect(titles(await list('&sort=title'))).toEqual(['álgebra', 'Bordado', 'Costura']);
  expect(titles(await list('&sort=salary'))[0]).toBe('Bordado');
  expect(titles(await list('&public=false'))).toEqual(['Costura']);
  const active = await list('&status=active');
  expect([titles(active), active.body.total]).toEqual([['álgebra'], 1]);
  expect(active.body.byStatus).toEqual({ draft: 1, active: 1, paused: 0, closed: 1 });
  expect((await list('&sort=luck')).body.errors).toEqual([{ path: 'sort', code: 'INVALID' }]);
});
