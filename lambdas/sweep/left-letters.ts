/** Sends letters about moves whose sender died after storing them in the outbox. */
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { type HandOverDeps, handOver } from '../outbox/hand-over.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';

export interface LeftLetterDeps {
  applications: Pick<ApplicationStore, 'get'>;
  outbox: Pick<OutboxStore, 'remove' | 'setDelivery' | 'takeUp'>;
  carrier: HandOverDeps['carrier'];
  onRefused: HandOverDeps['onRefused'];
  now(): string;
}

/**
 * The port that hands over one such letter, unless someone took it up after a time, and answers whether it did. With an
 * application that is gone its letter goes, too, and one that was withdrawn moves nowhere any more: nothing is sent about either.
 */
export function leftLetterSender(deps: LeftLetterDeps) {
  return async (letter: Outgoing, unlessAfter: string): Promise<boolean> => {
    const { outgoingId, about } = letter;
    const application = await deps.applications.get(about.id);
    if (!application) await deps.outbox.remove(outgoingId);
    else if (application.withdrawnAt) await deps.outbox.setDelivery(outgoingId, 'failed');
    else if (await deps.outbox.takeUp(outgoingId, deps.now(), unlessAfter)) {
      await handOver(letter, deps);
      return true;
    }
    return false;
  };
}
