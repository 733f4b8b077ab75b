/** Finds what a person wrote with the contact form. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import type { MessageRecord, MessageStore } from '../stores/message-store.ts';

/** Messages that were sent under one of these addresses. */
export async function messagesOf(
  emails: readonly string[],
  { messages }: { messages: Pick<MessageStore, 'all'> },
): Promise<MessageRecord[]> {
  const theirs = new Set(emails.map(normaliseEmail));
  const found: MessageRecord[] = [];
  for await (const message of messages.all()) if (theirs.has(normaliseEmail(message.email))) found.push(message);
  return found;
}
