/** Entry of GET /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { getJob } from './get-job.ts';

export const handler = httpHandler(routes.getJob, () => {
  const deps = { getJob: jobStore(dynamodb()).get };
  return (input, actor) => getJob(input, actor, deps);
});
