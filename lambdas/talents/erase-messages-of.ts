/** Erases what a person wrote with the contact form. */

import { type EraseMessageDeps, eraseMessage } from '../erasure/erase-message.ts';
import type { MessageStore } from '../stores/message-store.ts';
import { messagesOf, type OwnMessages } from './messages-of.ts';

export type EraseMessagesDeps = Omit<EraseMessageDeps, 'messages'> & {
  messages: EraseMessageDeps['messages'] & Pick<MessageStore, 'all'>;
};

/** Removes these messages, with the answers they were given; the ids of the messages. */
export async function eraseMessagesOf(own: OwnMessages, deps: EraseMessagesDeps): Promise<string[]> {
  const messageIds = (await messagesOf(own, deps)).map(({ messageId }) => messageId);
  for (const messageId of messageIds) await eraseMessage(messageId, deps);
  return messageIds;
}
