/** How rare a word of work is beyond any one ad or resume: counted once in parallel texts, the same wherever it runs. */
import { FREQUENCIES, TEXTS } from './background-figures.ts';

function readFigures(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of FREQUENCIES.trim().split('\n')) {
    const [count, ...terms] = line.split(' ');
    for (const term of terms) counts.set(term, Number(count));
  }
  return counts;
}

/** Read at the first question, some 5 ms. */
let figures: Map<string, number> | undefined;

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
  figures ??= readFigures();
  const count = figures.get(term);
  return count === undefined ? UNKNOWN : Math.log((1 + TEXTS) / (1 + count)) + 1;
}
