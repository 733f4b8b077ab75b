/** Entry of POST /api/admin/talents/{id}/unmerge. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { SETTLED_TABLES, settlingStores } from '../merging/settling-stores.ts';
import { httpHandler } from '../runtime/http.ts';
import { matchRequests } from '../runtime/queue.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { unmergeTalents } from './unmerge-talents.ts';

export const uses = {
  changes: SETTLED_TABLES,
  audits: true,
  sends: ['matching'],
} as const satisfies Uses;

export const handler = httpHandler(routes.unmergeTalents, uses, ({ sends, tables }) => {
  const now = () => new Date().toISOString();
  const kept = { merges: mergeStore(tables.talents), audit: auditTo(auditStore(tables.audit), now) };
  const deps = { ...settlingStores(tables), ...kept, requestMatches: matchRequests(sends.matching), now };
  return (input, actor) => unmergeTalents(input, actor, deps);
});
