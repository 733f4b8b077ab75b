/**
 * How telling a word or a concept of an ad is: the rarer in resumes and ads, the more.
 *
 * `background.ts` knows how rare a word is where occupations are described, and takes `flexible` or `puntual`, which any ad
 * asks for, for rarer words than `crane`. Here three views are averaged: the share of resumes that say it, the share of ads, and
 * that of the descriptions. With these in place of the descriptions alone, people are ranked better for ads that were left out
 * of the fit (`docs/matching.md`).
 */
import { rarityOf } from './background.ts';
import { SHARES, UNSEEN_SHARE } from './genre-figures.ts';

/** What a feature's rarity is read from; features are keys as in `likeness.ts`. */
export interface Genre {
  /** Names the texts that were counted, so that a result can be computed again. */
  version: string;
  /** The share of texts, above 0 and at most 1, that hold a word or a concept (`#skill:welding`). */
  shareOf: (feature: string) => number;
}

let shares: Map<string, number> | undefined;

/** Read at the first question, a few milliseconds. */
function readShares(): Map<string, number> {
  const read = new Map<string, number>();
  for (const line of SHARES.trim().split('\n')) {
    const [share, ...features] = line.split(' ');
    for (const feature of features) read.set(feature, Number(share) / 1000);
  }
  return read;
}

/** Descriptions beside resumes and ads, which count two views of three. */
const OF_DESCRIPTIONS = 1 / 3;

function shippedShare(feature: string): number {
  shares ??= readShares();
  const own = shares.get(feature) ?? UNSEEN_SHARE / 1000;
  if (feature.startsWith('#')) return own;
  const described = Math.exp(1 - rarityOf(feature));
  return (1 - OF_DESCRIPTIONS) * own + OF_DESCRIPTIONS * described;
}

/** The figures that come with the engine. */
export const SHIPPED_GENRE: Genre = { version: 'shipped', shareOf: shippedShare };

/** A pair of words beside the two words themselves, which count as well. */
export const PAIR_SHARE = 0.5;

/** What hardly any text holds: a house's own words are no more telling than a rare tool. */
const TELLING_MOST = 7.2;

/** How telling a feature is, from 1 (every text holds it) up. */
export function tellingOf(feature: string, { shareOf }: Genre): number {
  const ofOne = (key: string) => Math.min(TELLING_MOST, 1 - Math.log(shareOf(key)));
  const [one = '', other] = feature.startsWith('#') ? [feature] : feature.split(' ');
  return other === undefined ? ofOne(one) : PAIR_SHARE * Math.min(ofOne(one), ofOne(other));
}
