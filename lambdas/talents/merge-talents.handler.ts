/** Entry of POST /api/admin/talents/{id}/merge. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { settlingStores } from '../stores/settling-stores.ts';
import { mergeTalents } from './merge-talents.ts';

export const handler = httpHandler(routes.mergeTalents, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const kept = { merges: mergeStore(client), audit: auditTo(auditStore(client), now) };
  const deps = { ...settlingStores(client), ...kept, now };
  return (input, actor) => mergeTalents(input, actor, deps);
});
