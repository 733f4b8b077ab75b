/** Entry of POST /api/admin/sync/exports. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { logPostponed } from '../runs/log-postponed.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { runRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { runStore } from '../stores/run-store.ts';
import { createExport } from './create-export.ts';

export const uses = { changes: ['runs'], audits: true, sends: ['runs'] } as const satisfies Uses;

export const handler = httpHandler(routes.createExport, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const effects = {
    audit: auditTo(auditStore(tables.audit), now),
    requestRun: runRequests(sends.runs),
    onPostponed: logPostponed,
  };
  const deps = { runs: runStore(tables.runs), ...effects, newId, now };
  return (input, actor) => createExport(input, actor, deps);
});
