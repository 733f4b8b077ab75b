/** Entry of DELETE /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { deleteMessage } from './delete-message.ts';

export const handler = httpHandler(routes.deleteMessage, () => {
  const client = dynamodb();
  const audit = auditTo(auditStore(client), () => new Date().toISOString());
  const deps = { messages: messageStore(client), outbox: outboxStore(client), audit };
  return (input, actor) => deleteMessage(input, actor, deps);
});
