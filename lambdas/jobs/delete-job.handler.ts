/** Entry of DELETE /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { deleteJob } from './delete-job.ts';

export const uses = { changes: ['jobs'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.deleteJob, uses, ({ tables }) => {
  const deps = {
    jobs: jobStore(tables.jobs),
    audit: auditTo(auditStore(tables.audit), () => new Date().toISOString()),
  };
  return (input, actor) => deleteJob(input, actor, deps);
});
