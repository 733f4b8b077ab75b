/** Entry of POST /api/admin/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { createJob } from './create-job.ts';
import { editJobDeps } from './edit-job-deps.ts';

export const handler = httpHandler(routes.createJob, () => {
  const deps = { ...editJobDeps(), newId };
  return (input, actor) => createJob(input, actor, deps);
});
