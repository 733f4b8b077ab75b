/** Entry of GET /api/admin/outbox. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { listOutbox } from './list-outbox.ts';

export const handler = httpHandler(routes.listOutbox, () => {
  const deps = { outbox: outboxStore(dynamodb()) };
  return (input, actor) => listOutbox(input, actor, deps);
});
