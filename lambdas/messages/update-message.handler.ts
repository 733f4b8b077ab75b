/** Entry of PATCH /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { updateMessage } from './update-message.ts';

export const uses = { changes: ['messages'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.updateMessage, uses, ({ tables }) => {
  const now = () => new Date().toISOString();
  const trail = auditStore(tables.audit);
  const notes = { audit: auditTo(trail, now), noteRead: readTrail(trail) };
  const deps = { messages: messageStore(tables.messages), ...notes, now };
  return (input, actor) => updateMessage(input, actor, deps);
});
