/** What a short text says of itself: its words, their ends, and how it is written. Fitting and reading take the same features. */
import { fold } from '../taxonomy/index.ts';

/** The kinds of texts in the order of the fitted table. */
export const FITTED_NAMES = ['title', 'company', 'degree', 'school', 'other'] as const;

/** Names are short; of a sentence so many words tell enough. */
const WORDS_MAX = 12;
/** Longer texts are cut before anything else: no line costs more than this. */
const CHARS_MAX = 160;

const LEGAL_END =
  /(?:^|[\s,])(?:inc|llc|llp|ltd|ltda|limited|plc|gmbh|corp|co|pty|cc|jv|s\.? ?a|s\.? ?l|s\.? ?l\.? ?[up]|s\.? ?a\.? ?s|s\.? ?a\.? ?c|s\.? ?c|s\.? ?r\.? ?l|r\.? ?l|s\.? ?coop|s\.? ?a\.? ?de ?c\.? ?v|e\.? ?i\.? ?r\.? ?l)\.?$/;
const SMALL = /^(?:de|del|la|las|los|el|y|e|of|the|and|for|in|en|a|al|&|to|with|con|para|por|at|d)$/;
/** As long as the longest of them. */
const SMALL_CHARS = 4;

/** How many words there are, roughly: `1` to `4`, `6`, `9`, `12`. */
function lengthOf(count: number): number {
  if (count <= 4) return count;
  return count <= 6 ? 6 : count <= 9 ? 9 : 12;
}

/** Which of the words that weigh have a capital: `all`, `first`, `none`, `mixed`; `upper` where there is no small letter. */
function capitalsOf(text: string): string {
  if (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)) return 'upper';
  const words = (text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []).filter(
    (word) => word.length > SMALL_CHARS || !SMALL.test(fold(word)),
  );
  const capital = words.map((word) => /^\p{Lu}/u.test(word));
  if (capital.every((is) => is)) return words.length > 1 ? 'all' : 'one';
  if (!capital.some((is) => is)) return 'none';
  return capital.indexOf(true) === 0 && capital.lastIndexOf(true) === 0 ? 'first' : 'mixed';
}

function shapeOf(text: string, low: string, words: readonly string[]): string[] {
  const shape = [`#${lengthOf(words.length)}`, `c${capitalsOf(text)}`];
  if (/\d/.test(text)) shape.push('digit');
  if (/[.;:]$/.test(text)) shape.push('stop');
  if (/\p{L}{3}[.;]\s/u.test(text)) shape.push('inner');
  if (text.includes(',')) shape.push('comma');
  if (text.includes('(')) shape.push('bracket');
  if (/^\p{Ll}/u.test(text)) shape.push('low');
  if (LEGAL_END.test(low)) shape.push('legal');
  if (/&/.test(text)) shape.push('and');
  if (/\p{L}['’]s(?:\s|$)/u.test(text)) shape.push('owns');
  return shape;
}

/** The features of a text, each once, as the table of `name-words.ts` calls them; `occupation` is whether the taxonomy knows it as a title. */
export function nameFeatures(given: string, occupation: boolean): string[] {
  const text = given.slice(0, CHARS_MAX);
  const low = fold(text);
  const words = (low.match(/\p{L}+|&/gu) ?? []).slice(0, WORDS_MAX);
  const features = new Set<string>(shapeOf(text, low, words));
  if (occupation) features.add('known');
  for (const word of words) {
    features.add(word);
    if (word.length >= 5) features.add(`-${word.slice(-3)}`);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (first !== undefined) features.add(`^${first}`);
  if (last !== undefined) features.add(`${last}$`);
  return [...features];
}
