/** Entry of GET /api/admin/messages. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { messageStore } from '../stores/message-store.ts';
import { listMessages } from './list-messages.ts';

export const handler = httpHandler(routes.listMessages, () => {
  const deps = { messages: messageStore(dynamodb()) };
  return (input, actor) => listMessages(input, actor, deps);
});
