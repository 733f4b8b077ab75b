/**
 * Reads a text as a person sees it: without characters that cannot be seen, and with the look-alikes of other alphabets as
 * the letters they pass for, so that neither hides a word. Every character keeps its place, for quoting.
 */
import type { Span } from './profile.ts';

/** Cyrillic and Greek, each letter over the one that it looks like. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['авекмнорстухіјѕһԁӏ', 'abekmhopctyxijshdl'],
  ['АВЕКМНОРСТУХІЈЅҺԀӀ', 'abekmhopctyxijshdl'],
  ['αβεικνορτυχγηω', 'abeikvoptuxynw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
];
const LATIN = new Map(
  LOOK_ALIKES.flatMap(([others, letters]) => [...others].map((other, index) => [other, letters[index] ?? ''] as const)),
);

const UNSEEN = /[\p{Cf}\p{Mn}\p{Default_Ignorable_Code_Point}]/u;

export interface Legible {
  /** In lower case without accents and unseen characters. */
  plain: string;
  /** Where a part of `plain` stands in the text. */
  spanOf: (start: number, end: number) => Span;
}

const known = new Map<string, string>();

/** One character as it is seen, or '' for none. Those of the alphabets above are remembered. */
function seen(character: string): string {
  const found = known.get(character) ?? read(character);
  if (character < '\u0530') known.set(character, found);
  return found;
}

function read(character: string): string {
  if (UNSEEN.test(character)) return '';
  const plain = character.normalize('NFKD').replace(/\p{Mn}/gu, '');
  return (LATIN.get(plain) ?? plain).toLowerCase();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range says "ASCII", of which everything is seen as it is.
const PARTS = /[\x00-\x7f]+|[^\x00-\x7f]/gu;
const FIRST_OTHER = '\u0080';

/** A text with other than ASCII, and where each unit of it as it is seen stands. */
function seenUnits(text: string): { plain: string; starts: readonly number[] } {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const [part] of text.matchAll(PARTS)) {
    const isAscii = part < FIRST_OTHER;
    const units = isAscii ? part.toLowerCase() : seen(part);
    plain += units;
    for (let index = 0; index < units.length; index++) starts.push(isAscii ? at + index : at);
    at += part.length;
  }
  return { plain, starts };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range says "ASCII".
const ASCII_ALONE = /^[\x00-\x7f]*$/;

/** The text in the one form in which words are looked for, with the way back to the text. */
export function legible(text: string): Legible {
  const isAscii = ASCII_ALONE.test(text);
  const { plain, starts } = isAscii ? { plain: text.toLowerCase(), starts: undefined } : seenUnits(text);
  const startOf = (at: number) => (starts ? starts[at] : at >= 0 && at < text.length ? at : undefined);
  const spanOf = (start: number, end: number): Span => {
    const from = startOf(start) ?? text.length;
    const last = startOf(end - 1) ?? from;
    return { start: from, end: end > start ? last + ([...text.slice(last, last + 2)][0]?.length ?? 0) : from };
  };
  return { plain, spanOf };
}
