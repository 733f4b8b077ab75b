/** Entry of GET /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { messageStore } from '../stores/message-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { getMessage } from './get-message.ts';

export const handler = httpHandler(routes.getMessage, () => {
  const deps = { messages: messageStore(dynamodb()), noteRead: readTrail(auditStore(dynamodb())) };
  return (input, actor) => getMessage(input, actor, deps);
});
