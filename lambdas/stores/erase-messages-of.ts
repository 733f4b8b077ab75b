/** Erases what a person wrote with the contact form. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import { type EraseMessageDeps, eraseMessage } from './erase-message.ts';
import type { MessageRecord, MessageStore } from './message-store.ts';

export type EraseMessagesDeps = Omit<EraseMessageDeps, 'messages'> & {
  messages: EraseMessageDeps['messages'] & Pick<MessageStore, 'all'>;
};

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

/** Removes them with the answers they were given. */
export async function eraseMessagesOf(emails: readonly string[], deps: EraseMessagesDeps): Promise<void> {
  for (const { messageId } of await messagesOf(emails, deps)) await eraseMessage(messageId, deps);
}
