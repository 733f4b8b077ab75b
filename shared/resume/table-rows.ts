/** Reads tables of jobs and studies whose columns have heads: `Empresa | Cargo | Período`, `Place | What I got | When`. */
import { fold } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import type { CellRole, NameRole, Piece, ResumeLine } from './line.ts';

/** What a column holds, as far as its head tells. */
type Role = NameRole | 'date' | 'place' | 'note';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'date',
    /^(?:periodos?|fechas?|anos?|desde|hasta|inicio|fin|egreso|tiempo|tenure|duration|when|dates?|periods?|years?|from|to|start|end)\b/,
  ],
  ['place', /^(?:lugar|ciudad|localidad|location|town|city|pais|country)\b/],
  [
    'note',
    /^(?:%|(?:why|reason|motivo|causa|horas|hours|duracion|nota|key result\w*|kra|responsibilit\w*|responsabilidad\w*|funciones|duties|logros|marks?|division|class|grade|result|marks|score|percentage|cgpa|gpa|promedio|puntaje|salario|salary|runs out|caduca|vence|jefe|supervisor|telefono|phone|contacto)\b)/,
  ],
  [
    'where',
    /^(?:empresas?|empleador|entidad|instituci?on|instituto?e?|centro|casa de estudios|colegio|organi[sz]a\w*|employer|company|place|school|college|university|board)\b/,
  ],
  [
    'what',
    /^(?:puestos?|cargos?|funcion|ocupacion|post|position|role|job|designation|exam\w*|course|titulos?|estudios|carrera|degree|qualification|course|what i (?:got|did)|actividad|grado|especialidad)\b/,
  ],
];

const HEAD_MAX_CHARS = 30;

function roleOf({ text }: Piece): Role | undefined {
  if (text.length > HEAD_MAX_CHARS || /\d/.test(text)) return undefined;
  const low = fold(text);
  return ROLES.find(([, words]) => words.test(low))?.[0];
}

/** The columns of a table, as far as their heads tell: what each holds and where it begins, if the format knows. */
interface Columns {
  roles: (Role | undefined)[];
  cellX: readonly number[] | undefined;
}

/** The columns below a line of heads; undefined where the line is none. */
function columnsOf(line: ResumeLine): Columns | undefined {
  const roles = line.cells.map(roleOf);
  const known = roles.filter((role) => role !== undefined).length;
  const isHead =
    line.cells.length > 1 && known >= 2 && known >= line.cells.length - 1 && findPeriods(line.text).length === 0;
  if (!isHead) return undefined;
  // Beside names of work and employers, a column of any other name tells more: `What I was doing`, `Remarks`.
  const isNamed = roles.includes('what') && roles.includes('where');
  return { roles: isNamed ? roles.map((role) => role ?? 'note') : roles, cellX: line.cellX };
}

/** Whether a line holds the heads of columns, three or more: the first of them heads no section. */
export const headsColumns = (line: ResumeLine) => line.cells.length > 2 && columnsOf(line) !== undefined;

/** A cell begins within this many points of its head. */
const COLUMN_POINTS = 14;

/** What the cells of a row hold; a cell may be empty, where it is told by place. Undefined where the row is none of the table. */
function rolesOfRow(line: ResumeLine, { roles, cellX }: Columns): (Role | undefined)[] | undefined {
  if (line.cells.length === roles.length) return roles;
  const own = line.cellX;
  if (!cellX || !own || line.cells.length > roles.length || line.cells.length < 2) return undefined;
  const columns = own.map((x) => cellX.findIndex((edge) => Math.abs(edge - x) <= COLUMN_POINTS));
  return columns.includes(-1) ? undefined : columns.map((column) => roles[column]);
}

/** A row without the cells that tell neither names nor dates nor places (`Why I left`). */
function withoutNotes(line: ResumeLine, roles: readonly (Role | undefined)[]): ResumeLine {
  const isKept = (index: number) => roles[index] !== 'note';
  const cells = line.cells.filter((_, index) => isKept(index));
  const last = cells.at(-1);
  if (!last || cells.length === line.cells.length) return line;
  const cellX = line.cellX?.filter((_, index) => isKept(index));
  return { ...line, cells, text: line.text.slice(0, last.end - line.start), end: last.end, ...(cellX && { cellX }) };
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
  if (/\b(?:exam\w*|degrees?|titulos?|grados?|carrera|board|university|qualifications?|school)\b/.test(heads))
    return 'education';
  return /\b(?:designation|puestos?|cargos?|position|employer|empresas?|post|role|job)\b/.test(heads)
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
