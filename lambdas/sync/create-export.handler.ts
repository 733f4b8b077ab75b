/** Entry of POST /api/admin/sync/exports. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { runRequests } from '../stores/queue.ts';
import { runStore } from '../stores/run-store.ts';
import { createExport } from './create-export.ts';
import { logPostponed } from './log-postponed.ts';

export const handler = httpHandler(routes.createExport, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const told = { audit: auditTo(auditStore(client), now), requestRun: runRequests(sqs()), onPostponed: logPostponed };
  return (input, actor) => createExport(input, actor, { runs: runStore(client), ...told, newId, now });
});
