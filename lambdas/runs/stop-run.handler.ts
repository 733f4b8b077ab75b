/** Entry of POST /api/admin/sync/runs/{id}/stop. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { runRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { runStore } from '../stores/run-store.ts';
import { logPostponed } from './log-postponed.ts';
import { stopRun } from './stop-run.ts';

export const uses = { changes: ['runs'], audits: true, sends: ['runs'] } as const satisfies Uses;

export const handler = httpHandler(routes.stopRun, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const effects = {
    audit: auditTo(auditStore(tables.audit), now),
    requestRun: runRequests(sends.runs),
    onPostponed: logPostponed,
  };
  const deps = { runs: runStore(tables.runs), ...effects, now };
  return (input, actor) => stopRun(input, actor, deps);
});
