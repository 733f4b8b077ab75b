/** Writes the words and skills of a resume as lists of numbers and bytes, in which those that a job asks for are found by one walk. */
import { fingerprint } from '../domain/fingerprint.ts';
import type { Use } from './prepare-resume.ts';

/** Names in the order of their fingerprints. */
export interface ListedUses {
  /** Fingerprints, ascending. */
  keys: Uint32Array;
  /** For each name the place of its use among the different uses: 16-bit numbers, little-endian, two bytes each. */
  places: Uint8Array;
  /** Names in UTF-8 with a blank after each. */
  names: Uint8Array;
}

/** Wanted names in the order of their fingerprints, as bytes and as the texts that they are. */
export interface WantedNames {
  keys: Uint32Array;
  bytes: readonly Uint8Array[];
  texts: readonly string[];
}

const BLANK = 0x20;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Names to be looked for in lists, each once. */
export function wantedNames(names: Iterable<string>): WantedNames {
  const sorted = [...new Set(names)]
    .map((text) => ({ text, key: fingerprint(text) }))
    .sort((one, other) => one.key - other.key || (one.text < other.text ? -1 : 1));
  const texts = sorted.map(({ text }) => text);
  const keys = Uint32Array.from(sorted, ({ key }) => key);
  return { keys, bytes: texts.map((text) => encoder.encode(text)), texts };
}

/** A list of uses by name; `placeOf` says where among the different uses each is. Names hold no blanks. */
export function listedUses(uses: ReadonlyMap<string, Use>, placeOf: (use: Use) => number): ListedUses {
  const { keys, texts } = wantedNames(uses.keys());
  const places = new Uint8Array(2 * texts.length);
  const view = new DataView(places.buffer);
  for (const [at, name] of texts.entries()) view.setUint16(2 * at, placeOf(uses.get(name) as Use), true);
  return { keys, places, names: encoder.encode(texts.map((name) => `${name} `).join('')) };
}

const atPlace = (places: Uint8Array, at: number, uses: readonly Use[]): Use | undefined =>
  uses[(places[2 * at] ?? 0) + 256 * (places[2 * at + 1] ?? 0)];

/** All names of a list, in its order. */
export function namesIn({ names }: ListedUses): string[] {
  return decoder.decode(names).split(' ').slice(0, -1);
}

/** All uses of a list by name. */
export function allUses(listed: ListedUses, uses: readonly Use[]): Map<string, Use> {
  const found = new Map<string, Use>();
  for (const [at, name] of namesIn(listed).entries()) {
    const use = atPlace(listed.places, at, uses);
    if (use) found.set(name, use);
  }
  return found;
}

/**
 * The uses of wanted names: one walk along the fingerprints of both; names are looked at only where those are equal. What is found
 * is put into `inList` by its place in the list.
 */
export function usesNamed(
  { keys, names, places }: ListedUses,
  uses: readonly Use[],
  wanted: WantedNames,
  inList?: (string | undefined)[],
) {
  const found = new Map<string, Use>();
  // The name at `start` is that of the place `named`.
  let [next, named, start] = [0, 0, 0];
  for (let at = 0; at < keys.length && next < wanted.keys.length; at += 1) {
    const key = keys[at] as number;
    while (next < wanted.keys.length && (wanted.keys[next] as number) < key) next += 1;
    if (wanted.keys[next] !== key) continue;
    for (; named < at; named += 1) start = endOf(names, start) + 1;
    for (let other = next; wanted.keys[other] === key; other += 1) {
      const use = isAt(names, start, wanted.bytes[other] as Uint8Array) ? atPlace(places, at, uses) : undefined;
      if (!use) continue;
      found.set(wanted.texts[other] as string, use);
      if (inList) inList[at] = wanted.texts[other];
    }
  }
  return found;
}

function endOf(names: Uint8Array, start: number): number {
  let end = start;
  while (end < names.length && names[end] !== BLANK) end += 1;
  return end;
}

/** Whether the name that begins at `start` is this one. */
function isAt(names: Uint8Array, start: number, name: Uint8Array): boolean {
  for (let at = 0; at < name.length; at += 1) if (names[start + at] !== name[at]) return false;
  return names[start + name.length] === BLANK;
}
