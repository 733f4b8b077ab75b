/** Entry of GET /api/jobs/{jobId}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { getPublicJob } from './get-public-job.ts';

export const handler = httpHandler(routes.getPublicJob, () => {
  const getJob = jobStore(dynamodb()).get;
  return (input, actor) => getPublicJob(input, actor, { getJob });
});
