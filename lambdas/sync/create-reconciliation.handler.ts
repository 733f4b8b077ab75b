/** Entry of POST /api/admin/sync/reconciliations. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { runRequests } from '../stores/queue.ts';
import { runStore } from '../stores/run-store.ts';
import { createReconciliation } from './create-reconciliation.ts';
import { logPostponed } from './log-postponed.ts';

export const handler = httpHandler(routes.createReconciliation, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const told = { audit: auditTo(auditStore(client), now), requestRun: runRequests(sqs()), onPostponed: logPostponed };
  return (input, actor) => createReconciliation(input, actor, { runs: runStore(client), ...told, newId, now });
});
