/** Notes which applications wait for their letter of arrival, so that they are found without an index of their own. */
import { TABLES } from '../../shared/contract/resources.ts';
import { exists } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** An item of the applications' own table; it is no application, and in the index of unfinished ones alone. */
interface PostponedLetter {
  applicationId: string;
  unfinished: 'letter';
  /**
   * `<day on which it is due> <time at which the application was sent>`: the index sorts by it. Notes of an earlier
   * release begin with the day on which the application was sent.
   */
  updatedAt: string;
  postponedId: string;
}

const keyOf = (applicationId: string) => ({ applicationId: `postponed ${applicationId}` });

export interface PostponedLetters {
  /** Notes that the letter is due on a day (YYYY-MM-DD), or that it is due on another one than before. */
  note(application: { applicationId: string; submittedAt: string }, day: string): Promise<void>;
  remove(applicationId: string): Promise<void>;
  /** The ids of the applications whose letter is due on this day or was before, oldest first. */
  list(day: string): AsyncGenerator<string>;
}

/** The notes in the table named in the environment. */
export function postponedLetters(client: TableClient<'applications'>): PostponedLetters {
  const notes = table<PostponedLetter>(client, TABLES.applications);
  return {
    note: async ({ applicationId, submittedAt }, day) => {
      const key = keyOf(applicationId);
      const updatedAt = `${day} ${submittedAt}`;
      if (await notes.update(key, { updatedAt }, exists('applicationId'))) return;
      const note = { ...key, unfinished: 'letter', updatedAt, postponedId: applicationId } as const;
      await notes.insert(note, 'applicationId');
    },
    remove: async (applicationId) => {
      await notes.remove(keyOf(applicationId));
    },
    async *list(day) {
      const waiting = { name: 'unfinished', value: 'letter' };
      for await (const note of notes.all({ index: 'byUnfinished', key: waiting, ascending: true })) {
        if (note.updatedAt.slice(0, day.length) > day) return;
        yield note.postponedId;
      }
    },
  };
}
