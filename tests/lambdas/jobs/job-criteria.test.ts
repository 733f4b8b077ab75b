/** Shows how recruiters read and adjust by what people are ranked for a job, and what they may not make a criterion. */
import { describe, expect, it } from 'vitest';
import { getJobCriteria } from '../../../lambdas/jobs/get-job-criteria.ts';
import { updateJobCriteria } from '../../../lambdas/jobs/update-job-criteria.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import { routes } from '../../../shared/contract/routes.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { CRITERION_FAMILIES, type JobCriteria, NO_JOB_CRITERIA } from '../../../shared/domain/job-criteria.ts';
import { clockAt, fakeJobs, outbox } from '../../support/fakes.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aJob, START } from '../records.ts';

const correlationId = 'corr-0001';
const params = { id: 'job1' };

function platform(...jobs: Job[]) {
  const clock = clockAt(START);
  const store = fakeJobs(clock, ...jobs);
  const queue = outbox<MatchRequest>();
  const trail = fakeTrail();
  const deps = {
    jobs: store,
    requestMatches: queue.send,
    onPostponed: () => undefined,
    audit: trail.audit,
    now: clock.now,
  };
  const adjust = (changes: Partial<JobCriteria>, version = 1) =>
    updateJobCriteria({ params, body: { ...NO_JOB_CRITERIA, ...changes, version }, correlationId }, ADMIN, deps);
  const read = () => getJobCriteria({ params }, ADMIN, { getJob: store.get });
  return { clock, store, queue, trail: trail.entries, adjust, read };
}

const must = (text: string) => ({ text, importance: 'must' as const });

describe('the criteria of a job', () => {
  it('are those of the ad, with what is said in it that shuts people out', async () => {
    const { read } = platform(aJob({ requirements: ['Soldadura TIG', 'Buena presencia'] }));
    const view = routes.getJobCriteria.response.parse(await read());
    expect(view).toMatchObject({ jobId: 'job1', version: 1, criteria: NO_JOB_CRITERIA });
    expect(view.read.find(({ id }) => id === 'skill:tig-welding')).toMatchObject({ importance: 'must', added: false });
    expect(view.read.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(view.warnings).toMatchObject([
      { path: 'requirements.1', words: 'Buena presencia', attribute: 'appearance' },
    ]);
  });

  it('are adjusted in a new version of the job, which is matched again', async () => {
    const { adjust, clock, queue, read, store } = platform(aJob());
    clock.pass(60);
    const changes = { emphasis: { location: 0 }, added: [must('Alemán B1')], knockouts: { 'skill:tig-welding': true } };
    const view = routes.updateJobCriteria.response.parse(await adjust(changes));
    expect(view.version).toBe(2);
    expect(view.read.find(({ id }) => id === 'language:de')).toMatchObject({ added: true, importance: 'must' });
    expect(view.read.find(({ id }) => id === 'location')?.weight).toBe(0);
    expect(view.read.find(({ id }) => id === 'skill:tig-welding')).toMatchObject({
      knockout: true,
      ownKnockout: false,
    });
    expect(await read()).toEqual(view);
    const criteria = { ...NO_JOB_CRITERIA, ...changes };
    expect(store.rows.get('job1')).toMatchObject({ version: 2, updatedAt: clock.now(), publishedAt: START, criteria });
    expect(queue.sent).toEqual([{ kind: 'job', jobId: 'job1', version: 2, correlationId }]);
  });

  it('of a job that is not active are changed without matching anybody', async () => {
    const { adjust, queue } = platform(aJob({ status: 'paused' }));
    await adjust({ emphasis: { skills: 2 } });
    expect(queue.sent).toEqual([]);
  });

  it('are the engine’s own again when every change is taken back', async () => {
    const { adjust, store, trail } = platform(aJob());
    await adjust({ emphasis: { skills: 2 } });
    await adjust({}, 2);
    expect(store.rows.get('job1')).toMatchObject({ version: 3, criteria: null });
    const adjusted = { ...NO_JOB_CRITERIA, emphasis: { skills: 2 } };
    expect(trail.map(({ action, changes }) => [action, changes])).toEqual([
      ['job.adjust', [{ field: 'criteria', before: null, after: adjusted }]],
      ['job.adjust', [{ field: 'criteria', before: adjusted, after: null }]],
    ]);
  });

  it('warn about stand-ins among what was added, and let them stand', async () => {
    const view = await platform(aJob()).adjust({ added: [must('Kubernetes'), must('Nivel nativo de inglés')] });
    expect(view.warnings).toMatchObject([{ path: 'added.1', words: 'Nivel nativo', attribute: 'origin' }]);
    expect(view.read.find(({ id }) => id === 'language:en')?.added).toBe(true);
  });
});

describe('a change of criteria is refused', () => {
  const refusal = (...errors: [path: string, code: string][]) => ({
    kind: 'invalid',
    code: 'INVALID_INPUT',
    details: { errors: errors.map(([path, code]) => ({ path, code })) },
  });

  it('with each addition that the law protects or that says nothing', async () => {
    const { adjust, queue, store, trail } = platform(aJob());
    const added = ['Mujer soltera', 'Kubernetes', 'Menor de 35 años', '...'].map(must);
    await expect(adjust({ added })).rejects.toMatchObject(
      refusal(
        ['added.0.text', 'PROTECTED_CRITERION'],
        ['added.2.text', 'PROTECTED_CRITERION'],
        ['added.3.text', 'CRITERION_UNREADABLE'],
      ),
    );
    expect([store.rows.get('job1')?.version, queue.sent, trail]).toEqual([1, [], []]);
  });

  it('where it leaves nothing to compare people by', async () => {
    const emphasis = Object.fromEntries(CRITERION_FAMILIES.map((family) => [family, 0]));
    const nothing = refusal(['emphasis', 'NO_CRITERION_LEFT']);
    const { adjust, read } = platform(aJob());
    await expect(adjust({ emphasis })).rejects.toMatchObject(nothing);
    const ids = (await read()).read.map(({ id }) => id);
    const importance = Object.fromEntries(ids.map((id) => [id, 'ignored' as const]));
    await expect(adjust({ importance })).rejects.toMatchObject(nothing);
    const { text: _, ...rest } = emphasis;
    expect((await adjust({ emphasis: rest })).read.filter(({ weight }) => weight > 0)).toMatchObject([{ id: 'text' }]);
  });

  it('for a version that is not the stored one, also of two at once', async () => {
    const { adjust, store } = platform(aJob());
    await expect(adjust({ emphasis: { skills: 2 } }, 7)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const both = await Promise.allSettled([adjust({ emphasis: { skills: 2 } }), adjust({ emphasis: { skills: 3 } })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(store.rows.get('job1')?.version).toBe(2);
  });

  it('for a job that does not exist', async () => {
    const missing = { kind: 'not-found', code: 'JOB_NOT_FOUND' };
    await expect(platform().adjust({})).rejects.toMatchObject(missing);
    await expect(platform().read()).rejects.toMatchObject(missing);
  });
});
