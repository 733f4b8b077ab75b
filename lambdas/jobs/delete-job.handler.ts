/** Entry of DELETE /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { deleteJob } from './delete-job.ts';

export const handler = httpHandler(routes.deleteJob, () => {
  const client = dynamodb();
  const deps = { jobs: jobStore(client), audit: auditTo(auditStore(client), () => new Date().toISOString()) };
  return (input, actor) => deleteJob(input, actor, deps);
});
