/** Entry of GET /api/jobs/{jobId}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { getPublicJob } from './get-public-job.ts';

export const uses = { reads: ['jobs'] } as const satisfies Uses;

export const handler = httpHandler(routes.getPublicJob, uses, ({ tables }) => {
  const getJob = jobStore(tables.jobs).get;
  return (input, actor) => getPublicJob(input, actor, { getJob });
});
