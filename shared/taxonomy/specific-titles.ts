/**
 * Knows specific job titles whose names in the two languages share no meaning word by word (`hombre del tiempo`, `weather
 * presenter`); they serve the comparison of titles only, so the catalogue and the pages that need no titles stay small.
 *
 * Each line of the data texts is one title: `slug isco | name es | name en | aliases`. A title that is called first what a
 * known occupation is, or shares a name with one of its minor group of ISCO-08, or two names with any, is that occupation, and
 * all its names are further names of it.
 */
import { TAXONOMY_TEXTS } from './data/all.ts';
import { SPECIFIC_TITLE_TEXTS } from './data/all-specific-titles.ts';
import { aliasesOf, type Entry, entriesOf, type Heading } from './parse.ts';
import { meaningOf } from './title-lexicon.ts';
import { type NameTokens, ReadNames } from './title-lists.ts';
import { contentStems, type TitleToken, tokensOf } from './title-tokens.ts';

/** One line: a job and all the ways its title is written, the names in Spanish and English first. */
export interface SpecificTitle {
  slug: string;
  /** Unit group of ISCO-08, four digits. */
  isco: string;
  names: readonly string[];
}

const AS_OCCUPATION: Heading = { kind: 'occupation', group: '' };

function readLine(line: string): SpecificTitle {
  const [slug = '', isco = ''] = line.slice(0, line.indexOf('|')).trim().split(' ');
  return { slug, isco, names: aliasesOf(AS_OCCUPATION, line).map(({ text }) => text) };
}

/** The specific titles as written. Throws `AppError` `invalid` `TAXONOMY_LINE` for a line without a name. */
export function readSpecificTitles(): SpecificTitle[] {
  const lines = SPECIFIC_TITLE_TEXTS.flatMap((text) => text.split('\n'));
  return lines.filter((line) => line !== '').map(readLine);
}

/** What a whole title is looked up by: the stems of its words without articles and prepositions, in no order. */
export function wholeTitleKey(title: string): string {
  return [...new Set(contentStems(title))].sort().join(' ');
}

/** The same as a number: the sum of the marks of the different words, 0 for none. */
function keyOf(tokens: readonly TitleToken[]): number {
  let key = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token && tokens.indexOf(token) === at) key += token.mark;
  }
  return key;
}

/** As `keyOf`, without words of level and others that add nothing to a title. */
function barestKey(tokens: readonly TitleToken[]): number {
  return keyOf(tokens.filter((token) => meaningOf(token)?.weight !== 'none'));
}

/** A known occupation, with its own names and those of the specific titles that are the same job. */
interface Occupation {
  id: string;
  isco: string;
  names: NameTokens[];
}

function readOccupation({ heading, line }: Entry): Occupation {
  const [slug, isco = ''] = line.slice(0, line.indexOf('|')).trim().split(' ');
  const names = aliasesOf(heading, line).filter(({ exactCase }) => !exactCase);
  return {
    id: `occupation:${slug}`,
    isco,
    names: names.map(({ text }, at) => ({ tokens: tokensOf(text), main: at < 2 })),
  };
}

function readOccupations(): Occupation[] {
  const entries = entriesOf(TAXONOMY_TEXTS).filter(({ heading }) => heading.kind === 'occupation');
  return entries.map(readOccupation);
}

interface Owners {
  of: ReadonlyMap<number, Occupation>;
  /** By what an occupation is called first, in either language. */
  ofMain: ReadonlyMap<number, Occupation>;
}

function ownersOf(occupations: readonly Occupation[]): Owners {
  const of = new Map<number, Occupation>();
  const ofMain = new Map<number, Occupation>();
  for (const occupation of occupations)
    for (const { tokens, main } of occupation.names) {
      const key = keyOf(tokens);
      if (!of.has(key)) of.set(key, occupation);
      if (main && !ofMain.has(key)) ofMain.set(key, occupation);
    }
  return { of, ofMain };
}

/** How many digits of ISCO-08 say that two titles are of near work. */
const DIGITS_OF_NEAR = 3;
/** How many names a specific title must share with an occupation of other work to be it: one may be a word of two meanings. */
const NAMES_OF_STRANGERS = 2;

function mostShared(keys: readonly number[], { of }: Owners): [Occupation, number] | [] {
  const shared = new Map<Occupation, number>();
  for (const key of new Set(keys)) {
    const occupation = of.get(key);
    if (occupation) shared.set(occupation, (shared.get(occupation) ?? 0) + 1);
  }
  return [...shared].sort(([, a], [, b]) => b - a)[0] ?? [];
}

/** The occupation that a specific title is: the one called first what the title is called first, else the one named alike. */
function ownerOf(keys: readonly number[], isco: string, owners: Owners): Occupation | undefined {
  for (const key of keys.slice(0, 2)) if (owners.ofMain.has(key)) return owners.ofMain.get(key);
  const [owner, count = 0] = mostShared(keys, owners);
  const near = owner?.isco.slice(0, DIGITS_OF_NEAR) === isco.slice(0, DIGITS_OF_NEAR);
  return count >= (near ? 1 : NAMES_OF_STRANGERS) ? owner : undefined;
}

/** All known titles: what they are called, whole, and their names to compare others with. */
export interface KnownTitles {
  byKey: ReadonlyMap<number, string>;
  names: ReadNames;
}

/** Reads the names of the known occupations and the specific titles, a hundred thousand: a second or so. */
export function readKnownTitles(): KnownTitles {
  const occupations = readOccupations();
  const owners = ownersOf(occupations);
  const { ofMain } = owners;
  const names = new ReadNames();
  const byKey = new Map<number, string>();
  for (const title of readSpecificTitles()) {
    const own = title.names.map((name, at) => ({ tokens: tokensOf(name), main: at < 2 }));
    const keys = own.map(({ tokens }) => keyOf(tokens));
    const owner = ownerOf(keys, title.isco, owners);
    const id = owner?.id ?? `title:${title.slug}`;
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, ofMain.get(key)?.id ?? id);
    if (owner) owner.names.push(...own);
    else names.add(id, title.isco, own);
  }
  for (const { id, isco, names: own } of occupations) {
    for (const { tokens } of own) if (!byKey.has(keyOf(tokens))) byKey.set(keyOf(tokens), id);
    names.add(
      id,
      isco,
      own.filter(({ tokens, main }) => main || byKey.get(keyOf(tokens)) === id),
    );
  }
  byKey.delete(0);
  return { byKey, names };
}

/**
 * The concept that a whole title names, by its words: `title:<slug>`, or the occupation that the specific title belongs
 * to. Undefined when no known title is written so, up to order and words of level.
 */
export function specificTitle(tokens: readonly TitleToken[], byKey: ReadonlyMap<number, string>): string | undefined {
  return byKey.get(keyOf(tokens)) ?? byKey.get(barestKey(tokens));
}
