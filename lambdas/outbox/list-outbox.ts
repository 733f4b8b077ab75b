/** Shows the messages that recruiters sent. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';

/** Newest first, of one channel where asked. */
export async function listOutbox(
  { query }: Pick<ActionInput<typeof routes.listOutbox>, 'query'>,
  actor: Actor,
  deps: { outbox: Pick<OutboxStore, 'list'> },
): Promise<Page<Outgoing>> {
  authorise(actor, 'outbox.read');
  const { channel, ...page } = query;
  return deps.outbox.list(page, (message) => channel === undefined || message.channel === channel);
}
