/** Reads tables of jobs and studies whose columns have heads: `Empresa | Cargo | Período`, `Place | What I got | When`. */
import { type ColumnRole, columnRole } from '../extraction/index.ts';
import { fold } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import type { CellRole, NameRole, Piece, ResumeLine } from './line.ts';
import { companyEvidence, titleEvidence } from './name-scores.ts';
import { degreeEvidence, schoolEvidence } from './study-words.ts';

/** What a column holds: names, times, places, what is no part of an entry's names (`Why I left`), or what a degree is in. */
type Role = NameRole | 'date' | 'place' | 'note' | 'subject';

/** The columns of a table, as far as their heads tell: what each holds and where it begins, if the format knows. */
interface Columns {
  roles: (Role | undefined)[];
  cellX: readonly number[] | undefined;
}

/** Where a column certainly holds names of one kind, others that might (`Board` beside `Institution`) tell more. */
function settled(roles: readonly (ColumnRole | undefined)[]): (Role | undefined)[] {
  const [hasWhat, hasWhere] = [roles.includes('what'), roles.includes('where')];
  return roles.map((role) => {
    if (role === 'number') return 'note';
    if (role === 'maybe-where') return hasWhere ? 'note' : 'where';
    if (role === 'maybe-what') return hasWhat ? 'note' : 'what';
    if (role === 'subject') return hasWhat || roles.includes('maybe-what') ? 'subject' : 'what';
    return role;
  });
}

/** Of the heads of many columns so many are known; of those that ask for a name and a time, half. */
const KNOWN_SHARE = 0.65;
const ASKED_SHARE = 0.5;

/** The columns below a line of heads; undefined where the line is none. */
function columnsOf(line: ResumeLine): Columns | undefined {
  if (line.cells.length < 2 || line.cells.length > COLUMNS_MAX || findPeriods(line.text).length > 0) return undefined;
  const heads = line.cells.map(({ text }) => (FROM_TO.test(text) ? 'date' : columnRole(text)));
  const known = heads.filter((role) => role !== undefined).length;
  const isDated = heads.includes('date');
  const isAsked = isDated && heads.some((role) => role === 'what' || role === 'where');
  const needed = isAsked ? ASKED_SHARE * line.cells.length : KNOWN_SHARE * line.cells.length + 1;
  if (known < 2 || known < Math.min(line.cells.length - 1, needed)) return undefined;
  // Beside dates it says how long; alone it says when.
  const whens = line.cells.map(({ text }, index) => (!isDated && DURATION.test(text) ? 'date' : heads[index]));
  const roles = settled(whens);
  // Which of two columns for one thing holds it (`My role`, `What I did`) is told by what stands in them.
  const areTwice = (role: Role) => roles.filter((own) => own === role).length > 1;
  if (isAsked && (areTwice('what') || areTwice('where'))) return undefined;
  // Beside names of work and employers, a column of any other name tells more: `What I was doing`, `Remarks`.
  const isNamed = roles.includes('what') && roles.includes('where');
  return { roles: isNamed ? roles.map((role) => role ?? 'note') : roles, cellX: line.cellX };
}

const COLUMNS_MAX = 12;
const DURATION = /^(?:duration|duraci[oó]n|total duration)$/i;
/** The heads of a first and a last year. */
const FROM_TO = /^(?:de|del|a|al)$/i;

/** Whether a line holds the heads of columns, three or more: the first of them heads no section. */
export const headsColumns = (line: ResumeLine) => line.cells.length > 2 && columnsOf(line) !== undefined;

/** A cell begins within this many points of its head. */
const COLUMN_POINTS = 14;

/** How well what stands in a cell fits what its column holds. */
function fitOf({ text }: Piece, role: Role | undefined): number {
  const isDate = findPeriods(text).length > 0;
  if (role === 'date') return isDate ? 3 : -3;
  if (isDate) return -1;
  if (role === 'what') return Math.max(titleEvidence(text), degreeEvidence(text));
  if (role === 'where') return Math.max(companyEvidence(text), schoolEvidence(text));
  return 0;
}

/** Which columns the cells of a row with empty ones are of, where only what stands in them can tell; in the order of the columns. */
function rolesByFit(cells: readonly Piece[], roles: readonly (Role | undefined)[]): (Role | undefined)[] {
  let best: { score: number; roles: (Role | undefined)[] }[] = [{ score: 0, roles: [] }];
  for (const role of roles) {
    const next: typeof best = [];
    for (const [count, one] of best.entries()) {
      const cell = cells[count];
      const taken = cell && { score: one.score + fitOf(cell, role), roles: [...one.roles, role] };
      const skipped = next[count];
      if (!skipped || one.score > skipped.score) next[count] = one;
      if (taken && taken.score > (next[count + 1]?.score ?? Number.NEGATIVE_INFINITY)) next[count + 1] = taken;
    }
    best = next;
  }
  return best[cells.length]?.roles ?? [];
}

/** What the cells of a row hold; a cell may be empty, where it is told by place or by what the others hold. Undefined where the row is none of the table. */
function rolesOfRow(line: ResumeLine, { roles, cellX }: Columns): (Role | undefined)[] | undefined {
  if (line.cells.length === roles.length) return roles;
  const own = line.cellX;
  // A column without a head says what kind each row is: `Primaria | Escuela Hidalgo | Certificado | 1997 | 2003`.
  if (line.cells.length === roles.length + 1 && isBehindKinds(line, roles)) return ['note', ...roles];
  if (line.cells.length > roles.length || line.cells.length < 2) return undefined;
  if (!cellX || !own) {
    const isRow = line.cells.length >= roles.length - EMPTY_MAX && findPeriods(line.text).length > 0;
    return isRow ? rolesByFit(line.cells, roles) : undefined;
  }
  const columns = own.map((x) => cellX.findIndex((edge) => Math.abs(edge - x) <= COLUMN_POINTS));
  return columns.includes(-1) ? undefined : columns.map((column) => roles[column]);
}

/** Whether the dates of a row stand below their heads if its first cell has none. */
function isBehindKinds({ cells }: ResumeLine, roles: readonly (Role | undefined)[]): boolean {
  const dated = cells.filter((_, index) => roles[index - 1] === 'date');
  return dated.length > 0 && dated.every(({ text }) => findPeriods(text).length > 0);
}

/** Of a row at most so many cells are empty. */
const EMPTY_MAX = 2;

/** A row without the cells that tell neither names nor dates nor places (`Why I left`). */
function withoutNotes(line: ResumeLine, roles: readonly (Role | undefined)[]): ResumeLine {
  const isKept = (index: number) => roles[index] !== 'note';
  const cells = line.cells.filter((_, index) => isKept(index));
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || cells.length === line.cells.length) return line;
  const cellX = line.cellX?.filter((_, index) => isKept(index));
  // What stands between keeps its place, as blanks: no date is found in it.
  let text = '';
  for (const { start, end } of cells) {
    const gap = start - first.start - text.length;
    text += `${'\t'.padEnd(gap).slice(0, gap)}${line.text.slice(start - line.start, end - line.start)}`;
  }
  const x = cellX?.[0] ?? line.x;
  return { ...line, cells, text, start: first.start, end: last.end, x, ...(cellX && { cellX }) };
}

/** The cells of a row that hold names, with what their heads say. */
function namesIn(line: ResumeLine, roles: readonly (Role | undefined)[]): CellRole[] {
  return line.cells.flatMap(({ start, end }, index) => {
    const role = roles[index];
    return role === 'what' || role === 'where' ? [{ start, end, role }] : [];
  });
}

/** A note of at least this many characters tells what somebody did; shorter ones are marks and reasons. */
const TOLD_CHARS = 24;

/** What a row tells besides names and dates, as lines below it. */
function toldIn(line: ResumeLine, roles: readonly (Role | undefined)[]): ResumeLine[] {
  return line.cells.flatMap((cell, index) => {
    if (roles[index] !== 'note' || cell.text.length < TOLD_CHARS) return [];
    const { cellX: _, ...plain } = line;
    return { ...plain, text: cell.text, start: cell.start, end: cell.end, cells: [cell], bullet: true, gap: false };
  });
}

/** What the heads of columns say of the section below its name: a table with `Examination` is one of studies. */
export function kindOfTable([first, next]: readonly ResumeLine[]): 'experience' | 'education' | undefined {
  const columns = first && columnsOf(first);
  if (!columns || !next || rolesOfRow(next, columns) === undefined) return undefined;
  const heads = fold(first.text);
  const isCourse = columns.roles.includes('where') && /\b(?:course|certificates?)\b/.test(heads);
  if (
    isCourse ||
    /\b(?:exam\w*|degrees?|titulos?|grados?|carrera|board|university|qualifications?|school)\b/.test(heads)
  )
    return 'education';
  return /\b(?:designation|puestos?|cargos?|position|employer|empresas?|post|role|job|rank|vessel|company)\b/.test(
    heads,
  )
    ? 'experience'
    : undefined;
}

/** The lines of a section without the heads of its tables; rows begin an entry each. */
export function withoutColumnHeads(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  let columns: Columns | undefined;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const own = columnsOf(line);
    // Heads stand above a row of the same columns with a time in it; names of work begin with the same words.
    const isAboveRow = own && next && rolesOfRow(next, own) !== undefined && findPeriods(next.text).length > 0;
    if (isAboveRow) {
      columns = own;
      continue;
    }
    const roles = columns && rolesOfRow(line, columns);
    if (roles)
      out.push({ ...withoutNotes(line, roles), gap: true, roles: namesIn(line, roles) }, ...toldIn(line, roles));
    else out.push(line);
    // A line of one cell may tell what somebody did in the row above it.
    if (!roles && line.cells.length > 1) columns = undefined;
  }
  return out;
}
