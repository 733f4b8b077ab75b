/** Shows how recruiters create, change and delete jobs, also two at once and with the queue away. */
import { describe, expect, it } from 'vitest';
import { createJob } from '../../../lambdas/jobs/create-job.ts';
import { deleteJob } from '../../../lambdas/jobs/delete-job.ts';
import { getJob } from '../../../lambdas/jobs/get-job.ts';
import { getPublicJob } from '../../../lambdas/jobs/get-public-job.ts';
import { updateJob } from '../../../lambdas/jobs/update-job.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { type Job, type JobInput, jobInputSchema } from '../../../shared/domain/job.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, counted, fakeJobs, outbox } from '../../support/fakes.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aJob, START } from '../records.ts';

const correlationId = 'corr-0001';

function platform(...jobs: Job[]) {
  const clock = clockAt(START);
  const store = fakeJobs(clock, ...jobs);
  const queue = outbox<MatchRequest>();
  const postponed: string[] = [];
  const trail = fakeTrail();
  const applied = new Set<string>();
  const deps = {
    jobs: store,
    requestMatches: queue.send,
    onPostponed: (jobId: string) => void postponed.push(jobId),
    newId: counted('new'),
    now: clock.now,
    audit: trail.audit,
    hasApplications: async (jobId: string) => applied.has(jobId),
  };
  const update = (changes: Partial<JobInput>, version = 1) => {
    const body = { ...jobInputSchema.parse({ ...aJob(), ...changes }), version };
    return updateJob({ params: { id: 'job1' }, body, correlationId }, ADMIN, deps);
  };
  const create = (changes: Partial<JobInput> = {}) =>
    createJob({ body: jobInputSchema.parse({ ...aJob(), ...changes }), correlationId }, ADMIN, deps);
  return { clock, store, queue, postponed, deps, update, create, applied, trail: trail.entries };
}

describe('creating a job', () => {
  it('publishes an active public one now, with an address, and asks for its matches', async () => {
    const { create, queue, store } = platform();
    const job = await create();
    expect(job).toMatchObject({ jobId: 'new1', version: 1, publishedAt: START, slug: 'soldador-zaragoza-espana-new1' });
    expect(store.rows.get('new1')).toEqual(job);
    expect(queue.sent).toEqual([{ kind: 'job', jobId: 'new1', version: 1, correlationId }]);
  });

  it.each([{ status: 'draft' }, { public: false }] as const)('does not publish one with %j', async (changes) => {
    expect((await platform().create(changes)).publishedAt).toBeNull();
  });

  it('matches nobody with a draft', async () => {
    const { create, queue, store } = platform();
    await create({ status: 'draft' });
    expect(queue.sent).toEqual([]);
    expect(await store.listUnmatched()).toEqual([]);
  });

  it('stands when the queue cannot be reached, and leaves its matching to the sweep', async () => {
    const { create, postponed, queue, store } = platform();
    queue.down = true;
    const job = await create();
    expect(postponed).toEqual([job.jobId]);
    expect((await store.listUnmatched()).map(({ jobId }) => jobId)).toEqual([job.jobId]);
  });
});

describe('changing a job', () => {
  it('counts the version up, keeps its dates of creation and publication, and moves its address', async () => {
    const { clock, update } = platform(aJob());
    clock.pass(3600);
    const job = await update({ title: 'Soldadora TIG' });
    expect(job).toMatchObject({ version: 2, createdAt: START, publishedAt: START, updatedAt: clock.now() });
    expect(job.slug).toBe('soldadora-tig-zaragoza-espana-job1');
  });

  it('notes when a draft is published first, and not again', async () => {
    const { clock, update } = platform(aJob({ status: 'draft', publishedAt: null }));
    clock.pass(60);
    const published = await update({ status: 'active' });
    expect(published.publishedAt).toBe(clock.now());
    clock.pass(60);
    await update({ status: 'paused' }, 2);
    expect((await update({ status: 'active' }, 3)).publishedAt).toBe(published.publishedAt);
  });

  it('refuses a version that is not the stored one', async () => {
    const { queue, store, update } = platform(aJob({ version: 3 }));
    await expect(update({ title: 'X' }, 2)).rejects.toMatchObject({ kind: 'conflict', code: 'STALE_VERSION' });
    expect(store.rows.get('job1')?.title).toBe('Soldador');
    expect(queue.sent).toEqual([]);
  });

  it('gives two recruiters at once one success and one conflict', async () => {
    const { store, update } = platform(aJob());
    const outcomes = await Promise.allSettled([update({ title: 'Una' }), update({ title: 'Otra' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'STALE_VERSION' } });
    expect(store.rows.get('job1')?.version).toBe(2);
  });

  it('refuses a status that cannot follow', async () => {
    const { update } = platform(aJob({ status: 'closed' }));
    await expect(update({ status: 'paused' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'STATUS_CHANGE_REFUSED',
    });
  });

  it('makes a draft of it again only while nobody has applied', async () => {
    const { applied, store, update } = platform(aJob());
    applied.add('job1');
    const refusal = { kind: 'conflict', code: 'JOB_HAS_APPLICATIONS' };
    await expect(update({ status: 'draft' })).rejects.toMatchObject(refusal);
    expect(store.rows.get('job1')?.status).toBe('active');
    applied.clear();
    expect((await update({ status: 'draft' })).status).toBe('draft');
    applied.add('job1');
    expect((await update({ title: 'Soldadora' }, 2)).title).toBe('Soldadora');
  });

  it('keeps how its ranking was adjusted', async () => {
    const criteria = { emphasis: { skills: 2 }, importance: {}, added: [], knockouts: {} };
    const { store, update } = platform(aJob({ criteria }));
    expect((await update({ title: 'Soldadora TIG' })).criteria).toEqual(criteria);
    expect(store.rows.get('job1')?.criteria).toEqual(criteria);
  });

  it('refuses a job that does not exist', async () => {
    await expect(platform().update({})).rejects.toMatchObject({ kind: 'not-found', code: 'JOB_NOT_FOUND' });
  });

  it('asks for matches of the new version only while the job is active', async () => {
    const { queue, update } = platform(aJob());
    await update({});
    await update({ status: 'paused' }, 2);
    expect(queue.sent).toEqual([{ kind: 'job', jobId: 'job1', version: 2, correlationId }]);
  });
});

describe('the audit trail', () => {
  const about = { actor: ADMIN, recordKind: 'job', correlationId };

  it('says who created, changed and deleted which job, from what to what', async () => {
    const { create, deps, trail, update } = platform(aJob());
    await create({ status: 'draft' });
    await update({ title: 'Soldadora', salaryMax: 31_000 });
    await deleteJob({ params: { id: 'job1' }, correlationId }, ADMIN, deps);
    expect(trail).toMatchObject([
      { ...about, action: 'job.create', recordId: 'new1' },
      { ...about, action: 'job.update', recordId: 'job1' },
      { ...about, action: 'job.delete', recordId: 'job1' },
    ]);
    expect(trail[0]?.changes).toContainEqual({ field: 'status', before: undefined, after: 'draft' });
    expect(trail[1]?.changes).toEqual([
      { field: 'title', before: 'Soldador', after: 'Soldadora' },
      { field: 'salaryMax', before: 30_000, after: 31_000 },
    ]);
    expect(trail[2]?.changes).toContainEqual({ field: 'title', before: 'Soldadora', after: undefined });
  });

  it('names a removal once, however often it was asked for at once', async () => {
    const { deps, trail } = platform(aJob());
    const remove = () => deleteJob({ params: { id: 'job1' }, correlationId }, ADMIN, deps);
    const outcomes = await Promise.allSettled([remove(), remove(), remove()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { kind: 'not-found', code: 'JOB_NOT_FOUND' } });
    expect(trail.map(({ action }) => action)).toEqual(['job.delete']);
  });

  it('names a changed address of contact and the long texts without quoting them', async () => {
    const { trail, update } = platform(aJob({ contactEmail: 'old@yunque.example' }));
    await update({ contactEmail: 'boss@yunque.example', description: 'Otra cosa.' });
    expect(trail[0]?.changes).toEqual([{ field: 'description' }, { field: 'contactEmail' }]);
  });

  it('says nothing of what was refused', async () => {
    const { trail, update } = platform(aJob({ version: 3 }));
    await expect(update({ title: 'X' }, 2)).rejects.toThrow();
    expect(trail).toEqual([]);
  });
});

describe('a job', () => {
  it('can be read and deleted once', async () => {
    const { deps, store } = platform(aJob());
    const input = { params: { id: 'job1' }, correlationId };
    expect((await getJob(input, ADMIN, { getJob: store.get })).jobId).toBe('job1');
    await deleteJob(input, ADMIN, deps);
    await expect(getJob(input, ADMIN, { getJob: store.get })).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    await expect(deleteJob(input, ADMIN, deps)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('shows visitors neither its contact address nor its bookkeeping', async () => {
    const { store } = platform(aJob({ contactEmail: 'boss@yunque.example' }));
    const shown = await getPublicJob({ params: { jobId: 'anything-job1' } }, VISITOR, { getJob: store.get });
    const answer = routes.getPublicJob.response.parse(shown);
    expect(answer).toMatchObject({ jobId: 'job1', title: 'Soldador' });
    for (const hidden of ['contactEmail', 'version', 'status', 'public']) expect(answer).not.toHaveProperty(hidden);
  });

  it.each([{ status: 'paused' }, { status: 'closed' }, { status: 'draft' }, { public: false }] as const)(
    'with %j is missing for visitors',
    async (over) => {
      const { store } = platform(aJob(over));
      const asked = getPublicJob({ params: { jobId: 'job1' } }, VISITOR, { getJob: store.get });
      await expect(asked).rejects.toMatchObject({ kind: 'not-found', code: 'JOB_NOT_FOUND' });
    },
  );
});
