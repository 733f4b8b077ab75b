/** Entry of POST /api/admin/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { matchRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { createJob } from './create-job.ts';
import { logPostponed } from './log-postponed.ts';

export const uses = { changes: ['jobs'], audits: true, sends: ['matching'] } as const satisfies Uses;

export const handler = httpHandler(routes.createJob, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const ports = { requestMatches: matchRequests(sends.matching), onPostponed: logPostponed, now, newId };
  const deps = { ...ports, jobs: jobStore(tables.jobs), audit: auditTo(auditStore(tables.audit), now) };
  return (input, actor) => createJob(input, actor, deps);
});
