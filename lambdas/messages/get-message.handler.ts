/** Entry of GET /api/admin/messages/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { messageStore } from '../stores/message-store.ts';
import { getMessage } from './get-message.ts';

export const handler = httpHandler(routes.getMessage, () => {
  const deps = { messages: messageStore(dynamodb()) };
  return (input, actor) => getMessage(input, actor, deps);
});
