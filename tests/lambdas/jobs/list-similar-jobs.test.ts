/** Shows what is offered beside a job, current with the catalogue and open to visitors only. */
import { describe, expect, it } from 'vitest';
import { openJobsToCompare } from '../../../lambdas/jobs/job-likeness.ts';
import { listSimilarJobs } from '../../../lambdas/jobs/list-similar-jobs.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { clockAt, fakeJobs } from '../../support/fakes.ts';
import { aJob, START } from '../records.ts';

function platform(...jobs: Job[]) {
  const clock = clockAt(START);
  const store = fakeJobs(clock, ...jobs);
  const deps = { getJob: store.get, openJobs: openJobsToCompare(store) };
  const similar = async (jobId: string) => {
    const { items } = await listSimilarJobs({ params: { jobId } }, VISITOR, deps);
    return items.map((item) => item.jobId);
  };
  return { store, similar };
}

describe('the jobs beside a job', () => {
  it('are open ones only, at most four, by id or slug', async () => {
    const others = [2, 3, 4, 5, 6].map((number) => aJob({ jobId: `job${number}` }));
    const closed = [aJob({ jobId: 'shut', status: 'closed' }), aJob({ jobId: 'inner', public: false })];
    const { similar } = platform(aJob(), ...closed, ...others);
    const answer = await similar('soldador-zaragoza-espana-job1');
    expect(answer).toHaveLength(4);
    for (const jobId of answer) expect(jobId).toMatch(/^job[2-6]$/);
  });

  it('follow the catalogue', async () => {
    const { store, similar } = platform(aJob(), aJob({ jobId: 'job2' }));
    expect(await similar('job1')).toEqual(['job2']);
    await store.insert(aJob({ jobId: 'job3' }));
    await store.replace(aJob({ jobId: 'job2', status: 'paused', version: 2 }), 1);
    expect(await similar('job1')).toEqual(['job3']);
  });

  it.each([{ status: 'paused' }, { public: false }] as const)(
    'are missing as the job itself is with %j',
    async (over) => {
      const { similar } = platform(aJob(over), aJob({ jobId: 'job2' }));
      await expect(similar('job1')).rejects.toMatchObject({ kind: 'not-found', code: 'JOB_NOT_FOUND' });
    },
  );
});
