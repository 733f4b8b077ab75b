/** Shows that the lists of jobs page through what the search finds. */
import { describe, expect, it } from 'vitest';
import { listJobs } from '../../../lambdas/jobs/list-jobs.ts';
import { listPublicJobs } from '../../../lambdas/jobs/list-public-jobs.ts';
import { searchable } from '../../../shared/domain/job-search.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { ADMIN, aJob } from '../records.ts';

const JOBS = ['job1', 'job2', 'job3', 'job4'].map((jobId) => searchable(aJob({ jobId })));

describe('the lists over them', () => {
  const deps = { openJobs: async () => JOBS, allJobs: async () => JOBS };

  it('page through everything once, and always say how many there are', async () => {
    const first = await listPublicJobs({ query: { limit: 3 } }, VISITOR, deps);
    const second = await listPublicJobs({ query: { limit: 3, cursor: first.nextCursor ?? '' } }, VISITOR, deps);
    expect([...first.items, ...second.items].map(({ jobId }) => jobId)).toEqual(['job1', 'job2', 'job3', 'job4']);
    expect([first.total, second.total, second.nextCursor]).toEqual([4, 4, null]);
  });

  it('show recruiters one status of what they search', async () => {
    const jobs = [...JOBS, searchable(aJob({ jobId: 'old', title: 'Soldador', status: 'closed' }))];
    const query = { search: 'soldador', status: 'closed' as const, limit: 25 };
    const page = await listJobs({ query }, ADMIN, { allJobs: async () => jobs });
    expect([page.items.map(({ jobId }) => jobId), page.total]).toEqual([['old'], 1]);
  });
});
