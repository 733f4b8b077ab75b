/** Each recruiter's preferences in DynamoDB. */
import { TABLES } from '../../shared/contract/resources.ts';
import type { Preferences } from '../../shared/domain/preferences.ts';
import { unchanged } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** Whose they are is the recruiter's own id. */
export interface PreferenceRecord extends Preferences {
  userId: string;
}

type StoredPreferences = PreferenceRecord & { kind: 'preferences' };

export interface PreferenceStore {
  get(userId: string): Promise<Preferences | undefined>;
  /** Stores what follows `version` (0: nothing yet); `false` when another version is stored by now. */
  put(userId: string, preferences: Preferences, version: number): Promise<boolean>;
  /** Everybody's. */
  all(): AsyncGenerator<PreferenceRecord>;
}

/** What a handler gets that only reads. */
export type PreferenceReader = Pick<PreferenceStore, 'get' | 'all'>;

/** The store over the table named in the environment. */
export function preferenceStore(client: TableClient<'preferences', 'changes'>): PreferenceStore;
export function preferenceStore(client: TableClient<'preferences', 'reads'>): PreferenceReader;
export function preferenceStore(client: TableClient<'preferences'>): PreferenceStore {
  const preferences = table<StoredPreferences>(client, TABLES.preferences);
  return {
    get: (userId) => preferences.get({ userId }),
    put: (userId, kept, version) => {
      const item: StoredPreferences = { ...kept, userId, kind: 'preferences' };
      return version === 0
        ? preferences.insert(item, 'userId')
        : preferences.replace(item, unchanged('version', version));
    },
    all: () => preferences.all({ index: 'byKind', key: { name: 'kind', value: 'preferences' } }),
  };
}
