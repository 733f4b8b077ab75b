/** Entry of PUT /api/admin/jobs/{id}/criteria. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { matchRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { logPostponed } from './log-postponed.ts';
import { updateJobCriteria } from './update-job-criteria.ts';

export const uses = { changes: ['jobs'], audits: true, sends: ['matching'] } as const satisfies Uses;

export const handler = httpHandler(routes.updateJobCriteria, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const ports = { requestMatches: matchRequests(sends.matching), onPostponed: logPostponed, now };
  const deps = { ...ports, jobs: jobStore(tables.jobs), audit: auditTo(auditStore(tables.audit), now) };
  return (input, actor) => updateJobCriteria(input, actor, deps);
});
