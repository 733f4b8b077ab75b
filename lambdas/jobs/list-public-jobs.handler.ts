/** Entry of GET /api/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { searchable } from '../../shared/search/index.ts';
import { remembered } from '../indexes/job-catalog.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { listPublicJobs } from './list-public-jobs.ts';

export const uses = { reads: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listPublicJobs, uses, ({ tables }) => {
  const jobs = jobStore(tables.jobs);
  const openJobs = remembered(jobs, async () => (await jobs.listOpen()).map(searchable));
  return (input, actor) => listPublicJobs(input, actor, { openJobs });
});
