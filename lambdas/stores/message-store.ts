/** Messages of the contact form in DynamoDB, with the replies to them. */
import type * as z from 'zod';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Language } from '../../shared/domain/field.ts';
import type { ContactMessage, InboxMessage, replySchema } from '../../shared/domain/message.ts';
import type { Consent } from '../../shared/domain/public-form.ts';
import { unchanged } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** An answer as stored, with what distinguishes a replay from another answer under the same Idempotency-Key. */
export type StoredReply = z.infer<typeof replySchema> & { contentDigest: string };

/** A message as stored, with what was agreed to where the form asked. */
export interface MessageRecord extends ContactMessage {
  messageId: string;
  kind: 'message';
  /** Counts what recruiters change, and how their replies fare. */
  version: number;
  language: Language;
  createdAt: string;
  updatedAt: string;
  consent?: Consent;
  correlationId: string;
  contentDigest: string;
  /** Absent while the message waits for an answer. */
  answeredAt?: string;
  answeredBy?: string | null;
  /** Oldest first; absent before the first. */
  replies?: StoredReply[];
}

export type MessageChanges = Pick<MessageRecord, 'answeredAt' | 'answeredBy' | 'replies'>;

export interface MessageStore {
  get(messageId: string): Promise<MessageRecord | undefined>;
  /** Stores a new message; `false` when there is one with this id. */
  insert(message: MessageRecord): Promise<boolean>;
  /**
   * Sets what `changes` names (`undefined` removes it) at `at`; `undefined` when the stored version is another, or when the
   * message is gone: nothing brings back what was erased.
   */
  edit(messageId: string, version: number, changes: MessageChanges, at: string): Promise<MessageRecord | undefined>;
  remove(messageId: string): Promise<void>;
  /** Every message, newest first. */
  all(): AsyncGenerator<MessageRecord>;
}

/** What a handler gets that only reads. */
export type MessageReader = Pick<MessageStore, 'get' | 'all'>;

/** The store over the table named in the environment. */
export function messageStore(client: TableClient<'messages', 'changes'>): MessageStore;
export function messageStore(client: TableClient<'messages', 'reads'>): MessageReader;
export function messageStore(client: TableClient<'messages'>): MessageStore {
  const messages = table<MessageRecord>(client, TABLES.messages);
  return {
    get: (messageId) => messages.get({ messageId }),
    insert: (message) => messages.insert(message, 'messageId'),
    edit: (messageId, version, changes, at) => {
      const edited = { ...changes, version: version + 1, updatedAt: at };
      return messages.update({ messageId }, edited, unchanged('version', version));
    },
    remove: (messageId) => messages.remove({ messageId }),
    all: () => messages.all({ index: 'byCreation', key: { name: 'kind', value: 'message' } }),
  };
}

/** A message as the inbox shows it. */
export function messageOf(record: MessageRecord): InboxMessage {
  const { messageId, version, firstName, lastName, email, subject, message, language, createdAt } = record;
  return {
    ...{ messageId, version, firstName, lastName, email, subject, message, language, createdAt },
    phone: record.phone ?? null,
    answeredAt: record.answeredAt ?? null,
    answeredBy: record.answeredBy ?? null,
    replies: (record.replies ?? []).map(({ contentDigest: _digest, ...reply }) => reply),
  };
}
