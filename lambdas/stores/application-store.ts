/** Applications in DynamoDB. Processing writes are guarded by `revision`, recruiters' edits by `version`. */
import { TABLES } from '../../shared/contract/resources.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import { unchanged } from '../dynamodb/condition.ts';
import { readKeys } from '../dynamodb/read-keys.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { type ApplicationLetters, applicationLetters } from './application-letters.ts';
import { type ApplicationLists, applicationLists } from './application-lists.ts';
import {
  type ApplicationChanges,
  type ApplicationRecord,
  editOf,
  type ProcessingChanges,
} from './application-record.ts';
import { applicationRemovals, type RemovalState } from './application-removals.ts';
import { type ApplicationTokens, applicationTokens } from './application-tokens.ts';
import { postponedLetters } from './postponed-letters.ts';

export interface ApplicationStore extends ApplicationTokens, ApplicationLetters, ApplicationLists {
  get(applicationId: string): Promise<ApplicationRecord | undefined>;
  /** Applications by their ids, in no order, at most 100; those that are not there are left out. */
  getMany(applicationIds: readonly string[]): Promise<ApplicationRecord[]>;
  insert(record: ApplicationRecord): Promise<boolean>;
  remove(applicationId: string): Promise<void>;
  /** Moves with every removal, and names the last ones. */
  removalState(): Promise<RemovalState>;
  /** A step of processing; `undefined` when another step came first. */
  advance(record: ApplicationRecord, changes: ProcessingChanges): Promise<ApplicationRecord | undefined>;
  /** A recruiter's edit; `undefined` when the stored version is another. */
  edit(record: ApplicationRecord, version: number, changes: ApplicationChanges): Promise<ApplicationRecord | undefined>;
}

/** What a handler gets that only reads. */
export type ApplicationReader = ApplicationLists &
  Pick<ApplicationStore, 'get' | 'getMany' | 'removalState' | 'listMailDue' | 'listPostponed'>;

/** With the spelling by which an address is looked up, where one is given. */
function addressed<T extends { email?: string | undefined }>(given: T): T & { address?: string } {
  return given.email === undefined ? given : { ...given, address: normaliseEmail(given.email) };
}

/** The store over the table named in the environment. */
export function applicationStore(client: TableClient<'applications', 'changes'>): ApplicationStore;
export function applicationStore(client: TableClient<'applications', 'reads'>): ApplicationReader;
export function applicationStore(client: TableClient<'applications'>): ApplicationStore {
  const applications = table<ApplicationRecord>(client, TABLES.applications);
  const removals = applicationRemovals(client);

  return {
    ...applicationTokens(client),
    ...applicationLetters(client),
    ...applicationLists(client),
    get: async (applicationId) => {
      const item = await applications.get({ applicationId });
      return item?.kind === 'application' ? item : undefined;
    },
    getMany: async (applicationIds) => {
      // DynamoDB refuses to be asked for one item twice.
      const keys = [...new Set(applicationIds)].map((applicationId) => ({ applicationId }));
      const items = await readKeys<ApplicationRecord>(client, TABLES.applications, keys);
      return items.filter(({ kind }) => kind === 'application');
    },
    insert: (record) => applications.insert(addressed(record), 'applicationId'),
    remove: async (applicationId) => {
      await removals.note(applicationId);
      await applications.remove({ applicationId });
      await postponedLetters(client).remove(applicationId);
    },
    removalState: removals.state,
    advance: ({ applicationId, revision }, changes) => {
      const step = { ...changes, revision: revision + 1, updatedAt: new Date().toISOString() };
      return applications.update({ applicationId }, step, unchanged('revision', revision));
    },
    edit: ({ applicationId }, version, changes) => {
      const edit = editOf(version, addressed(changes));
      return applications.update({ applicationId }, edit.changes, edit.condition);
    },
  };
}
