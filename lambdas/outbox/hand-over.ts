/** Puts a message into the outbox and hands it to its carrier once, whatever happens in between. */
import { withoutTokens } from '../../shared/domain/applicant-letters.ts';
import type { DeliveryState, Outgoing } from '../../shared/domain/outgoing.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import type { Carrier } from './carrier.ts';

/** A letter is handed over right after it is stored; after this time its sender must have died. */
export const HANDING_OVER_MS = 5 * 60_000;

export interface HandOverDeps {
  outbox: Pick<OutboxStore, 'get' | 'insert' | 'setDelivery'>;
  carrier: Carrier;
  /** Called with the reason why a message could not be handed over. */
  onRefused(error: unknown): void;
}

/**
 * Keeps the message, hands it over, and notes how that went; answers the delivery's state. Only the call that puts the message
 * into the outbox hands it over, so one that was asked for again, or whose sender died in between, never goes out twice.
 * Where it leaves this installation, the outbox keeps no token of its links.
 */
export async function handOverOnce(outgoing: Outgoing, deps: HandOverDeps): Promise<DeliveryState> {
  const kept = deps.carrier.delivers(outgoing.channel) ? withoutTokens(outgoing.text) : outgoing.text;
  const isMine = await deps.outbox.insert({ ...outgoing, text: kept });
  return isMine ? handOver(outgoing, deps) : knownDelivery(outgoing, deps);
}

async function knownDelivery({ outgoingId }: Outgoing, deps: HandOverDeps): Promise<DeliveryState> {
  return (await deps.outbox.get(outgoingId))?.delivery ?? 'pending';
}

/** Hands over a message that lies in the outbox, and notes how that went; answers the delivery's state. */
export async function handOver(
  outgoing: Outgoing,
  deps: Pick<HandOverDeps, 'carrier' | 'onRefused'> & { outbox: Pick<OutboxStore, 'setDelivery'> },
): Promise<DeliveryState> {
  const delivery = await deps.carrier.send(outgoing).catch((error: unknown) => {
    deps.onRefused(error);
    return 'failed' as const;
  });
  await deps.outbox.setDelivery(outgoing.outgoingId, delivery);
  return delivery;
}
