/** Entry of GET /api/admin/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { sharedJobIndex } from '../indexes/job-index.ts';
import { httpHandler } from '../runtime/http.ts';
import { generationStore } from '../stores/generation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { listJobs } from './list-jobs.ts';

export const uses = { reads: ['jobs'], indexes: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listJobs, uses, ({ tables, indexes }) => {
  const index = sharedJobIndex(jobStore(tables.jobs), generationStore(indexes));
  return (input, actor) => listJobs(input, actor, { index });
});
