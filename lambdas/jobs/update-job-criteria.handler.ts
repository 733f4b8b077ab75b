/** Entry of PUT /api/admin/jobs/{id}/criteria. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { logPostponed } from './log-postponed.ts';
import { updateJobCriteria } from './update-job-criteria.ts';

export const handler = httpHandler(routes.updateJobCriteria, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const ports = { requestMatches: matchRequests(sqs()), onPostponed: logPostponed, now };
  const deps = { ...ports, jobs: jobStore(client), audit: auditTo(auditStore(client), now) };
  return (input, actor) => updateJobCriteria(input, actor, deps);
});
