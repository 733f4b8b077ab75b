/** Wires what every handler that changes jobs needs. */
import { dynamodb, sqs } from '../runtime/clients.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import type { ChangeStatusDeps, EditJobDeps } from './edit-job.ts';
import { logPostponed } from './log-postponed.ts';

/** Over the tables and the queue named in the environment. */
export function editJobDeps(): EditJobDeps & { jobs: ReturnType<typeof jobStore> } {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const audit = auditTo(auditStore(client), now);
  return { jobs: jobStore(client), audit, requestMatches: matchRequests(sqs()), onPostponed: logPostponed, now };
}

/** Over the table of applications. */
export function changeStatusDeps(): ChangeStatusDeps {
  const applications = applicationStore(dynamodb());
  return {
    hasApplications: async (jobId) => (await applications.list({ by: { jobId }, limit: 1 })).items.length > 0,
  };
}
