/** Parts job titles into words, each kept once with its number: the names of the known titles repeat few words often. */
import { fold, stem } from './tokens.ts';

/** A word of titles. The same stem is the same object. */
export interface TitleToken {
  readonly stem: string;
  /** A number of its own, from 0 on; -1 when too many words were met to keep it. */
  readonly number: number;
  /** What it adds to the sum that stands for a set of words: no two sums of few words meet but by rare chance. */
  readonly mark: number;
}

/** Says nothing in a title, or only how its words hang together; what is left of `enfermero/a` among them. */
const FILLERS = new Set(
  'de del la el los las lo al a an the of en in for para to por con with y e o u and or as os es s'.split(' '),
);

/** Words whose usual stem is that of another word: `policía` is no `policy`, `securities` are no `security`. */
const OWN_STEMS = new Map([
  ['policia', 'police'],
  ['policias', 'police'],
  ['police', 'police'],
  ['securities', 'securities'],
  ['redes', 'red'],
]);

/** How many different words are kept; the known titles have some twenty thousand. */
const MOST_WORDS = 100_000;

const byWord = new Map<string, TitleToken | null>();
const byStem = new Map<string, TitleToken>();

/** The bits of a number in disorder (the last step of MurmurHash3). */
function mixed(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The word of a stem. */
export function tokenOf(own: string): TitleToken {
  const known = byStem.get(own);
  if (known) return known;
  if (byStem.size >= MOST_WORDS) return { stem: own, number: -1, mark: 0.5 };
  const number = byStem.size;
  const token = { stem: own, number, mark: mixed(number + 1) * 2 ** 16 + (mixed(~number) >>> 16) };
  byStem.set(own, token);
  return token;
}

/** The words of a folded text; plain letters, as nearly all titles have, are found without the table of all letters. */
function wordsOf(text: string): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range says "not ASCII".
  return text.match(/[^\x00-\x7f]/.test(text) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? [];
}

/** The words of a title or phrase, without articles, prepositions and "and". */
export function tokensOf(phrase: string): TitleToken[] {
  const tokens: TitleToken[] = [];
  for (const word of wordsOf(fold(phrase))) {
    let token = byWord.get(word);
    if (token === undefined) {
      token = FILLERS.has(word) ? null : tokenOf(OWN_STEMS.get(word) ?? stem(word));
      if (byWord.size < MOST_WORDS) byWord.set(word, token);
    }
    if (token) tokens.push(token);
  }
  return tokens;
}

/** The stems of a title or phrase, without articles, prepositions and "and". */
export function contentStems(phrase: string): string[] {
  return tokensOf(phrase).map((token) => token.stem);
}

/** The stems of all words met so far that pass. */
export function knownStems(passes: (token: TitleToken) => boolean): string[] {
  return [...byStem.values()].filter(passes).map((token) => token.stem);
}
