/** Entry of POST /api/admin/jobs/status. */
import { routes } from '../../shared/contract/routes.ts';
import { httpHandler } from '../runtime/http.ts';
import { changeJobStatuses } from './change-job-statuses.ts';
import { changeStatusDeps, editJobDeps } from './edit-job-deps.ts';

export const handler = httpHandler(routes.changeJobStatuses, () => {
  const deps = { ...editJobDeps(), ...changeStatusDeps() };
  return (input, actor) => changeJobStatuses(input, actor, deps);
});
