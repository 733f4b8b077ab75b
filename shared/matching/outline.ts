/**
 * Reads sections and dated roles off a plain text, for resumes whose profile names no jobs (a form, an odd layout).
 *
 * Far less than the resume reader does, on purpose: matching only needs to know which words stand in a dated role (proof)
 * and which in a list (claim). Headings are told by their words, roles by a range of dates; the title is the part of that
 * line, the line above or the line below that names an occupation.
 */

import { monthNumber } from '../domain/months.ts';
import { ENTRIES_MAX, type Span } from '../domain/profile.ts';
import { firstNot } from '../domain/spans.ts';
import { fold, occupationByTitle } from '../taxonomy/index.ts';

export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'skills'
  | 'education'
  | 'languages'
  | 'certificates'
  | 'other';

/** A job as the text gives it; months are numbers as in `domain/months.ts`, `to` exclusive, NaN where not said. */
export interface Role {
  title: Span;
  /** All text that belongs to the job, title line included. */
  body: Span;
  /** What a recruiter put right of it, which stands apart. */
  apart?: Span | undefined;
  from: number;
  to: number;
}

export interface Outline {
  /** Section of each line, in order, without gaps. */
  lines: { start: number; end: number; kind: SectionKind }[];
  roles: Role[];
}

/** Folded headings, whole or as first words; the engine only needs to tell proof from claim, not to parse a resume. */
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'experience',
    /^(?:(?:work|professional|relevant|employment|career|job|related|previous|teaching|clinical) )?(?:experience|history|employment)\b|^(?:professional|work) background$|^positions held$|^(?:experiencias?|trayectoria|(?:historial|historia|antecedentes) (?:laboral|profesional|de empleo)(?:es)?|vida laboral|empleos?|(?:carrera|actividad|recorrido) profesional|puestos desempenados)\b|^career\b/,
  ],
  [
    'education',
    /^(?:education|academic|studies|qualifications$|formacion|educacion|estudios|titulacion|(?:datos|historial|antecedentes|preparacion) academic)/,
  ],
  [
    'skills',
    /^(?:(?:technical|core|key|professional|it|computer|soft|hard|main|additional) )?(?:skills?|competenc\w+|qualifications|strengths|expertise|technologies|proficienc\w+|highlights)\b|^(?:habilidades|competencias|aptitudes|conocimientos|destrezas|tecnologias|herramientas)\b|^areas? of expertise|^skill highlights/,
  ],
  ['languages', /^(?:languages?|language skills|idiomas?|lenguas)\b/],
  [
    'certificates',
    /^(?:certific\w+|licen[cs]es?|licensure|credentials|courses?|training|cursos?|licencias|acreditaciones|carnes?|permisos?)\b/,
  ],
  [
    'summary',
    /^(?:(?:professional |executive |career |personal )?(?:summary|profile|objective|overview|statement)|about(?: me)?|perfil|resumen|sobre mi|objetivo|acerca de mi|extracto|presentacion)\b/,
  ],
  [
    'other',
    /^(?:interests?|hobbies|references?|awards?|honou?rs|achievements|accomplishments|projects?|publications?|volunt\w+|affiliations|memberships|additional|activities|personal|intereses|aficiones|referencias|premios|logros|proyectos|publicaciones|otros|informacion|datos|actividades)\b/,
  ],
];

const MONTHS = 'jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic'.split('|');
const MONTH_OF: Record<string, number> = {
  jan: 1,
  ene: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  abr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ago: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  dic: 12,
};
const DAY = `(?:(?:(\\d{1,2})[/.\\-]|(${MONTHS.join('|')})[a-z]{0,30}\\.? ?(?:de |del )?'?)\\s*)?((?:19|20)\\d\\d)`;
const RANGE = new RegExp(
  `${DAY}\\s*(?:-|–|—|to|until|till|a|al|hasta|/)\\s*(?:${DAY}|(present|current\\w*|now|today|ongoing|actual\\w*|la fecha|hoy|presente|la actualidad))`,
);

/** Longer lines are no headings, whatever is stripped from them. */
const HEADING_MAX_CHARS = 120;

function headingOf(line: string): SectionKind | undefined {
  if (line.length > HEADING_MAX_CHARS) return undefined;
  const text = fold(line)
    .replace(/[:.\-–—_*#|]+\s*$/u, '')
    .replace(/^[^a-z]+/, '')
    .trim();
  if (text.length === 0 || text.length > 40 || text.split(/\s+/).length > 5 || /\d{4}|,/.test(text)) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0];
}

function monthAt(number: string | undefined, name: string | undefined, year: string, missing: number): number {
  const month = name ? (MONTH_OF[name.slice(0, 3)] ?? missing) : number ? Number(number) : missing;
  return Number(year) * 12 + Math.min(12, Math.max(1, month)) - 1;
}

/** The months of a date range in a folded line; `to` is exclusive and `today` for an open end. Undefined without one. */
export function rangeIn(
  line: string,
  today: string,
): { from: number; to: number; start: number; end: number } | undefined {
  const found = RANGE.exec(line);
  if (found?.[3] === undefined) return undefined;
  const from = monthAt(found[1], found[2], found[3], 1);
  // A bare closing year is read as its start, or `2015 - 2018` and `2018 - 2020` would share a year.
  const to =
    found[6] === undefined
      ? monthNumber(today) + 1
      : monthAt(found[4], found[5], found[6], 1) + (found[4] || found[5] ? 1 : 0);
  return { from, to: Math.max(from + 1, to), start: found.index, end: found.index + found[0].length };
}

/** The part of a line before or after its dates, company cut off, as a span of the text. */
function titleSpan(line: string, offset: number, dates: { start: number; end: number }): Span | undefined {
  const before = { text: line.slice(0, dates.start), at: offset };
  const after = { text: line.slice(dates.end), at: offset + dates.end };
  const side = /\p{L}{3}/u.test(before.text) ? before : after;
  const found = /\p{L}[^,|·\t\n]*?(?=\s{2,}|\s[-–—@]\s|[,|·\t(]|$)/u.exec(side.text);
  if (!found || found[0].trim().length < 3) return undefined;
  return { start: side.at + found.index, end: side.at + found.index + found[0].trimEnd().length };
}

/** Sections and the first dated roles of a text, by headings and date ranges alone. `today` (`YYYY-MM`) ends open ranges. */
export function outlineOf(text: string, today: string): Outline {
  const outline: Outline = { lines: [], roles: [] };
  let kind: SectionKind = 'header';
  let previous: { start: number; text: string; kind: SectionKind } | undefined;
  for (const found of text.matchAll(/[^\n]*\n?/g)) {
    const line = found[0].replace(/\n$/, '');
    const start = found.index;
    if (found[0] === '') continue;
    kind = headingOf(line) ?? kind;
    outline.lines.push({ start, end: start + line.length, kind });
    // One more than counts tells where the last one ends.
    const isFull = outline.roles.length > ENTRIES_MAX.experience;
    const dates = isFull || kind === 'education' || kind === 'certificates' ? undefined : rangeIn(fold(line), today);
    if (dates) {
      outline.roles.push({ ...roleAt(line, start, dates, previous, text), from: dates.from, to: dates.to });
    }
    if (line.trim() !== '') previous = { start, text: line, kind };
  }
  closeRoles(outline, text.length);
  return { ...outline, roles: outline.roles.slice(0, ENTRIES_MAX.experience) };
}

type Before = { start: number; text: string } | undefined;

/** Title and start of a role whose dates stand on `line`; the title may stand on the line before or after. */
function roleAt(line: string, start: number, dates: { start: number; end: number }, before: Before, text: string) {
  const own = titleSpan(line, start, dates);
  const body = { start, end: start + line.length };
  if (own && occupationByTitle(text.slice(own.start, own.end))) return { title: own, body };
  const nextStart = start + line.length + 1;
  const next = text.slice(nextStart).match(/^[^\n]*/)?.[0] ?? '';
  const candidates = [before, { start: nextStart, text: next }];
  for (const candidate of candidates) {
    if (!candidate || candidate.text.length > 80 || headingOf(candidate.text)) continue;
    const first = candidate.text.split(/\s{3,}|[|·,\t]/)[0] ?? '';
    if (occupationByTitle(first)) {
      const at = candidate.start + candidate.text.indexOf(first);
      return { title: { start: at, end: at + first.trimEnd().length }, body: { ...body, start: Math.min(at, start) } };
    }
  }
  return { title: own ?? { start, end: start }, body };
}

/** For each line, the index of the first one after it that stands in another section. */
function sectionEnds(lines: Outline['lines']): number[] {
  const ends = lines.map(() => lines.length);
  for (let at = lines.length - 2; at >= 0; at--) {
    ends[at] = lines[at]?.kind === lines[at + 1]?.kind ? (ends[at + 1] ?? lines.length) : at + 1;
  }
  return ends;
}

/** A role reaches to the next role, or to the first line of another section. */
function closeRoles({ lines, roles }: Outline, length: number): void {
  const ends = sectionEnds(lines);
  for (const [index, role] of roles.entries()) {
    const limit = roles[index + 1]?.body.start ?? length;
    const first = firstNot(lines.length, (at) => (lines[at]?.start ?? 0) < role.body.start);
    const leaves = lines[ends[first] ?? lines.length];
    role.body.end = Math.max(role.body.end, Math.min(limit, leaves?.start ?? length));
  }
}
