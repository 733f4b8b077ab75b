/** Messages of the contact form in DynamoDB. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Language } from '../../shared/domain/field.ts';
import type { ContactMessage } from '../../shared/domain/message.ts';
import type { Consent } from '../../shared/domain/public-form.ts';
import { table } from './table.ts';

/** A message as stored, with what was agreed to where the form asked. */
export interface MessageRecord extends ContactMessage {
  messageId: string;
  kind: 'message';
  /** Counts recruiters' edits. */
  version: number;
  language: Language;
  createdAt: string;
  updatedAt: string;
  consent?: Consent;
  correlationId: string;
  contentDigest: string;
}

export interface MessageStore {
  get(messageId: string): Promise<MessageRecord | undefined>;
  /** Stores a new message; `false` when there is one with this id. */
  insert(message: MessageRecord): Promise<boolean>;
}

/** The store over the table named in the environment. */
export function messageStore(client: DynamoDBDocumentClient): MessageStore {
  const messages = table<MessageRecord>(client, TABLES.messages);
  return {
    get: (messageId) => messages.get({ messageId }),
    insert: (message) => messages.insert(message, 'messageId'),
  };
}
