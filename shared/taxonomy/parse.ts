/**
 * Reads the one data format of the taxonomy, each line only when it is asked for: a text names few of the concepts.
 *
 * A heading opens a list, each line under it is one concept:
 *
 *     [skill software]      id | name es | name en | aliases | ids of broader skills
 *     [occupation]          id isco | name es | name en | aliases | ids of skills | ids of related occupations
 *     [language]            iso | name es | name en | aliases
 *     [licence]             id | name es | name en | aliases
 *     [education]           id level | name es | name en | aliases
 *     [place country]       id country | name es | name en | aliases
     [place region]        id country region? | name es | name en | aliases | codes
     [place city]          id country region? | name es | name en | aliases
 *
 * Lists are comma-separated, ids are written without their kind, an empty English name is the Spanish one. Marks after
 * an alias limit it: `!` only in this capitalization, `*` only as an entry of its own (between commas, line ends or
 * "and") or first of a list of skills of its trade, `?` shared with another concept, which is preferred when it claims the alias without the mark.
 * Codes of regions are read behind a town only: `Austin, TX`.
 */
import { EDUCATION_LEVELS, type EducationLevel } from '../domain/levels.ts';
import { AppError } from '../errors.ts';
import type { AnyConcept, Concept, ConceptKind, PlaceConcept, PlaceLevel } from './concept.ts';

/** One way to write a concept, with its limits. */
export interface Alias {
  id: string;
  kind: ConceptKind;
  text: string;
  exactCase: boolean;
  standsAlone: boolean;
  yields: boolean;
}

/** What the heading of a list says. */
export interface Heading {
  kind: ConceptKind;
  group: string;
}

interface Row {
  head: string[];
  es: string;
  en: string;
  lists: string[][];
}

const KINDS: readonly string[] = ['skill', 'occupation', 'language', 'licence', 'education', 'place'];

function isKind(word: string | undefined): word is ConceptKind {
  return word !== undefined && KINDS.includes(word);
}

const PLACE_LEVELS: readonly string[] = ['country', 'region', 'city'];

function isPlaceLevel(word: string): word is PlaceLevel {
  return PLACE_LEVELS.includes(word);
}

function isLevel(word: string | undefined): word is EducationLevel {
  return EDUCATION_LEVELS.some((level) => level === word);
}

function wrong(line: string): AppError {
  return new AppError('invalid', 'TAXONOMY_LINE', {}, { cause: new Error(line) });
}

function list(cell: string | undefined): string[] {
  return cell === undefined || cell === '' ? [] : cell.split(',').map((entry) => entry.trim());
}

function readRow(line: string): Row {
  const [head = '', es = '', en = '', ...lists] = line.split('|').map((cell) => cell.trim());
  if (head === '' || es === '') throw wrong(line);
  return { head: head.split(' '), es, en: en === '' ? es : en, lists: lists.map(list) };
}

function place(base: Concept, group: string, row: Row, line: string): PlaceConcept {
  const [, country = '', region] = row.head;
  if (!isPlaceLevel(group)) throw wrong(line);
  const codes = row.lists[1] ?? [];
  return { ...base, kind: 'place', level: group, country, codes, ...(region ? { region: `place:${region}` } : {}) };
}

/** The concept of a line. Throws `AppError` `invalid` `TAXONOMY_LINE` with the line as cause. */
export function conceptOf({ kind, group }: Heading, line: string): AnyConcept {
  const row = readRow(line);
  const [key = '', second = ''] = row.head;
  const base = { id: `${kind}:${key}`, kind, names: { es: bare(row.es), en: bare(row.en) } };
  const ids = (cell: number, of: ConceptKind) => (row.lists[cell] ?? []).map((id) => `${of}:${id}`);
  switch (kind) {
    case 'skill':
      return { ...base, kind, group, broader: ids(1, 'skill') };
    case 'occupation':
      return { ...base, kind, isco: second, skills: ids(1, 'skill'), related: ids(2, 'occupation') };
    case 'language':
      return { ...base, kind, iso: key };
    case 'licence':
      return { ...base, kind };
    case 'education':
      if (!isLevel(second)) throw wrong(line);
      return { ...base, kind, level: second };
    case 'place':
      return place(base, group, row, line);
  }
}

function isMarked(written: string): boolean {
  return '!*?'.includes(written.charAt(written.length - 1));
}

/** Names carry the marks of an alias too (`Go!*`); shown names do not. */
function bare(name: string): string {
  return isMarked(name) ? name.replace(/[!*?]+$/, '') : name;
}

function alias(id: string, kind: ConceptKind, written: string): Alias {
  if (!isMarked(written)) return { id, kind, text: written, exactCase: false, standsAlone: false, yields: false };
  const text = bare(written);
  const marks = written.slice(text.length);
  return {
    id,
    kind,
    text,
    exactCase: marks.includes('!'),
    standsAlone: marks.includes('*'),
    yields: marks.includes('?'),
  };
}

/** All ways to write the concept of a line that `begins` lets through, its names first. Throws as `conceptOf`. */
export function aliasesOf({ kind }: Heading, line: string, begins?: (written: string) => boolean): Alias[] {
  const { head, es, en, lists } = readRow(line);
  const all = [...new Set([es, en, ...(lists[0] ?? [])])];
  return (begins ? all.filter(begins) : all).map((text) => alias(`${kind}:${head[0] ?? ''}`, kind, text));
}

/** Reads a line `[kind group]`. Throws as `conceptOf` for a list of no known kind. */
export function headingOf(line: string): Heading {
  const [kind, group = ''] = line.slice(1, -1).split(' ');
  if (!isKind(kind)) throw wrong(line);
  return { kind, group };
}

/** A line of the data with what the heading of its list says. */
export interface Entry {
  heading: Heading;
  line: string;
}

/**
 * The lines of data texts in the format above, in order, without looking into them. Throws `AppError` `invalid`
 * `TAXONOMY_LINE` for a list of no known kind, and for a line that stands in none.
 */
export function entriesOf(texts: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let heading: Heading | undefined;
  for (const text of texts)
    for (const line of text.split('\n')) {
      if (line === '') continue;
      if (line.charAt(0) === '[') heading = headingOf(line);
      else if (heading) entries.push({ heading, line });
      else throw wrong(line);
    }
  return entries;
}
