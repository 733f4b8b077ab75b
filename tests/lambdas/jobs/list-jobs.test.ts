/** Shows that the lists of jobs page through what the search finds, and how recruiters filter, count and order them. */
import { describe, expect, it } from 'vitest';
import { listJobs } from '../../../lambdas/jobs/list-jobs.ts';
import { listPublicJobs } from '../../../lambdas/jobs/list-public-jobs.ts';
import { adminJobsQuerySchema } from '../../../shared/contract/admin-jobs.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { indexOfJobs } from '../../support/index-in-memory.ts';
import { ADMIN, aJob } from '../records.ts';

const JOBS = ['job1', 'job2', 'job3', 'job4'].map((jobId) => aJob({ jobId }));

describe('the public list', () => {
  it('pages through everything once, and always says how many there are', async () => {
    const deps = { index: indexOfJobs(...JOBS) };
    const first = await listPublicJobs({ query: { limit: 3 } }, VISITOR, deps);
    const second = await listPublicJobs({ query: { limit: 3, cursor: first.nextCursor ?? '' } }, VISITOR, deps);
    expect([...first.items, ...second.items].map(({ jobId }) => jobId)).toEqual(['job1', 'job2', 'job3', 'job4']);
    expect([first.total, second.total, second.nextCursor]).toEqual([4, 4, null]);
  });
});

const asked = (jobs: Partial<Job>[], query: Record<string, string> = {}) => {
  const all = jobs.map((job, index) => aJob({ jobId: `job${index + 1}`, ...job }));
  return listJobs({ query: adminJobsQuerySchema.parse(query) }, ADMIN, { index: indexOfJobs(...all) });
};
const ids = ({ items }: { items: Job[] }) => items.map(({ jobId }) => jobId);

describe('the recruiters’ list', () => {
  it('shows one status of what is searched', async () => {
    const page = await asked([{}, {}, { status: 'closed' }, { title: 'Torneo', status: 'closed' }], {
      search: 'soldador',
      status: 'closed',
    });
    expect([ids(page), page.total]).toEqual([['job3'], 1]);
  });

  it('counts each status among all that fit the other filters', async () => {
    const jobs: Partial<Job>[] = [
      { status: 'draft' },
      { status: 'active' },
      { status: 'active', company: 'Otra' },
      { status: 'paused', public: false },
    ];
    const counts = { draft: 1, active: 1, paused: 0, closed: 0 };
    const query = { company: 'yunque', public: 'true' };
    expect((await asked(jobs, query)).byStatus).toEqual(counts);
    expect((await asked(jobs, { ...query, status: 'active' })).byStatus).toEqual(counts);
    expect((await asked(jobs)).byStatus).toEqual({ draft: 1, active: 2, paused: 1, closed: 0 });
  });

  it('filters by company, accents and case aside, and by what the public sees', async () => {
    const jobs = [{ company: 'Azúcar Ibérica' }, { company: 'Talleres' }, { company: 'AZUCARERA', public: false }];
    expect(ids(await asked(jobs, { company: 'azucar' })).sort()).toEqual(['job1', 'job3']);
    expect(ids(await asked(jobs, { company: 'azúcar', public: 'true' }))).toEqual(['job1']);
    expect(ids(await asked(jobs, { public: 'false' }))).toEqual(['job3']);
  });

  it('shows what was changed last first, and equal ones in that order whatever it is sorted by', async () => {
    const jobs = [
      { updatedAt: '2026-11-01T00:00:00.000Z' },
      { updatedAt: '2026-11-03T00:00:00.000Z' },
      { updatedAt: '2026-11-02T00:00:00.000Z' },
    ];
    expect(ids(await asked(jobs))).toEqual(['job2', 'job3', 'job1']);
    expect(ids(await asked(jobs, { order: 'asc' }))).toEqual(['job1', 'job3', 'job2']);
    expect(ids(await asked(jobs, { sort: 'title' }))).toEqual(['job2', 'job3', 'job1']);
  });

  it.each<[string, Partial<Job>[], string[]]>([
    [
      'title',
      [{ title: 'Técnica' }, { title: 'Árbitra' }, { title: 'turno 10' }, { title: 'Turno 2' }],
      ['2', '1', '4', '3'],
    ],
    ['company', [{ company: 'Zeta' }, { company: 'alfa' }], ['2', '1']],
    ['location', [{ location: 'Vigo' }, { location: 'Ávila' }], ['2', '1']],
    [
      'remotePolicy',
      [{ remotePolicy: 'remote' }, { remotePolicy: 'on-site' }, { remotePolicy: 'hybrid' }],
      ['2', '3', '1'],
    ],
    [
      'status',
      [{ status: 'closed' }, { status: 'draft' }, { status: 'paused' }, { status: 'active' }],
      ['2', '4', '3', '1'],
    ],
    ['public', [{ public: false }, { public: true }], ['2', '1']],
  ])('sorts by %s as suits it, and the other way round', async (sort, jobs, expected) => {
    const suited = ids(await asked(jobs, { sort }));
    expect(suited).toEqual(expected.map((id) => `job${id}`));
    const other = sort === 'public' ? 'asc' : 'desc';
    expect(ids(await asked(jobs, { sort, order: other }))).toEqual([...suited].reverse());
  });

  it('sorts by the most that a year can pay, jobs without a stated pay last either way', async () => {
    const jobs: Partial<Job>[] = [
      { salaryMin: 40_000, salaryMax: 45_000 },
      { salaryMin: 4_000, salaryMax: null, salaryPeriod: 'month' },
      { salaryMin: null, salaryMax: null },
      { salaryMin: 18, salaryMax: 22, salaryPeriod: 'hour' },
    ];
    expect(ids(await asked(jobs, { sort: 'salary' }))).toEqual(['job2', 'job4', 'job1', 'job3']);
    expect(ids(await asked(jobs, { sort: 'salary', order: 'asc' }))).toEqual(['job1', 'job4', 'job2', 'job3']);
  });

  it('pages through a sorted list once', async () => {
    const jobs = ['d', 'a', 'c', 'b'].map((title) => ({ title }));
    const first = await asked(jobs, { sort: 'title', limit: '3' });
    const second = await asked(jobs, { sort: 'title', limit: '3', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
    expect([first.total, second.nextCursor]).toEqual([4, null]);
  });
});
