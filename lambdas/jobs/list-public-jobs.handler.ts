/** Entry of GET /api/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { sharedJobIndex } from '../indexes/job-index.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { listPublicJobs } from './list-public-jobs.ts';

export const uses = { reads: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listPublicJobs, uses, ({ tables }) => {
  const index = sharedJobIndex(jobStore(tables.jobs));
  return (input, actor) => listPublicJobs(input, actor, { index });
});
