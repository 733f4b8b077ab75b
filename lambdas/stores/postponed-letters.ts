/** Notes which applications wait for their letter of arrival, so that they are found without an index of their own. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** An item of the applications' own table; it is no application, and in the index of unfinished ones alone. */
interface PostponedLetter {
  applicationId: string;
  unfinished: 'letter';
  /** When the application was sent: the index sorts by it. */
  updatedAt: string;
  postponedId: string;
}

const keyOf = (applicationId: string) => ({ applicationId: `postponed ${applicationId}` });

export interface PostponedLetters {
  note(application: { applicationId: string; submittedAt: string }): Promise<void>;
  remove(applicationId: string): Promise<void>;
  /** The ids of the applications, oldest first. */
  list(): AsyncGenerator<string>;
}

/** The notes in the table named in the environment. */
export function postponedLetters(client: TableClient<'applications'>): PostponedLetters {
  const notes = table<PostponedLetter>(client, TABLES.applications);
  return {
    note: async ({ applicationId, submittedAt }) => {
      const note = { unfinished: 'letter', updatedAt: submittedAt, postponedId: applicationId } as const;
      await notes.insert({ ...keyOf(applicationId), ...note }, 'applicationId');
    },
    remove: async (applicationId) => {
      await notes.remove(keyOf(applicationId));
    },
    async *list() {
      const waiting = { name: 'unfinished', value: 'letter' };
      for await (const { postponedId } of notes.all({ index: 'byUnfinished', key: waiting, ascending: true })) {
        yield postponedId;
      }
    },
  };
}
