/** Entry of POST /api/admin/sync/runs/{id}/stop. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { runRequests } from '../stores/queue.ts';
import { runStore } from '../stores/run-store.ts';
import { logPostponed } from './log-postponed.ts';
import { stopRun } from './stop-run.ts';

export const handler = httpHandler(routes.stopRun, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const told = { audit: auditTo(auditStore(client), now), requestRun: runRequests(sqs()), onPostponed: logPostponed };
  return (input, actor) => stopRun(input, actor, { runs: runStore(client), ...told, now });
});
