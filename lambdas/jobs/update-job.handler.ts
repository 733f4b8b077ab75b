/** Entry of PUT /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { applicationsIn } from './edit-job.ts';
import { logPostponed } from './log-postponed.ts';
import { updateJob } from './update-job.ts';

export const handler = httpHandler(routes.updateJob, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const ports = {
    requestMatches: matchRequests(sqs()),
    onPostponed: logPostponed,
    now,
    hasApplications: applicationsIn(applicationStore(client)),
  };
  const deps = { ...ports, jobs: jobStore(client), audit: auditTo(auditStore(client), now) };
  return (input, actor) => updateJob(input, actor, deps);
});
