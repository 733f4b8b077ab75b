/** Entry of POST /api/admin/talents/{id}/merge. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { mergeTalents } from './merge-talents.ts';

export const uses = {
  changes: SETTLED_TABLES,
  audits: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.mergeTalents, uses, ({ tables }) => {
  const now = () => new Date().toISOString();
  const kept = { merges: mergeStore(tables.talents), audit: auditTo(auditStore(tables.audit), now) };
  const deps = { ...settlingStores(tables), ...kept, now };
  return (input, actor) => mergeTalents(input, actor, deps);
});
