/** Tells one state of the data from another, so that what was worked out with other data is known to be stale. */
import { fingerprint } from '../domain/fingerprint.ts';
import { TAXONOMY_TEXTS } from './data/all.ts';
import { TITLE_WORD_TEXTS } from './read-lexicon.ts';

/** Made while a function is bundled (`infra/constructs/bundling.ts`); elsewhere worked out at the first question. */
declare const TAXONOMY_DATA_VERSION: number | undefined;

let version: number | undefined;

/**
 * A number of 32 bits for all concepts, their names and the words of titles; the first call takes some 5 ms where it was not made
 * while bundling. Known titles (`data/specific-titles-*`) are not in it: no search form rests on them.
 */
export function taxonomyDataVersion(): number {
  version ??=
    typeof TAXONOMY_DATA_VERSION === 'undefined'
      ? fingerprint([...TAXONOMY_TEXTS, ...TITLE_WORD_TEXTS].join('\n'))
      : TAXONOMY_DATA_VERSION;
  return version;
}
