/**
 * Reads the one data format of the taxonomy.
 *
 * A heading opens a list, each line under it is one concept:
 *
 *     [skill software]      id | name es | name en | aliases | ids of broader skills
 *     [occupation]          id isco | name es | name en | aliases | ids of skills | ids of related occupations
 *     [language]            iso | name es | name en | aliases
 *     [licence]             id | name es | name en | aliases
 *     [education]           id level | name es | name en | aliases
 *     [place]               id country region? | name es | name en | aliases
 *
 * Lists are comma-separated, ids are written without their kind, an empty English name is the Spanish one. Marks after
 * an alias limit it: `!` only in this capitalization, `*` only as an entry of its own (between commas, line ends or
 * "and") or first of a list of skills of its trade, `?` shared with another concept, which is preferred when it claims the alias without the mark.
 */
import { EDUCATION_LEVELS, type EducationLevel } from '../domain/levels.ts';
import { AppError } from '../errors.ts';
import type { AnyConcept, ConceptKind } from './concept.ts';

/** One way to write a concept, with its limits. */
export interface Alias {
  id: string;
  kind: ConceptKind;
  text: string;
  exactCase: boolean;
  standsAlone: boolean;
  yields: boolean;
}

export interface ParsedTaxonomy {
  concepts: AnyConcept[];
  aliases: Alias[];
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

function concept(kind: ConceptKind, group: string, row: Row, line: string): AnyConcept {
  const [key = '', second = '', third] = row.head;
  const base = { id: `${kind}:${key}`, names: { es: row.es, en: row.en } };
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
      return { ...base, kind, country: second, ...(third ? { region: `place:${third}` } : {}) };
  }
}

function isMarked(written: string): boolean {
  return '!*?'.includes(written.charAt(written.length - 1));
}

function alias(of: AnyConcept, written: string): Alias {
  const { id, kind } = of;
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

/** Names carry the marks of an alias too (`Go!*`); shown names do not. */
function bare(name: string): string {
  return isMarked(name) ? name.replace(/[!*?]+$/, '') : name;
}

/**
 * Reads data texts in the format above, in order. Throws `AppError` `invalid` `TAXONOMY_LINE` with the line as cause:
 * a fault of the data, found by the first test.
 */
export function parseTaxonomy(texts: readonly string[]): ParsedTaxonomy {
  const concepts: AnyConcept[] = [];
  const aliases: Alias[] = [];
  let kind: ConceptKind | undefined;
  let group = '';
  for (const line of texts.join('\n').split('\n')) {
    if (line === '') continue;
    if (line.startsWith('[')) {
      const [name, rest = ''] = line.slice(1, -1).split(' ');
      if (!isKind(name)) throw wrong(line);
      kind = name;
      group = rest;
      continue;
    }
    if (kind === undefined) throw wrong(line);
    const row = readRow(line);
    const made = concept(kind, group, row, line);
    for (const written of new Set([row.es, row.en, ...(row.lists[0] ?? [])])) aliases.push(alias(made, written));
    concepts.push({ ...made, names: { es: bare(row.es), en: bare(row.en) } });
  }
  return { concepts, aliases };
}
