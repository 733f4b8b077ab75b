/** Tells one state of the data from another, so that what was worked out with other data is known to be stale. */
import { fingerprint } from '../domain/fingerprint.ts';
import { TAXONOMY_TEXTS } from './data/all.ts';
import { TITLE_WORD_TEXTS } from './title-lexicon.ts';

let version: number | undefined;

/**
 * A number of 32 bits for all concepts, their names and the words of titles; the first call takes some 3 ms. Known titles
 * (`data/specific-titles-*`) are not in it: no search form rests on them.
 */
export function taxonomyDataVersion(): number {
  version ??= fingerprint([...TAXONOMY_TEXTS, ...TITLE_WORD_TEXTS].join('\n'));
  return version;
}
