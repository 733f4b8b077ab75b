/** Entry of PATCH /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { updateMessage } from './update-message.ts';

export const uses = { changes: ['messages'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.updateMessage, uses, ({ tables }) => {
  const now = () => new Date().toISOString();
  const deps = { messages: messageStore(tables.messages), audit: auditTo(auditStore(tables.audit), now), now };
  return (input, actor) => updateMessage(input, actor, deps);
});
