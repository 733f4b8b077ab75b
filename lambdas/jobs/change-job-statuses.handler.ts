/** Entry of POST /api/admin/jobs/status. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { matchRequests } from '../runtime/queue.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { changeJobStatuses } from './change-job-statuses.ts';
import { applicationsIn } from './edit-job.ts';
import { logPostponed } from './log-postponed.ts';

export const uses = {
  reads: ['applications'],
  changes: ['jobs'],
  audits: true,
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(routes.changeJobStatuses, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const ports = {
    requestMatches: matchRequests(sends.matching),
    onPostponed: logPostponed,
    now,
    hasApplications: applicationsIn(applicationStore(tables.applications)),
  };
  const deps = { ...ports, jobs: jobStore(tables.jobs), audit: auditTo(auditStore(tables.audit), now) };
  return (input, actor) => changeJobStatuses(input, actor, deps);
});
