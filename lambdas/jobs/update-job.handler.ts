/** Entry of PUT /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { jobEditDeps } from './job-edit-deps.ts';
import { updateJob } from './update-job.ts';

export const uses = {
  reads: ['applications'],
  changes: ['jobs'],
  audits: true,
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(routes.updateJob, uses, (granted) => {
  const deps = jobEditDeps(granted);
  return (input, actor) => updateJob(input, actor, deps);
});
