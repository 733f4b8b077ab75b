/** Entry of POST /api/admin/jobs. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { createJob } from './create-job.ts';
import { logPostponed } from './log-postponed.ts';

export const handler = httpHandler(routes.createJob, () => {
  const ports = { jobs: jobStore(dynamodb()), requestMatches: matchRequests(sqs()), onPostponed: logPostponed };
  const deps = { ...ports, newId, now: () => new Date().toISOString() };
  return (input, actor) => createJob(input, actor, deps);
});
