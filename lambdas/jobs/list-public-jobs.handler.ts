/** Entry of GET /api/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import { searchable } from '../../shared/search/index.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { listPublicJobs } from './list-public-jobs.ts';

export const handler = httpHandler(routes.listPublicJobs, () => {
  const jobs = jobStore(dynamodb());
  const openJobs = remembered(jobs, async () => (await jobs.listOpen()).map(searchable));
  return (input, actor) => listPublicJobs(input, actor, { openJobs });
});
