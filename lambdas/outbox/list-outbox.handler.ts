/** Entry of GET /api/admin/outbox. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { listOutbox } from './list-outbox.ts';

export const uses = { reads: ['outbox'] } as const satisfies Uses;

export const handler = httpHandler(routes.listOutbox, uses, ({ tables }) => {
  const deps = { outbox: outboxStore(tables.outbox) };
  return (input, actor) => listOutbox(input, actor, deps);
});
