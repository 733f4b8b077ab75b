/**
 * Decides whom a search for people finds although they may be considered for no other job: those it names, and nobody
 * whom it describes.
 */
import { both, either, type Where } from './sql-where.ts';
import { hasWords, type People, QUOTATION_MARKS, wordsOf } from './talent-meaning.ts';

const hasBasis = (now: string): Where => ({ sql: 'basis_until > ?', values: [now] });

/** Everybody who has a basis, and of the others those in whose name or address each of these words is. */
export function hasBasisOrIsNamed(words: readonly string[], now: string): Where {
  const isNamed = both(words.map((word) => ({ sql: 'instr(known_as, ?) > 0', values: [word] })));
  return either([hasBasis(now), isNamed]);
}

/**
 * Those without a basis whom a search may find: everybody for no search at all, since the list of people is complete, and nobody
 * by where they live, which describes people.
 */
export function namedWithoutBasis({
  search = '',
  location,
  now,
}: {
  search?: string;
  location?: string;
  now: string;
}): People | 'everybody' | undefined {
  if (wordsOf(location).length > 0) return undefined;
  const words = wordsOf(search.replace(QUOTATION_MARKS, ' '));
  if (words.length === 0) return 'everybody';
  const isNamed = words.map((word) => ({ sql: 'instr(known_as, ?) > 0', values: [word] }));
  const where = both([hasWords(words), { sql: 'basis_until <= ?', values: [now] }, ...isNamed]);
  return { sql: `SELECT person FROM people WHERE ${where.sql}`, values: where.values };
}
