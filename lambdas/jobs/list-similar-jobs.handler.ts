/** Entry of GET /api/jobs/{jobId}/similar. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { openJobsToCompare } from './job-likeness.ts';
import { listSimilarJobs } from './list-similar-jobs.ts';

export const uses = { reads: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listSimilarJobs, uses, ({ tables }) => {
  const jobs = jobStore(tables.jobs);
  const deps = { getJob: jobs.get, openJobs: openJobsToCompare(jobs) };
  return (input, actor) => listSimilarJobs(input, actor, deps);
});
