/** How rare a word of work is beyond any one ad or resume: counted once in parallel texts, the same wherever it runs. */
import { FREQUENCIES, TEXTS } from './background-figures.ts';

function readRarities(): Map<string, number> {
  const rarities = new Map<string, number>();
  for (const line of FREQUENCIES.trim().split('\n')) {
    const [count, ...terms] = line.split(' ');
    const rarity = Math.log((1 + TEXTS) / (1 + Number(count))) + 1;
    for (const term of terms) rarities.set(term, rarity);
  }
  return rarities;
}

/** Read at the first question, some 5 ms. */
let rarities: Map<string, number> | undefined;

/**
 * Rarity of a word that was never counted. Most are names of tools and brands, as telling as a rare word; some are names of
 * people and places, so it gets less than the rarest do (10.4).
 */
const UNKNOWN = 5;

/**
 * Inverse document frequency of a word's term (Sparck Jones 1972), smoothed: 1 for a word in every text, 10 for one in
 * hardly any.
 */
export function rarityOf(term: string): number {
  rarities ??= readRarities();
  return rarities.get(term) ?? UNKNOWN;
}

/** How telling several terms are together. */
export function raritySum(terms: readonly string[]): number {
  let sum = 0;
  for (const term of terms) sum += rarityOf(term);
  return sum;
}

/** Whether a term was ever counted: a word of work, and no name or slip. */
export function isCounted(term: string): boolean {
  rarities ??= readRarities();
  return rarities.has(term);
}
