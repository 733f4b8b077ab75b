/** Entry of POST /api/admin/talents/{id}/unmerge. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { matchRequests } from '../stores/queue.ts';
import { settlingStores } from '../stores/settling-stores.ts';
import { unmergeTalents } from './unmerge-talents.ts';

export const handler = httpHandler(routes.unmergeTalents, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const kept = { merges: mergeStore(client), audit: auditTo(auditStore(client), now) };
  const deps = { ...settlingStores(client), ...kept, requestMatches: matchRequests(sqs()), now };
  return (input, actor) => unmergeTalents(input, actor, deps);
});
