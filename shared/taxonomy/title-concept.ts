/**
 * Gives a job title one identity in both languages, also where no list knows the occupation.
 *
 * No list of occupations names the many thousand titles that people carry, but their words are few: a title is composed
 * of what its words mean (see title-lexicon.ts), and `operador de bomba de hormigón` and `concrete pump operator` come to
 * the same. The names of the known occupations and of the specific titles are composed too, so that a title of other
 * words meets them.
 */
import { cognate } from './cognate.ts';
import { nearestTitle, type TitleIndex, titleIndex } from './nearest-title.ts';
import { knownOccupationNames, specificTitle, specificTitleNames, type TitleName } from './specific-titles.ts';
import { contentStems, type Meaning, meaningOf } from './title-lexicon.ts';
import { occupationByTitle } from './titles.ts';

/** Titles are short; more is a text in the wrong place, and only its beginning is read. */
const LONGEST_TITLE = 300;
const LONGEST_PHRASE = 5;

/** What parts a title from the employer, place or department beside it. */
const BESIDE = /\s[-–—|·@]\s|[|·\n]|\s(?:at|@)\s/;

const UNKNOWN = '~';

function unknownWord(stem: string): Meaning {
  if (/^(?:\p{N}+|.)$/u.test(stem)) return { atoms: [], weight: 'none' };
  return { atoms: [UNKNOWN + cognate(stem)], weight: 'full' };
}

/** The meanings of words in order, the longest known phrase first. */
function meaningsOf(stems: readonly string[]): Meaning[] {
  const found: Meaning[] = [];
  for (let at = 0; at < stems.length; ) {
    let length = Math.min(LONGEST_PHRASE, stems.length - at);
    let meaning = meaningOf(stems.slice(at, at + length).join(' '));
    while (!meaning && length > 1) meaning = meaningOf(stems.slice(at, at + --length).join(' '));
    found.push(meaning ?? unknownWord(stems[at] ?? ''));
    at += length;
  }
  return found;
}

const isUnknown = ({ atoms }: Meaning) => atoms[0]?.startsWith(UNKNOWN) === true;

/** Light and unknown words count only where no known word says what the work is about. */
function telling(meanings: readonly Meaning[]): readonly Meaning[] {
  const full = meanings.some((meaning) => meaning.weight === 'full' && !isUnknown(meaning));
  if (!full) return meanings;
  return meanings.filter((meaning) => meaning.weight !== 'light' && !isUnknown(meaning));
}

function composedOf(meanings: readonly Meaning[]): string[] {
  return [...new Set(meanings.flatMap(({ atoms }) => atoms))].sort();
}

function rolesOf(meanings: readonly Meaning[]): string[] {
  return composedOf(meanings.filter(({ weight }) => weight === 'role'));
}

/**
 * What the words of a title mean, in an order of its own and each once: the same for a title in Spanish and in English,
 * in singular and plural, masculine and feminine. Unknown words are their stem behind `~`; a title without words is empty.
 */
function titleMeanings(title: string): { composed: string[]; roles: string[] } {
  const found = telling(meaningsOf(contentStems(title.slice(0, LONGEST_TITLE))));
  return { composed: composedOf(found), roles: rolesOf(found) };
}

interface KnownTitles {
  /** Ids of occupations and specific titles by their composed names; undefined where several have the same. */
  byComposition: ReadonlyMap<string, string | undefined>;
  /** By id, all that its names mean. */
  meanings: ReadonlyMap<string, ReadonlySet<string>>;
  index: TitleIndex;
}

interface ComposedName {
  id: string;
  composed: readonly string[];
  roles: readonly string[];
  /** Surer first: names before aliases, and those of which the composition keeps every word before those it shortens. */
  rank: number;
}

const RANKS_OF_OCCUPATIONS = 4;

function composedNames(): ComposedName[] {
  const ranked = ({ id, text, at }: TitleName, from: number) => {
    const all = meaningsOf(contentStems(text));
    const told = telling(all);
    const rank = from + (at < 2 ? 0 : 2) + (told.length < all.length ? 1 : 0);
    return { id, composed: composedOf(told), roles: rolesOf(told), rank };
  };
  const occupations = knownOccupationNames().map((name) => ranked(name, 0));
  return [...occupations, ...specificTitleNames().map((name) => ranked(name, RANKS_OF_OCCUPATIONS))];
}

function readKnownTitles(): KnownTitles {
  const byComposition = new Map<string, string | undefined>();
  const ranks = new Map<string, number>();
  const meanings = new Map<string, Set<string>>();
  const names = composedNames();
  for (const { id, composed, rank } of names.sort((a, b) => a.rank - b.rank)) {
    const key = composed.join('+');
    if (!ranks.has(key)) byComposition.set(key, id);
    else if (ranks.get(key) === rank && byComposition.get(key) !== id) byComposition.set(key, undefined);
    if (!ranks.has(key)) ranks.set(key, rank);
    const all = meanings.get(id) ?? new Set();
    meanings.set(id, all);
    for (const atom of composed) all.add(atom);
  }
  const index = titleIndex(names.map(({ id, composed, roles }) => ({ id, atoms: composed, roles })));
  return { byComposition, meanings, index };
}

let known: KnownTitles | undefined;

function knownTitles(): KnownTitles {
  known ??= readKnownTitles();
  return known;
}

function conceptOfPart(part: string): string | null {
  const specific = specificTitle(part);
  if (specific) return specific;
  const { composed, roles } = titleMeanings(part);
  const { byComposition, meanings, index } = knownTitles();
  const named = occupationByTitle(part)?.id;
  // Sure only where the title says nothing that the occupation's names do not say: a "plastics quality inspector" is narrower.
  if (named && composed.every((atom) => meanings.get(named)?.has(atom))) return named;
  if (composed.every((atom) => atom.startsWith(UNKNOWN))) return null;
  const key = composed.join('+');
  return byComposition.get(key) ?? nearestTitle(composed, roles, index) ?? `title:${key}`;
}

/**
 * One id for a job title, whatever its language: that of the occupation of the taxonomy where the title names one or
 * means the same as its names (`occupation:welder`), that of a specific title (`title:sports-agent`), else what its words
 * mean (`title:hotel+manager`); all but the first compare equal to the same title in the other language only, and are not
 * meant to be shown. Gender, number, level words and the order
 * of the words do not matter; what stands beside the title (`Nurse - Hospital Central`) is passed over. Null when the title says no role
 * and no word of work. The first call takes some hundred milliseconds, later ones below one; of longer texts the first 300
 * characters count.
 */
export function titleConcept(title: string): string | null {
  const start = title.slice(0, LONGEST_TITLE);
  const whole = conceptOfPart(start);
  const parts = start.split(BESIDE);
  if (parts.length < 2 || whole === null || whole.startsWith('occupation:')) return whole;
  const concepts = parts.map(conceptOfPart).filter((concept) => concept !== null);
  return concepts.find((concept) => concept.startsWith('occupation:')) ?? concepts[0] ?? null;
}
