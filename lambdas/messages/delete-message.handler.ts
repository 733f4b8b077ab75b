/** Entry of DELETE /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { deleteMessage } from './delete-message.ts';

export const uses = { changes: ['messages', 'outbox'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.deleteMessage, uses, ({ tables }) => {
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  const deps = { messages: messageStore(tables.messages), outbox: outboxStore(tables.outbox), audit };
  return (input, actor) => deleteMessage(input, actor, deps);
});
