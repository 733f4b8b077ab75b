/**
 * Words of a text as terms that compare equal across inflection, gender and, for many, language.
 *
 * Three bridges in a row: endings are cut, spelling differences between cognates are levelled, and a hand-written lexicon
 * takes Spanish words of work to English ones. Concepts of the taxonomy do the same for names of several words; this
 * is for all the plain words around them.
 */
import { fold } from '../taxonomy/index.ts';
import { FALSE_FRIENDS, GENERIC_WORDS, STOP_WORDS, TOOL_NAMES, TRANSLATIONS } from './lexicon.ts';
import { inOneGender } from './one-gender.ts';
import { isPersonalWord } from './personal-words.ts';

/** A content word: `term` is what is compared, `[start, end)` where it stands, in UTF-16 code units. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const WORD = /[a-z0-9]+(?:[+#]+|(?:[.'’][a-z]+)*)/g;

/** Endings that Spanish and English share in another spelling, and those of inflection; the first that fits is cut. */
const ENDINGS =
  /(?:aciones|iciones|ciones|sions?|siones|ations?|itions?|acion|icion|cion|tions?|amientos?|imientos?|mentos?|ments?|mientos?|mente|ingly|ings?|ers?|ors?|oras?|ores|eros?|eras?|istas?|ists?|antes?|entes?|ants?|ents?|icas?|icos?|ical|ics?|ales?|als?|ados?|adas?|idos?|idas?|ando|iendo|ar|er|ir|ed|ly|ities|ity|idades|idad|dad|es|as|os|s|a|e|o|y)$/;

const NAMES = new Set(TOOL_NAMES);
const UNTRANSLATED = new Set(FALSE_FRIENDS);

/** Spelling only: doubled letters, ph/f, y/i and a closing vowel differ between the languages, not the meaning. */
function levelled(word: string): string {
  if (word.length <= 4) return word;
  return word
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')
    .replace(/[aeio]$/, '');
}

/**
 * The part of a folded word that inflection, gender and word formation leave alone, at least four letters: `contable`,
 * `contables`, `contabilidad` -> `contab`; `managing`, `manager`, `management` -> `manag`. Cruder than a stemmer for one
 * language, which is what lets `administracion` meet `administration`. Names of tools stay whole.
 */
export function root(word: string): string {
  if (NAMES.has(word)) return word;
  const short = word.length > 4 ? word.replace(ENDINGS, '') : word;
  const rest = levelled(short.length >= 4 ? short : word);
  // "Excellent" shows no Excel, "docks" no Docker.
  return NAMES.has(rest) ? levelled(word) : rest;
}

const STOP = new Set(STOP_WORDS.map((word) => fold(word)));
const GENERIC = new Set(GENERIC_WORDS.map((word) => root(fold(word))));
const PAIRS = TRANSLATIONS.flatMap(([spanish, english]) =>
  spanish.map((word) => [fold(word), root(fold(english))] as const),
);
/** The other grammatical gender of a folded Spanish word for a person or a quality; empty of words that have none. */
function otherGender(word: string): string {
  if (/(?:er|or|ic|ad|an|in|iv|ari|log)os?$/.test(word)) return word.replace(/o(s?)$/, 'a$1');
  if (/(?:er|or|ic|ad|an|in|iv|ari|log)as?$/.test(word)) return word.replace(/a(s?)$/, 'o$1');
  if (/[dst]or$/.test(word)) return `${word}a`;
  return /[dst]ores$/.test(word) ? word.replace(/es$/, 'as') : '';
}

/** The plural of a folded Spanish word; empty where it is one, or has none. */
function pluralOf(word: string): string {
  if (word === '' || word.endsWith('s')) return '';
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}

/**
 * Whole words first: `colegiación` (admission to a profession) and `colegio` (school) share their root. A word that is
 * listed in one gender counts in both, or `cocinera` would mean the kitchen where `cocinero` means the cook.
 */
const BY_WORD = new Map([
  ...PAIRS.flatMap(([word, term]) =>
    [otherGender(word), pluralOf(otherGender(word)), pluralOf(word)].map((form) => [form, term] as const),
  ),
  ...PAIRS,
]);
const BY_ROOT = new Map(PAIRS.map(([word, term]) => [root(word), term] as const));
const seen = new Map<string, string>();

/** The term of a folded word, or '' where it carries nothing. Remembered: texts repeat themselves. */
function termOf(word: string): string {
  let term = seen.get(word);
  if (term === undefined) {
    const says = word.length > 1 && !STOP.has(word) && !isPersonalWord(word) && !/^[0-9.]+$/.test(word);
    const form = inOneGender(word);
    const plain = says ? root(form) : '';
    const byRoot = UNTRANSLATED.has(word) || UNTRANSLATED.has(form) ? undefined : BY_ROOT.get(plain);
    term = plain && (BY_WORD.get(form) ?? byRoot ?? plain);
    // Bounded, so that a Lambda that reads resumes for weeks does not grow.
    if (seen.size < 50_000) seen.set(word, term);
  }
  return term;
}

/** The content words of a text in order; stop words, bare numbers and words for who somebody is are left out. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of fold(text).matchAll(WORD)) {
    const term = termOf(match[0]);
    if (term !== '') words.push({ term, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** How much a term says about a trade, 0..1: words that stand in any job ad (`team`, `experiencia`) say little. */
export function termWeight(term: string): number {
  return GENERIC.has(term) ? 0.15 : 1;
}
