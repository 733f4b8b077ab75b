/** Entry of PUT /api/admin/jobs/{id}/criteria. */
import { routes } from '../../shared/contract/routes.ts';
import { httpHandler } from '../runtime/http.ts';
import { editJobDeps } from './edit-job-deps.ts';
import { updateJobCriteria } from './update-job-criteria.ts';

export const handler = httpHandler(routes.updateJobCriteria, () => {
  const deps = editJobDeps();
  return (input, actor) => updateJobCriteria(input, actor, deps);
});
