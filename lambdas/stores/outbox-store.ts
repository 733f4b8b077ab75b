/** Outgoing messages in DynamoDB, kept from the moment somebody asks for them to be sent. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { DeliveryState, Outgoing } from '../../shared/domain/outgoing.ts';
import { exists, table } from './table.ts';

/** A message as stored: what the indexes go by is repeated on its top level. */
interface StoredOutgoing extends Outgoing {
  kind: 'outgoing';
  /** The talent or employer it is about. */
  recordId: string;
}

export interface OutboxStore {
  get(outgoingId: string): Promise<Outgoing | undefined>;
  /** Stores a new message; `false` when there is one with this id. */
  insert(outgoing: Outgoing): Promise<boolean>;
  /** Notes how a message fared; `false` when it is gone. */
  setDelivery(outgoingId: string, delivery: DeliveryState): Promise<boolean>;
  /** Newest first, only those that pass; pages may be short. */
  list(page: { limit: number; cursor?: string }, keep: (outgoing: Outgoing) => boolean): Promise<Page<Outgoing>>;
  remove(outgoingId: string): Promise<void>;
  /** Removes the messages about a record, as far as the index knows them. */
  removeOfRecord(recordId: string): Promise<void>;
  /** Says of a message that it is about another record. */
  moveTo(outgoingId: string, recordId: string): Promise<void>;
}

/** The store over the table named in the environment. */
export function outboxStore(client: DynamoDBDocumentClient): OutboxStore {
  const outbox = table<StoredOutgoing>(client, TABLES.outbox);
  return {
    get: (outgoingId) => outbox.get({ outgoingId }),
    insert: (outgoing) => outbox.insert({ ...outgoing, kind: 'outgoing', recordId: outgoing.about.id }, 'outgoingId'),
    setDelivery: async (outgoingId, delivery) =>
      (await outbox.update({ outgoingId }, { delivery }, exists('outgoingId'))) !== undefined,
    list: (page, keep) =>
      outbox.queryWhere({ index: 'byCreation', key: { name: 'kind', value: 'outgoing' }, ...page }, keep),
    remove: (outgoingId) => outbox.remove({ outgoingId }),
    removeOfRecord: (recordId) => outbox.removeAll({ index: 'byRecord', key: { name: 'recordId', value: recordId } }),
    moveTo: async (outgoingId, recordId) => {
      const known = await outbox.get({ outgoingId });
      if (!known) return;
      const about = { ...known.about, id: recordId };
      await outbox.update({ outgoingId }, { recordId, about }, exists('outgoingId'));
    },
  };
}
