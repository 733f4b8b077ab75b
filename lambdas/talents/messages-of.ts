/** Finds what a person wrote with the contact form. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { IsTheirs } from '../erasure/own-under-address.ts';
import type { MessageRecord, MessageStore } from '../stores/message-store.ts';

export interface OwnMessages {
  emails: readonly string[];
  isTheirs: IsTheirs;
}

/** Messages that were sent under one of these addresses, by `isTheirs` of their sender's name. */
export async function messagesOf(
  { emails, isTheirs }: OwnMessages,
  { messages }: { messages: Pick<MessageStore, 'all'> },
): Promise<MessageRecord[]> {
  const theirs = new Set(emails.map(normaliseEmail));
  const found: MessageRecord[] = [];
  for await (const message of messages.all())
    if (theirs.has(normaliseEmail(message.email)) && isTheirs(message)) found.push(message);
  return found;
}
