/**
 * Knows specific job titles whose names in the two languages share no meaning word by word (`hombre del tiempo`, `weather
 * presenter`); they serve the comparison of titles only, so the catalogue and the pages that need no titles stay small.
 *
 * Each line of the data texts is one title: `slug isco | name es | name en | aliases`. A title of which any name is also
 * written for a known occupation is that occupation, and all its names are further names of it.
 */
import { TAXONOMY_TEXTS } from './data/all.ts';
import { SPECIFIC_TITLE_TEXTS } from './data/all-specific-titles.ts';
import { aliasesOf, type Entry, entriesOf, type Heading } from './parse.ts';
import { contentStems, meaningOf } from './title-lexicon.ts';

/** One line: a job and all the ways its title is written, the names in Spanish and English first. */
export interface SpecificTitle {
  slug: string;
  /** Unit group of ISCO-08, four digits. */
  isco: string;
  names: readonly string[];
}

/** One name of a concept. */
export interface TitleName {
  id: string;
  /** Unit group of ISCO-08, four digits. */
  isco: string;
  /** The stems of its words, without articles and prepositions. */
  stems: readonly string[];
  /** Whether it is one of the first two names of a line, what the job is called in either language. */
  main: boolean;
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

function keyOf(stems: readonly string[]): string {
  return stems.length < 2 ? (stems[0] ?? '') : [...new Set(stems)].sort().join(' ');
}

/** What a whole title is looked up by: the stems of its words without articles and prepositions, in no order. */
export function wholeTitleKey(title: string): string {
  return keyOf(contentStems(title));
}

/** As `wholeTitleKey`, without words of level and others that add nothing to a title. */
function barestKey(stems: readonly string[]): string {
  return keyOf(stems.filter((stem) => meaningOf(stem)?.weight !== 'none'));
}

function occupationNames({ heading, line }: Entry): TitleName[] {
  const [, isco = ''] = line.slice(0, line.indexOf('|')).trim().split(' ');
  const names = aliasesOf(heading, line).filter(({ exactCase }) => !exactCase);
  return names.map(({ id, text }, at) => ({ id, isco, stems: contentStems(text), main: at < 2 }));
}

function readOccupationNames(): TitleName[] {
  return entriesOf(TAXONOMY_TEXTS)
    .filter(({ heading }) => heading.kind === 'occupation')
    .flatMap(occupationNames);
}

interface KnownKeys {
  owners: ReadonlyMap<string, TitleName>;
  /** Keys of what an occupation is called first, in either language. */
  main: ReadonlySet<string>;
}

function knownKeys(names: readonly TitleName[]): KnownKeys {
  const owners = new Map<string, TitleName>();
  const main = new Set<string>();
  for (const name of names) {
    const key = keyOf(name.stems);
    if (!owners.has(key)) owners.set(key, name);
    if (name.main) main.add(key);
  }
  return { owners, main };
}

interface KnownTitles {
  names: readonly TitleName[];
  byKey: ReadonlyMap<string, string>;
}

function readAll(): KnownTitles {
  const occupations = readOccupationNames();
  const { owners, main } = knownKeys(occupations);
  const names = [...occupations];
  const byKey = new Map<string, string>();
  for (const title of readSpecificTitles()) {
    const stems = title.names.map(contentStems);
    const keys = stems.map(keyOf);
    const owning = keys.find((key) => main.has(key)) ?? keys.find((key) => owners.has(key)) ?? '';
    const owner = owners.get(owning);
    const { id, isco } = owner ?? { id: `title:${title.slug}`, isco: title.isco };
    stems.forEach((words, at) => {
      const key = keys[at] ?? '';
      names.push({ id, isco, stems: words, main: at < 2 });
      const called = main.has(key) ? owners.get(key)?.id : id;
      if (called && !byKey.has(key)) byKey.set(key, called);
    });
  }
  for (const { id, stems } of occupations) if (!byKey.has(keyOf(stems))) byKey.set(keyOf(stems), id);
  byKey.delete('');
  return { names, byKey };
}

let read: KnownTitles | undefined;

function knownTitles(): KnownTitles {
  read ??= readAll();
  return read;
}

/**
 * All names of the known occupations and the specific titles with the concepts they belong to: `title:<slug>`, or a
 * known occupation.
 */
export function knownTitleNames(): readonly TitleName[] {
  return knownTitles().names;
}

/**
 * The concept that a whole title names, by the stems of its words: `title:<slug>`, or the occupation that the specific
 * title belongs to. Undefined when no known title is written so, up to order and words of level.
 */
export function specificTitle(stems: readonly string[]): string | undefined {
  const { byKey } = knownTitles();
  return byKey.get(keyOf(stems)) ?? byKey.get(barestKey(stems));
}
