/**
 * Gives a job title one identity in both languages, also where no list knows the occupation.
 *
 * A title that a list knows is looked up whole. Of another one the words are read (see title-lexicon.ts), and it is the
 * known title nearest to it where that one is clear (see nearest-title.ts). Else it is composed of what its words mean, so
 * that `operador de bomba de hormigón` and `concrete pump operator` come to the same.
 */
import { nearestTitle } from './nearest-title.ts';
import { readKnownTitles, specificTitle } from './specific-titles.ts';
import { TitleIndex } from './title-index.ts';
import { meaningOf } from './title-lexicon.ts';
import { composition, isUnknown, titleWordsOf } from './title-meaning.ts';
import { Spelling } from './title-spelling.ts';
import { knownStems, type TitleToken, tokenOf, tokensOf } from './title-tokens.ts';

/** How far the closest known titles must agree on the work for a title of other words to be one of them. */
const SURE = 0.3;

/** What parts a title from the employer, place or department beside it. */
const BESIDE = /\s[-–—|·@]\s|[|·\n]|\s(?:at|@)\s/;

/** Titles are short; more is a text in the wrong place, and only its beginning is read. */
const LONGEST_TITLE = 300;

interface Known {
  byKey: ReadonlyMap<number, string>;
  index: TitleIndex;
  spelling: Spelling;
}

function readKnown(): Known {
  const { byKey, names } = readKnownTitles();
  const index = new TitleIndex(names);
  return { byKey, index, spelling: new Spelling(() => knownStems((token) => index.knows(token))) };
}

/** What parts a title from what is said of it: `Sales manager, EMEA`, `Cook (nights)`. */
const SAID_OF_IT = /[,;:()]/;

let known: Known | undefined;

function knownTitles(): Known {
  known ??= readKnown();
  return known;
}

/** The words of a title, mistyped ones as they are meant. */
function readTokens(title: string): TitleToken[] {
  const { index, spelling } = knownTitles();
  const isKnown = (token: TitleToken) => index.knows(token) || meaningOf(token) !== undefined;
  return tokensOf(title).map((token) => (isKnown(token) ? token : tokenOf(spelling.meant(token.stem))));
}

function conceptOfPart(part: string): string | null {
  const { byKey, index } = knownTitles();
  const tokens = readTokens(part);
  const written = specificTitle(tokens, byKey);
  if (written) return written;
  const title = titleWordsOf(tokens);
  const composed = composition(title);
  if (composed.every(isUnknown)) return null;
  const nearest = nearestTitle(index.rank(title));
  if (nearest && nearest.agreement >= SURE) return nearest.id;
  return namedBeside(part, byKey) ?? `title:${composed.join('+')}`;
}

/** The concept named by what stands before, between or behind commas and brackets, if a list has that by name. */
function namedBeside(title: string, byKey: Known['byKey']): string | undefined {
  const parts = title.split(SAID_OF_IT);
  if (parts.length < 2) return undefined;
  return parts.map((part) => specificTitle(readTokens(part), byKey)).find((concept) => concept !== undefined);
}

/**
 * One id for a job title, whatever its language: that of the occupation of the taxonomy where the title names one or is
 * nearest to its names (`occupation:welder`), that of a specific title (`title:sports-agent`), else what its words mean
 * (`title:hotel+manager`); all but the first compare equal to the same title in the other language only, and are not
 * meant to be shown. Gender, number, level words and the order of the words do not matter; what stands beside the title
 * (`Nurse - Hospital Central`) is passed over. Null when the title says no role and no word of work. The first call reads
 * all known names, a second or two, later ones take below a millisecond; of longer texts the first 300 characters count.
 */
export function titleConcept(title: string): string | null {
  const start = title.slice(0, LONGEST_TITLE);
  const whole = conceptOfPart(start);
  const parts = start.split(BESIDE);
  if (parts.length < 2 || whole === null || whole.startsWith('occupation:')) return whole;
  const concepts = parts.map(conceptOfPart).filter((concept) => concept !== null);
  return concepts.find((concept) => concept.startsWith('occupation:')) ?? concepts[0] ?? null;
}
