/** Finds the message of a call. */
import { AppError } from '../../shared/errors.ts';
import type { MessageRecord, MessageStore } from '../stores/message-store.ts';

/** The refusal of a message that is not there, or not any more. */
export const messageNotFound = () => new AppError('not-found', 'MESSAGE_NOT_FOUND');

/** The message as stored. Errors: `MESSAGE_NOT_FOUND`. */
export async function storedMessage(messageId: string, messages: Pick<MessageStore, 'get'>): Promise<MessageRecord> {
  const record = await messages.get(messageId);
  if (!record) throw messageNotFound();
  return record;
}
