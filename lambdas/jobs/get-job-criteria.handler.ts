/** Entry of GET /api/admin/jobs/{id}/criteria. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobStore } from '../stores/job-store.ts';
import { getJobCriteria } from './get-job-criteria.ts';

export const handler = httpHandler(routes.getJobCriteria, () => {
  const deps = { getJob: jobStore(dynamodb()).get };
  return (input, actor) => getJobCriteria(input, actor, deps);
});
