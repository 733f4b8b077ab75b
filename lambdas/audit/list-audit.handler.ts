/** Entry of GET /api/admin/audit. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { listAudit } from './list-audit.ts';

export const uses = { reads: ['audit'] } as const satisfies Uses;

export const handler = httpHandler(routes.listAudit, uses, ({ tables }) => {
  const deps = { audit: auditStore(tables.audit) };
  return (input, actor) => listAudit(input, actor, deps);
});
