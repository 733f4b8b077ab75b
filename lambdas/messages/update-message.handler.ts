/** Entry of PATCH /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { updateMessage } from './update-message.ts';

export const handler = httpHandler(routes.updateMessage, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const deps = { messages: messageStore(client), audit: auditTo(auditStore(client), now), now };
  return (input, actor) => updateMessage(input, actor, deps);
});
