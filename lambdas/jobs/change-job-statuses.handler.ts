/** Entry of POST /api/admin/jobs/status. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { changeJobStatuses } from './change-job-statuses.ts';
import { jobEditDeps } from './job-edit-deps.ts';

export const uses = {
  reads: ['applications'],
  changes: ['jobs'],
  audits: true,
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(routes.changeJobStatuses, uses, (granted) => {
  const deps = jobEditDeps(granted);
  return (input, actor) => changeJobStatuses(input, actor, deps);
});
