/** Entry of GET /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { getJob } from './get-job.ts';

export const uses = { reads: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.getJob, uses, ({ tables }) => {
  const deps = { getJob: jobStore(tables.jobs).get };
  return (input, actor) => getJob(input, actor, deps);
});
