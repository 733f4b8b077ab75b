/** Says how much of an ask some text says, by how rare each word is: the common measure of all proofs. */
import { raritySum } from './background.ts';
import { wordsOf } from './words.ts';

/** Share from which on all of an ask is said; the rest is an ending or a number. */
export const ALL_SAID = 0.9;

/** The terms of a text. */
export const termsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(({ term }) => term));

/** Share of some terms, by rarity, that a text holds; 1 of none. */
export function shareSaid(terms: readonly string[], held: ReadonlySet<string>): number {
  const all = raritySum(terms);
  return all === 0 ? 1 : raritySum(terms.filter((term) => held.has(term))) / all;
}
