/** Messages beside the field in which a recruiter adds a requirement to a job's ranking. */
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { criteriaOfJobSchema } from '../../../shared/contract/admin-jobs.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { NO_JOB_CRITERIA } from '../../../shared/domain/job-criteria.ts';
import { JOB } from '../seeds.ts';
import { isolate, visit } from '../site.tsx';
import { staff } from './staff.ts';

isolate();

/** Imported before the clock of the test starts. */
beforeAll(
  () =>
    Promise.all([
      import('../../../frontend/src/features/admin/admin-area.tsx'),
      import('../../../frontend/src/features/admin/jobs/ranking-page.tsx'),
    ]),
  120_000,
);

const job = routes.getJob.response.parse({
  ...{ ...JOB, criteria: null, version: 3, contactEmail: null, status: 'active', public: true },
});
const criteria = criteriaOfJobSchema.parse({
  ...{ jobId: job.jobId, version: 3, criteria: NO_JOB_CRITERIA, read: [], warnings: [] },
});

it('says that applicants will read what is added', async () => {
  staff('ana@encaje.test', true, {
    'GET /api/admin/jobs/job-1': () => [200, job],
    'GET /api/admin/jobs/job-1/criteria': () => [200, criteria],
    'GET /api/admin/matches': () => [200, { items: [], nextCursor: null }],
    'GET /api/admin/evaluations': () => [200, { items: [], nextCursor: null }],
  });
  await visit('/admin-panel/jobs/job-1/ranking');
  const field = await screen.findByLabelText('Otro requisito', {}, { timeout: 20_000 });
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toMatch(/Quien se presente a esta oferta lo leerá en su resultado/);
});
