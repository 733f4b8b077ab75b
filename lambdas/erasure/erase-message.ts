/** Erases a message of the contact form and the replies to it. */
import type { MessageStore } from '../stores/message-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';

export interface EraseMessageDeps {
  messages: Pick<MessageStore, 'get' | 'remove'>;
  outbox: Pick<OutboxStore, 'remove' | 'removeOfRecord'>;
}

/**
 * Removes a message and its replies from the outbox; one that is gone already has its last traces removed. The message
 * goes before its replies are looked for by index: anyone who answers in that moment sees that it is gone and takes the
 * answer back.
 */
export async function eraseMessage(messageId: string, deps: EraseMessageDeps): Promise<void> {
  const message = await deps.messages.get(messageId);
  for (const { outgoingId } of message?.replies ?? []) await deps.outbox.remove(outgoingId);
  await deps.messages.remove(messageId);
  await deps.outbox.removeOfRecord(messageId);
}
