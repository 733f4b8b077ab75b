/** Entry of GET /api/admin/messages. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { messageStore } from '../stores/message-store.ts';
import { listMessages } from './list-messages.ts';

export const uses = { reads: ['messages'] } as const satisfies Uses;

export const handler = httpHandler(routes.listMessages, uses, ({ tables }) => {
  const deps = { messages: messageStore(tables.messages) };
  return (input, actor) => listMessages(input, actor, deps);
});
