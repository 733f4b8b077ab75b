/** Finds stems in an index file by their beginning, or but one slip of the thumb away, without a look at all of them. */
import { oneEditFrom, wordBorders } from '../../shared/search/index.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Stands behind every letter, so that a beginning and it bound all that begin so. */
const LAST_LETTER = '\u{10ffff}';

/** The searches that a table of stems with their `head` and `tail` (`wordBorders`) answers by its indexes. */
export function stemSearches(file: SqliteFile, table: 'stems' | 'called') {
  const stemsWhere = (sql: string, ...values: (string | null)[]): string[] =>
    (file.query(`SELECT DISTINCT stem FROM ${table} WHERE ${sql}`).all(...values) as { stem: string }[]).map(
      ({ stem }) => stem,
    );
  return {
    startingWith: (beginning: string) => stemsWhere('stem >= ? AND stem < ?', beginning, beginning + LAST_LETTER),
    oneEditFrom: (stem: string): string[] => {
      const borders = wordBorders(stem);
      if (!borders) return [];
      const near = [...stemsWhere('head = ?', borders.head), ...stemsWhere('tail = ?', borders.tail)];
      return oneEditFrom(stem, new Map([[`^${borders.head}`, near]]));
    },
  };
}
