/** Shows that each of several jobs changes its status or is refused by itself, by the rules of an edit. */
import { describe, expect, it } from 'vitest';
import { changeJobStatuses } from '../../../lambdas/jobs/change-job-statuses.ts';
import type { MatchRequest } from '../../../shared/contract/events.ts';
import type { Job } from '../../../shared/domain/job.ts';
import type { JobStatus } from '../../../shared/domain/job-choices.ts';
import { clockAt, fakeJobs, outbox } from '../../support/fakes.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, aJob, START } from '../records.ts';

const correlationId = 'corr-0001';

function platform(...jobs: Job[]) {
  const clock = clockAt(START);
  const store = fakeJobs(clock, ...jobs);
  const queue = outbox<MatchRequest>();
  const trail = fakeTrail();
  const applied = new Set<string>();
  const postponed: string[] = [];
  const deps = {
    jobs: store,
    requestMatches: queue.send,
    onPostponed: (jobId: string) => void postponed.push(jobId),
    audit: trail.audit,
    now: clock.now,
    hasApplications: async (jobId: string) => applied.has(jobId),
  };
  const change = (status: JobStatus, ...asked: [jobId: string, version: number][]) => {
    const wanted = asked.map(([jobId, version]) => ({ jobId, version }));
    return changeJobStatuses({ body: { status, jobs: wanted }, correlationId }, ADMIN, deps);
  };
  return { clock, store, queue, trail: trail.entries, applied, postponed, change };
}

describe('changing the status of several jobs', () => {
  it('changes those that may and says of each other why not', async () => {
    const { applied, change, store } = platform(
      aJob({ jobId: 'open' }),
      aJob({ jobId: 'edited', version: 3 }),
      aJob({ jobId: 'applied' }),
      aJob({ jobId: 'closed', status: 'closed' }),
    );
    applied.add('applied');
    const toDraft = await change('draft', ['open', 1], ['edited', 2], ['applied', 1], ['closed', 1], ['gone', 1]);
    expect(toDraft.changed.map(({ jobId, status, version }) => [jobId, status, version])).toEqual([
      ['open', 'draft', 2],
      ['closed', 'draft', 2],
    ]);
    expect(toDraft.refused).toEqual([
      { id: 'edited', code: 'STALE_VERSION' },
      { id: 'applied', code: 'JOB_HAS_APPLICATIONS' },
      { id: 'gone', code: 'JOB_NOT_FOUND' },
    ]);
    expect(store.rows.get('applied')).toMatchObject({ status: 'active', version: 1 });
    expect((await change('paused', ['open', 2])).refused).toEqual([{ id: 'open', code: 'STATUS_CHANGE_REFUSED' }]);
  });

  it('publishes none without its pay range, and notes the others as published now', async () => {
    const draft = { status: 'draft', publishedAt: null } as const;
    const { change, clock, queue } = platform(
      aJob({ jobId: 'unpaid', ...draft, salaryMax: null }),
      aJob({ jobId: 'private', ...draft, salaryMax: null, public: false }),
      aJob({ jobId: 'paid', ...draft }),
    );
    clock.pass(60);
    const { changed, refused } = await change('active', ['unpaid', 1], ['private', 1], ['paid', 1]);
    expect(refused).toEqual([{ id: 'unpaid', code: 'PAY_RANGE_REQUIRED' }]);
    expect(changed.map(({ jobId, publishedAt }) => [jobId, publishedAt])).toEqual([
      ['private', null],
      ['paid', clock.now()],
    ]);
    expect(queue.sent).toEqual([
      { kind: 'job', jobId: 'private', version: 2, correlationId },
      { kind: 'job', jobId: 'paid', version: 2, correlationId },
    ]);
  });

  it('leaves one that has the status already as it is, without a word in the trail', async () => {
    const { change, queue, store, trail } = platform(aJob({ jobId: 'open' }));
    const { changed } = await change('active', ['open', 1]);
    expect(changed).toEqual([store.rows.get('open')]);
    expect([changed[0]?.version, queue.sent, trail]).toEqual([1, [], []]);
  });

  it('notes each change in the trail with its own statuses', async () => {
    const { change, trail } = platform(aJob({ jobId: 'open' }), aJob({ jobId: 'paused', status: 'paused' }));
    await change('closed', ['open', 1], ['paused', 1], ['gone', 1]);
    expect(trail.map(({ actor, action, recordId, changes }) => [actor, action, recordId, changes])).toEqual([
      [ADMIN, 'job.change-status', 'open', [{ field: 'status', before: 'active', after: 'closed' }]],
      [ADMIN, 'job.change-status', 'paused', [{ field: 'status', before: 'paused', after: 'closed' }]],
    ]);
  });

  it('publishes none whose pay is nothing', async () => {
    const { change } = platform(aJob({ jobId: 'unpaid', status: 'draft', salaryMin: 0, salaryMax: 0 }));
    expect((await change('active', ['unpaid', 1])).refused).toEqual([{ id: 'unpaid', code: 'PAY_RANGE_REQUIRED' }]);
  });

  it('answers for a hundred in the order asked, and takes one that is named twice as named once', async () => {
    const ids = Array.from({ length: 99 }, (_, index) => `job${index}`);
    const { change, trail } = platform(...ids.map((jobId) => aJob({ jobId })));
    const { changed, refused } = await change('paused', ...[...ids, 'job5'].map((id) => [id, 1] as [string, number]));
    expect(changed.map(({ jobId }) => jobId)).toEqual(ids);
    expect([refused, trail.length]).toEqual([[], 99]);
  });

  it('stands when the queue cannot be reached, and leaves the matching to the sweep', async () => {
    const { change, postponed, queue, store } = platform(aJob({ jobId: 'paused', status: 'paused' }));
    queue.down = true;
    expect((await change('active', ['paused', 1])).changed).toHaveLength(1);
    expect(postponed).toEqual(['paused']);
    expect((await store.listUnmatched()).map(({ jobId }) => jobId)).toEqual(['paused']);
  });

  it('fails as a whole only where the tables do', async () => {
    const { store } = platform();
    const broken = { ...store, get: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const deps = { jobs: broken } as never;
    const asked = changeJobStatuses(
      { body: { status: 'paused', jobs: [{ jobId: 'x', version: 1 }] }, correlationId },
      ADMIN,
      deps,
    );
    await expect(asked).rejects.toThrow('ECONNREFUSED');
  });
});
