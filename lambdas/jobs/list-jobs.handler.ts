/** Entry of GET /api/admin/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { searchable } from '../../shared/search/index.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { listJobs } from './list-jobs.ts';

export const uses = { reads: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listJobs, uses, ({ tables }) => {
  const jobs = jobStore(tables.jobs);
  const allJobs = remembered(jobs, async () => (await jobs.listAll()).map(searchable));
  return (input, actor) => listJobs(input, actor, { allJobs });
});
