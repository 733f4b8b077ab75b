/** The audit trail in DynamoDB: written once with each change, never altered, deleted when expired. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { type AuditFilter, auditTimes, passesAuditFilter } from '../../shared/domain/audit-filter.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { tableName } from '../dynamodb/item.ts';
import { removeKeys } from '../dynamodb/remove-keys.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { derivedId, newId } from '../runtime/ids.ts';

/** What an action says of its own change; who, when and the id are filled in. */
export interface AuditedChange
  extends Pick<AuditEntry, 'action' | 'recordKind' | 'recordId' | 'changes' | 'correlationId'> {
  /** What makes the record one of its kind, and a repeated entry of the same action on it the same one. */
  once?: string;
}

/**
 * Notes a change by `actor`. An action calls it right after the change itself; one that removes what it could be repeated
 * by calls it right before, with `once`.
 */
export type Audit = (actor: Actor, change: AuditedChange) => Promise<void>;

interface PageOptions {
  limit: number;
  cursor?: string;
}

export interface AuditStore {
  add(entry: AuditEntry): Promise<void>;
  /** Newest first, only those that `filter` asks for; pages may be short, or empty, and still not be the last. */
  list(page: PageOptions, filter: AuditFilter): Promise<Page<AuditEntry>>;
  /** Removes up to 500 of the entries written before a time, the oldest of them; how many. `note` is called before. */
  removeBefore(time: string, note: (count: number) => Promise<void>): Promise<number>;
}

const REMOVED_AT_ONCE = 500;

/** What a handler gets that only reads. */
export type AuditReader = Pick<AuditStore, 'list'>;

/** The store over the table named in the environment. */
export function auditStore(client: TableClient<'audit', 'changes'>): AuditStore;
export function auditStore(client: TableClient<'audit', 'reads'>): AuditReader;
export function auditStore(client: TableClient<'audit', 'adds'>): Pick<AuditStore, 'add'>;
export function auditStore(client: TableClient<'audit'>): AuditStore {
  const entries = table<AuditEntry>(client, TABLES.audit);
  return {
    add: async (entry) => {
      await entries.insert({ ...entry, kind: 'entry' } as AuditEntry, 'entryId');
    },
    list: async (page, filter) => {
      const { recordId } = filter;
      const { since, until } = auditTimes(filter);
      // DynamoDB refuses a range that ends before it begins.
      if (since !== undefined && until !== undefined && since > until) return { items: [], nextCursor: null };
      const whose =
        recordId === undefined
          ? { index: 'byTime', key: { name: 'kind', value: 'entry' } }
          : { index: 'byRecord', key: { name: 'recordId', value: recordId } };
      return entries.queryWhere({ ...whose, since, until, ...page }, passesAuditFilter(filter));
    },
    removeBefore: async (until, note) => {
      const oldest = { index: 'byTime', key: { name: 'kind', value: 'entry' }, until, ascending: true };
      const { items } = await entries.query({ ...oldest, attributes: ['entryId'], limit: REMOVED_AT_ONCE });
      const keys = items.map(({ entryId }) => ({ entryId }));
      if (keys.length > 0) await note(keys.length);
      await removeKeys(client, tableName(TABLES.audit), keys);
      return keys.length;
    },
  };
}

/** Writes changes into the trail of `store`. */
export function auditTo(store: Pick<AuditStore, 'add'>, now: () => string): Audit {
  return (actor, { once, ...change }) => {
    const isPerson = actor.kind === 'admin' || actor.kind === 'user';
    const who = { actorId: isPerson ? actor.userId : null, actorEmail: isPerson ? actor.email : null };
    const entryId = once === undefined ? newId() : derivedId(change.action, change.recordId, once);
    return store.add({ entryId, at: now(), ...who, ...change });
  };
}
