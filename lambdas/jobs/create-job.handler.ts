/** Entry of POST /api/admin/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { createJob } from './create-job.ts';
import { logPostponed } from './log-postponed.ts';

export const handler = httpHandler(routes.createJob, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const ports = { requestMatches: matchRequests(sqs()), onPostponed: logPostponed, now, newId };
  const deps = { ...ports, jobs: jobStore(client), audit: auditTo(auditStore(client), now) };
  return (input, actor) => createJob(input, actor, deps);
});
