/** Entry of GET /api/jobs/{jobId}/similar. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { openJobsToCompare } from '../stores/job-likeness.ts';
import { jobStore } from '../stores/job-store.ts';
import { listSimilarJobs } from './list-similar-jobs.ts';

export const handler = httpHandler(routes.listSimilarJobs, () => {
  const jobs = jobStore(dynamodb());
  const deps = { getJob: jobs.get, openJobs: openJobsToCompare(jobs) };
  return (input, actor) => listSimilarJobs(input, actor, deps);
});
