/** Entry of PUT /api/admin/jobs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';

import { jobStore } from '../stores/job-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { logPostponed } from './log-postponed.ts';
import { updateJob } from './update-job.ts';

export const handler = httpHandler(routes.updateJob, () => {
  const ports = { jobs: jobStore(dynamodb()), requestMatches: matchRequests(sqs()), onPostponed: logPostponed };
  const deps = { ...ports, now: () => new Date().toISOString() };
  return (input, actor) => updateJob(input, actor, deps);
});
