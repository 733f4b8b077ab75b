/** What each recruiter keeps for themselves, in DynamoDB. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Preferences } from '../../shared/domain/preferences.ts';
import { table, unchanged } from './table.ts';

interface StoredPreferences extends Preferences {
  userId: string;
}

export interface PreferenceStore {
  get(userId: string): Promise<Preferences | undefined>;
  /** Stores what follows `version` (0: nothing yet); `false` when another version is stored by now. */
  put(userId: string, preferences: Preferences, version: number): Promise<boolean>;
}

/** The store over the table named in the environment. */
export function preferenceStore(client: DynamoDBDocumentClient): PreferenceStore {
  const preferences = table<StoredPreferences>(client, TABLES.preferences);
  return {
    get: (userId) => preferences.get({ userId }),
    put: (userId, kept, version) => {
      const item = { ...kept, userId };
      return version === 0
        ? preferences.insert(item, 'userId')
        : preferences.replace(item, unchanged('version', version));
    },
  };
}
