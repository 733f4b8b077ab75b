/** Keeps in an index file the words by which the concepts of its records are called, so that a search reads those it asks for. */
import { type CalledWords, spellingsOf, wordBorders } from '../../shared/search/index.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { stemSearches } from './stem-searches.ts';

/** A row for each stem in the names of an id that some record has; `head` and `tail` are as those of `stems`. */
export const CALLED_TABLES = `
    CREATE TABLE called (
      stem TEXT NOT NULL, id TEXT NOT NULL, written TEXT NOT NULL, times INTEGER NOT NULL, head TEXT, tail TEXT,
      PRIMARY KEY (stem, id)
    ) WITHOUT ROWID;
    CREATE INDEX called_of_id ON called (id);
    CREATE INDEX called_by_head ON called (head) WHERE head IS NOT NULL;
    CREATE INDEX called_by_tail ON called (tail) WHERE tail IS NOT NULL;`;

/** Puts in the names of an id that no record had before. */
export function addCalled(file: SqliteFile, id: string): void {
  const add = file.query('INSERT INTO called VALUES (?, ?, ?, ?, ?, ?)');
  for (const { stem, written, times } of spellingsOf(id)) {
    const { head = null, tail = null } = wordBorders(stem) ?? {};
    add.run(stem, id, written, times, head, tail);
  }
}

/** Takes out the names of an id that no record has any more. */
export function removeCalled(file: SqliteFile, id: string): void {
  file.query('DELETE FROM called WHERE id = ?').run(id);
}

export const removeAllCalled = (file: SqliteFile): void => file.db.exec('DELETE FROM called');

interface Called {
  written: string;
  count: number;
}

/** The words by which the concepts in a file are called. */
export function calledIn(file: SqliteFile): CalledWords {
  const rowsOf = `SELECT written, times * records count FROM called JOIN ids USING (id) WHERE stem = ? ORDER BY id`;
  return {
    get: (stem) => {
      const rows = file.query(rowsOf).all(stem) as unknown as Called[];
      const [first] = rows;
      return first && { written: first.written, count: rows.reduce((sum, { count }) => sum + count, 0) };
    },
    ...stemSearches(file, 'called'),
  };
}
