/**
 * Decides whom a search for people finds although they may be considered for no other job: those it names, and nobody
 * whom it describes.
 */
import { both, either, type Where } from './sql-where.ts';
import { QUOTATION_MARKS, wordsOf } from './talent-meaning.ts';

const hasBasis = (now: string): Where => ({ sql: 'basis_until > ?', values: [now] });

/** Everybody who has a basis, and of the others those in whose name or address each of these words is. */
export function hasBasisOrIsNamed(words: readonly string[], now: string): Where {
  const isNamed = both(words.map((word) => ({ sql: 'instr(known_as, ?) > 0', values: [word] })));
  return either([hasBasis(now), isNamed]);
}

/** Everybody for no search at all: the list of people is complete. Where they live describes people. */
export function mayBeFound({ search = '', location, now }: { search?: string; location?: string; now: string }): Where {
  if (wordsOf(location).length > 0) return hasBasis(now);
  return hasBasisOrIsNamed(wordsOf(search.replace(QUOTATION_MARKS, ' ')), now);
}
