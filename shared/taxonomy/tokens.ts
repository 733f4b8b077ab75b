/** Turns text into words that compare equal across case, accents, plural and grammatical gender. */
import { withinOneRun } from '../domain/within-one-run.ts';

/** One word of a text. */
export interface Token {
  /** What is compared: folded, without plural and gender endings. */
  stem: string;
  start: number;
  /** After a gender mark, if one follows: `enfermero/a` and `camarero(a)` are one token each. */
  end: number;
  /** An article or preposition, passed over inside a phrase: `atención al cliente`, `atención de clientes`. */
  filler: boolean;
  /** How it hangs on to the word before: `space` in one phrase, `slash` in one or beside it, `break` in another. */
  join: 'space' | 'slash' | 'break';
}

const FILLERS = new Set('de del la el los las lo al a an the of en in for para to por con with'.split(' '));
const AND = new Set(['y', 'and', '&']);

const GENDER_MARK =
  '(?:[/(]-?(?:as?|os?|es?|s|[ot]?ras?|[ei]?ras?|triz|isa|esa|ina)\\)?(?![\\p{L}\\p{N}])|@(?![\\p{L}\\p{N}]))';
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])\\.net(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}\\p{M}]+(?:[+#]+(?![\\p{L}\\p{N}]))?(${GENDER_MARK})?|&`,
  'gu',
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range says "not ASCII".
const NOT_ASCII = /[^\x00-\x7f]/;
const MARKS = /\p{M}/gu;
const LOWER_CASE = /\p{Ll}/u;

const [A, Z, TO_LOWER, OTHER] = [0x41, 0x5a, 0x20, 0x80];
/** Each code unit folded, as far as met; 0 for those that no text has had yet. */
const folded = new Uint16Array(0x1_0000);
/** As many arguments as every engine lets a function have. */
const UNITS_AT_ONCE = 8_192;

function foldUnit(code: number): number {
  const plain = String.fromCharCode(code).normalize('NFD').charAt(0).toLowerCase();
  const base = plain.length === 1 ? plain.charCodeAt(0) : code;
  folded[code] = base;
  return base;
}

/**
 * Lower case without accents, unit by unit: the result has the length of the input, so an offset in one is an offset in
 * the other. A combining mark that stands alone stays where it is.
 */
export function fold(text: string): string {
  return NOT_ASCII.test(text) ? foldUnits(text) : text.toLowerCase();
}

const foldUnits = withinOneRun((text: string) => {
  let made = '';
  for (let from = 0; from < text.length; from += UNITS_AT_ONCE) {
    const units = new Array<number>(Math.min(UNITS_AT_ONCE, text.length - from));
    for (let at = 0; at < units.length; at++) {
      const code = text.charCodeAt(from + at);
      units[at] = code >= A && code <= Z ? code + TO_LOWER : code < OTHER ? code : folded[code] || foldUnit(code);
    }
    made += String.fromCharCode(...units);
  }
  return made;
});

/**
 * The part of a folded word that plural and gender leave alone: `enfermeras` and `enfermero` give `enfermer`,
 * `companies` and `company` give `compani`, `jueces` and `jueza` give `juec`. Words under four letters stay whole.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let rest = word;
  if (rest.endsWith('s') && !'sui'.includes(rest.charAt(rest.length - 2))) rest = rest.slice(0, -1);
  // Of four letters, and too frequent as titles to miss; other words that short differ by their last vowel.
  if (rest === 'jefa') return 'jefe';
  if (rest === 'moza') return 'mozo';
  if (rest === 'stewardess') return 'steward';
  if (rest.length > 6 && rest.endsWith('woman')) return `${rest.slice(0, -5)}man`;
  if (rest.length > 4 && 'aeo'.includes(rest.charAt(rest.length - 1))) rest = rest.slice(0, -1);
  if (rest.endsWith('y')) return `${rest.slice(0, -1)}i`;
  if (rest.endsWith('z')) return `${rest.slice(0, -1)}c`;
  return rest;
}

function joinOf(gap: string, next: string): Token['join'] {
  if (gap === ' ' || gap === '') return 'space';
  if (/^ ?\/ ?$/.test(gap)) return 'slash';
  if (/^(?:[ \t\u00a0]{1,3}|[-\u2010\u2011\u2013'\u2019.+])$/.test(gap)) return 'space';
  // A line break inside a phrase is a wrapped line; before a capital it is the next entry of a list.
  if (/^[ \t]*\r?\n[ \t]*$/.test(gap) && LOWER_CASE.test(next)) return 'space';
  return 'break';
}

const plainTokens = new Map<string, Token>();

/** A word with nothing to split; kept, for the names of the data repeat few words. */
function plainToken(word: string): Token {
  let token = plainTokens.get(word);
  if (token === undefined) {
    const same = AND.has(word) ? '&' : stem(word);
    token = { stem: same, start: 0, end: 0, filler: FILLERS.has(word), join: 'space' };
    plainTokens.set(word, token);
  }
  return token;
}

/**
 * The tokens of a name of the data, without offsets: as `tokenize`, several times faster where the name is only plain
 * words, which is what keeps the first use of ten thousand names short.
 */
export function tokenizeName(name: string): readonly Token[] {
  const low = fold(name);
  return /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(low) ? low.split(' ').map(plainToken) : tokenize(name);
}

const firstStems = new Map<string, string>();

/** The stem of the first word of a name, or an empty text when it has no word; of two thousand words, read once each. */
export function firstStemOf(name: string): string {
  const space = name.indexOf(' ');
  const word = space < 0 ? name : name.slice(0, space);
  let first = firstStems.get(word);
  if (first === undefined) {
    const low = fold(word);
    first = /^[a-z0-9]+$/.test(low) ? plainToken(low).stem : (tokenize(name)[0]?.stem ?? '');
    firstStems.set(word, first);
  }
  return first;
}

/** The words of a text in order, with offsets into the text as given. */
export const tokenize: (text: string) => readonly Token[] = withinOneRun(tokensOf);

function tokensOf(text: string): Token[] {
  const low = fold(text);
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of low.matchAll(WORD)) {
    const raw = match[1] ? match[0].slice(0, -match[1].length) : match[0];
    const word = NOT_ASCII.test(raw) ? raw.normalize('NFD').replace(MARKS, '') : raw;
    const start = match.index;
    const join = previousEnd < 0 ? 'break' : joinOf(text.slice(previousEnd, start), text.charAt(start));
    previousEnd = start + match[0].length;
    tokens.push({
      stem: AND.has(word) ? '&' : stem(word),
      start,
      end: previousEnd,
      filler: FILLERS.has(word),
      join,
    });
  }
  return tokens;
}
