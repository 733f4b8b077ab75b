/** Outgoing messages in DynamoDB, stored before they are sent. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { withoutApplication } from '../../shared/domain/applicant-letters.ts';
import type { DeliveryState, Outgoing } from '../../shared/domain/outgoing.ts';
import { allOf, type Condition, exists, unlessNewer } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** A message as stored: what the indexes go by is repeated on its top level. */
export interface StoredOutgoing extends Outgoing {
  kind: 'outgoing';
  /** The talent, employer, message or application it is about. */
  recordId: string;
  /** The sweep hands it over where its sender died; all of its text lies here. */
  isResumable?: true;
  /** When the sweep last took it up. */
  takenUpAt?: string;
}

const PENDING: Condition = {
  expression: '#delivery = :pending',
  names: { '#delivery': 'delivery' },
  values: { ':pending': 'pending' },
};

const LEFT = allOf(PENDING, exists('isResumable'));

/** The item that a message is stored as. */
export function storedOutgoing(outgoing: Outgoing): StoredOutgoing {
  return { ...outgoing, kind: 'outgoing', recordId: outgoing.about.id };
}

export interface OutboxStore {
  get(outgoingId: string): Promise<Outgoing | undefined>;
  /** Stores a new message; `false` when there is one with this id. */
  insert(outgoing: Outgoing): Promise<boolean>;
  /** Notes how a message fared; `false` when it is gone. */
  setDelivery(outgoingId: string, delivery: DeliveryState): Promise<boolean>;
  /** Resumable messages stored from one time to another and not handed over yet, oldest first. */
  listLeft(since: string, until: string): AsyncGenerator<Outgoing>;
  /** Takes up a message that is still pending; `false` where it is not, or someone took it up after `unlessAfter`. */
  takeUp(outgoingId: string, at: string, unlessAfter: string): Promise<boolean>;
  /** Newest first, only those that pass; pages may be short. */
  list(page: { limit: number; cursor?: string }, keep: (outgoing: Outgoing) => boolean): Promise<Page<Outgoing>>;
  remove(outgoingId: string): Promise<void>;
  /** Removes the messages about a record, as far as the index knows them. */
  removeOfRecord(recordId: string): Promise<void>;
  /** Removes an application from a letter about several, and the letter with the last one. */
  dropApplication(outgoingId: string, applicationId: string): Promise<void>;
  /** Says of a message that it is about another record. */
  moveTo(outgoingId: string, recordId: string): Promise<void>;
}

const BY_CREATION = { index: 'byCreation', key: { name: 'kind', value: 'outgoing' } };

const untouchedSince = (time: string) => allOf(PENDING, unlessNewer('takenUpAt', time));

/** What a handler gets that only reads. */
export type OutboxReader = Pick<OutboxStore, 'get' | 'listLeft' | 'list'>;

/** The store over the table named in the environment. */
export function outboxStore(client: TableClient<'outbox', 'changes'>): OutboxStore;
export function outboxStore(client: TableClient<'outbox', 'reads'>): OutboxReader;
export function outboxStore(client: TableClient<'outbox'>): OutboxStore {
  const outbox = table<StoredOutgoing>(client, TABLES.outbox);
  return {
    get: (outgoingId) => outbox.get({ outgoingId }),
    insert: (outgoing) => outbox.insert(storedOutgoing(outgoing), 'outgoingId'),
    setDelivery: async (outgoingId, delivery) =>
      (await outbox.update({ outgoingId }, { delivery }, exists('outgoingId'))) !== undefined,
    listLeft: (since, until) => outbox.all({ ...BY_CREATION, since, until, filter: LEFT, ascending: true }),
    takeUp: async (outgoingId, at, unlessAfter) =>
      (await outbox.update({ outgoingId }, { takenUpAt: at }, untouchedSince(unlessAfter))) !== undefined,
    list: (page, keep) => outbox.queryWhere({ ...BY_CREATION, ...page }, keep),
    remove: (outgoingId) => outbox.remove({ outgoingId }),
    removeOfRecord: (recordId) => outbox.removeAll({ index: 'byRecord', key: { name: 'recordId', value: recordId } }),
    dropApplication: async (outgoingId, applicationId) => {
      const known = await outbox.get({ outgoingId });
      if (!known) return;
      const { text, applicationIds } = withoutApplication(known.text, applicationId);
      const [recordId] = applicationIds;
      if (recordId === undefined) return outbox.remove({ outgoingId });
      const changes = { text, recordId, about: { ...known.about, id: recordId } };
      await outbox.update({ outgoingId }, changes, exists('outgoingId'));
    },
    moveTo: async (outgoingId, recordId) => {
      const known = await outbox.get({ outgoingId });
      if (!known) return;
      const about = { ...known.about, id: recordId };
      await outbox.update({ outgoingId }, { recordId, about }, exists('outgoingId'));
    },
  };
}
