/**
 * Knows specific job titles whose names in the two languages share no meaning word by word (`hombre del tiempo`, `weather
 * presenter`); they serve the comparison of titles only, so the catalogue and the pages that need no titles stay small.
 *
 * Each line of the data texts is one title: `slug isco | name es | name en | aliases`. A title of which any name is also
 * written for a known occupation is that occupation, and all its names are further names of it.
 */
import { TAXONOMY_TEXTS } from './data/all.ts';
import { SPECIFIC_TITLE_TEXTS } from './data/all-specific-titles.ts';
import { aliasesOf, entriesOf, type Heading } from './parse.ts';
import { contentStems, meaningOf } from './title-lexicon.ts';

/** One line: a job and all the ways its title is written, the names in Spanish and English first. */
export interface SpecificTitle {
  slug: string;
  /** Unit group of ISCO-08, four digits. */
  isco: string;
  names: readonly string[];
}

/** One name of a concept, with its place among the names of its line. */
export interface TitleName {
  id: string;
  text: string;
  at: number;
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

/** As `wholeTitleKey`, without words of level and others that add nothing to a title. */
function barestKey(title: string): string {
  const stems = contentStems(title).filter((stem) => meaningOf(stem)?.weight !== 'none');
  return [...new Set(stems)].sort().join(' ');
}

/** The names of the known occupations, in the order of the data. */
export function knownOccupationNames(): TitleName[] {
  const entries = entriesOf(TAXONOMY_TEXTS).filter(({ heading }) => heading.kind === 'occupation');
  const lines = entries.map(({ heading, line }) => aliasesOf(heading, line));
  return lines.flatMap((aliases) =>
    aliases.filter(({ exactCase }) => !exactCase).map(({ id, text }, at) => ({ id, text, at })),
  );
}

interface SpecificTitles {
  names: readonly TitleName[];
  byKey: ReadonlyMap<string, string>;
}

interface KnownKeys {
  owners: ReadonlyMap<string, string>;
  /** Keys of what an occupation is called first, in either language. */
  main: ReadonlySet<string>;
}

function knownKeys(): KnownKeys {
  const owners = new Map<string, string>();
  const main = new Set<string>();
  for (const { id, text, at } of knownOccupationNames()) {
    const key = wholeTitleKey(text);
    if (!owners.has(key)) owners.set(key, id);
    if (at < 2) main.add(key);
  }
  return { owners, main };
}

function readAll(): SpecificTitles {
  const { owners, main } = knownKeys();
  const names: TitleName[] = [];
  const byKey = new Map<string, string>();
  for (const title of readSpecificTitles()) {
    const keys = title.names.map(wholeTitleKey);
    const owning = keys.find((key) => main.has(key)) ?? keys.find((key) => owners.has(key)) ?? '';
    const id = owners.get(owning) ?? `title:${title.slug}`;
    title.names.forEach((text, at) => {
      const key = keys[at] ?? '';
      names.push({ id, text, at });
      const owner = main.has(key) ? owners.get(key) : id;
      if (owner && !byKey.has(key)) byKey.set(key, owner);
    });
  }
  return { names, byKey };
}

let read: SpecificTitles | undefined;

function specificTitles(): SpecificTitles {
  read ??= readAll();
  return read;
}

/** All names of the specific titles with the concepts they belong to: `title:<slug>`, or a known occupation. */
export function specificTitleNames(): readonly TitleName[] {
  return specificTitles().names;
}

/**
 * The concept that a whole title names: `title:<slug>`, or the occupation that the specific title belongs to. Undefined
 * when no specific title is written so, up to case, accents, number, gender, order and words of level.
 */
export function specificTitle(title: string): string | undefined {
  const { byKey } = specificTitles();
  return byKey.get(wholeTitleKey(title)) ?? byKey.get(barestKey(title));
}
