/** Erases what a person wrote with the contact form. */
import { type EraseMessageDeps, eraseMessage } from './erase-message.ts';
import type { MessageStore } from './message-store.ts';
import { messagesOf } from './messages-of.ts';

export type EraseMessagesDeps = Omit<EraseMessageDeps, 'messages'> & {
  messages: EraseMessageDeps['messages'] & Pick<MessageStore, 'all'>;
};

/** Removes what was sent under one of these addresses, with the answers they were given. */
export async function eraseMessagesOf(emails: readonly string[], deps: EraseMessagesDeps): Promise<void> {
  for (const { messageId } of await messagesOf(emails, deps)) await eraseMessage(messageId, deps);
}
