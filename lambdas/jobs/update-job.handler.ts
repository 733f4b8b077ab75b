/** Entry of PUT /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { httpHandler } from '../runtime/http.ts';
import { changeStatusDeps, editJobDeps } from './edit-job-deps.ts';
import { updateJob } from './update-job.ts';

export const handler = httpHandler(routes.updateJob, () => {
  const deps = { ...editJobDeps(), ...changeStatusDeps() };
  return (input, actor) => updateJob(input, actor, deps);
});
