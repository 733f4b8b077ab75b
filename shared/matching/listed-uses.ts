/**
 * Writes the words and skills of a resume as lists of numbers, in which those that a job asks for are found by one walk.
 *
 * A name is two fingerprints of 32 bits that are made in different ways: that two names share both happens once in 10^19, so
 * nothing else is compared, and a form holds no word that anybody could read.
 */
import { fingerprint } from '../domain/fingerprint.ts';
import type { Use } from './prepare-resume.ts';

/** Names in the order of their fingerprints. */
export interface ListedUses {
  /** Fingerprints, ascending. */
  keys: Uint32Array;
  /** For each name another fingerprint. */
  checks: Uint32Array;
  /** For each name the place of its use among the different uses; `NO_USE` where it has none. */
  places: Uint16Array;
}

/** Wanted names in the order of their fingerprints. */
export interface WantedNames {
  keys: Uint32Array;
  checks: Uint32Array;
  texts: readonly string[];
}

/** In the place of a use: a role has the skill and the resume as a whole does not. */
export const NO_USE = 0xffff;

/** Another hash than `fingerprint`: each step multiplies by another number and folds the upper half into the lower one. */
function check(text: string): number {
  let hash = 0x9747b28c;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Names to be looked for in lists, each once. */
export function wantedNames(names: Iterable<string>): WantedNames {
  const sorted = [...new Set(names)]
    .map((text) => ({ text, key: fingerprint(text), check: check(text) }))
    .sort((one, other) => one.key - other.key || one.check - other.check);
  return {
    keys: Uint32Array.from(sorted, ({ key }) => key),
    checks: Uint32Array.from(sorted, (one) => one.check),
    texts: sorted.map(({ text }) => text),
  };
}

/** A list of the uses of names; `placeOf` says where among the different uses each is. */
export function listedUses(
  { keys, checks, texts }: WantedNames,
  uses: ReadonlyMap<string, Use>,
  placeOf: (use: Use) => number,
): ListedUses {
  const places = Uint16Array.from(texts, (name) => {
    const use = uses.get(name);
    return use ? placeOf(use) : NO_USE;
  });
  return { keys, checks, places };
}

/**
 * The uses of wanted names: one walk along the fingerprints of both. What is found is put into `inList` by its place in the list,
 * also what has no use.
 */
export function usesNamed(
  { keys, checks, places }: ListedUses,
  uses: readonly Use[],
  wanted: WantedNames,
  inList?: (string | undefined)[],
): Map<string, Use> {
  const found = new Map<string, Use>();
  const [sought, length, end] = [wanted.keys, keys.length, wanted.keys.length];
  let [at, next] = [0, 0];
  while (at < length && next < end) {
    const difference = (keys[at] as number) - (sought[next] as number);
    if (difference < 0) at += 1;
    else if (difference > 0) next += 1;
    else {
      for (let other = next; sought[other] === keys[at]; other += 1) {
        if (wanted.checks[other] !== checks[at]) continue;
        const [name, use] = [wanted.texts[other] as string, uses[places[at] as number]];
        if (use) found.set(name, use);
        if (inList) inList[at] = name;
      }
      at += 1;
    }
  }
  return found;
}
