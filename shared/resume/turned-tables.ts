/**
 * Reads tables whose jobs stand side by side, a column each, with what is asked for at the left of the rows: `Empresa | Autopartes Sur |
 * Bodegas Norte` above `Puesto | Montacarguista | Almacenista`.
 */
import { columnRole } from '../extraction/index.ts';
import { fold } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import type { CellRole, NameRole, Piece, ResumeLine } from './line.ts';
import { captionOf } from './person-captions.ts';

/** What the label of a row asks for, by the first of such words in it. */
type Asked = NameRole | 'start' | 'end' | 'date' | 'note';

const ASKED: readonly (readonly [Asked, RegExp])[] = [
  [
    'note',
    /\b(?:motivo|razon de|causa|reason|jefe|supervisor|reports?|direccion|address|telefono|phone|tel|sueldo|salario|salary|pay|wage|funciones|duties|tareas|tasks|responsibilities|actividades|ciudad|town|city|lugar|location|contacto|contact|giro|sector|departamento|department)\b/,
  ],
  ['end', /\b(?:egreso|retiro|salida|termino|fin|finalizacion|hasta|end|ended|left|leaving|to|until)\b/],
  ['start', /\b(?:ingreso|inicio|entrada|alta|desde|start|started|joined|joining|from|commenced)\b/],
  ['date', /\b(?:tiempo|periodos?|fechas?|dates?|period|years?|anos?|duracion|duration|antiguedad)\b/],
  [
    'where',
    /\b(?:empresa|compania|patron[oa]?|empleador|organizacion|institucion|entidad|negocio|employer|company|organi[sz]ation|firm|institution)\b/,
  ],
  ['what', /\b(?:puesto|cargo|ocupacion|funcion|oficio|position|post|job|title|role|designation|occupation|rank)\b/],
];
/** Labels are short. */
const LABEL_MAX_CHARS = 48;

function askedBy({ cells: [label] }: ResumeLine): Asked | undefined {
  if (!label || label.text.length > LABEL_MAX_CHARS || findPeriods(label.text).length > 0) return undefined;
  const words = fold(label.text);
  const found = ASKED.map(([asked, nouns]) => ({ asked, at: words.search(nouns) })).filter(({ at }) => at >= 0);
  return found.toSorted((one, other) => one.at - other.at)[0]?.asked;
}

/** A table has a label and two jobs at least; more than so many nobody puts side by side. */
const CELLS_MIN = 3;
const CELLS_MAX = 7;

/** Where the lines end that have as many cells as the one at `from`. */
function endOfRows(lines: readonly ResumeLine[], from: number): number {
  const count = lines[from]?.cells.length ?? 0;
  if (count < CELLS_MIN || count > CELLS_MAX) return from;
  let to = from;
  while (lines[to]?.cells.length === count && !lines[to]?.bullet) to += 1;
  return to;
}

interface Row {
  asked: Asked | undefined;
  line: ResumeLine;
}

const isTime = (asked: Asked | undefined) => asked === 'start' || asked === 'end' || asked === 'date';

const isLabel = (text: string) => columnRole(text) !== undefined || captionOf(text) !== undefined;

/** Whether the rows ask for employers, titles and times, each in one of them, and the heads of columns do not. */
function isTurned(rows: readonly Row[]): boolean {
  const count = (asked: Asked) => rows.filter((row) => row.asked === asked).length;
  const times = rows.filter(({ asked }) => isTime(asked));
  const areDates = times.every(({ line }) => line.cells.slice(1).some(({ text }) => findPeriods(text).length > 0));
  // Labels and values in turn, two fields in each row, are no table.
  const areInTurn = 2 * rows.filter(({ line: { cells } }) => isLabel(cells[2]?.text ?? '')).length >= rows.length;
  if (areInTurn) return false;
  return count('where') === 1 && count('what') === 1 && times.length > 0 && times.length < 3 && areDates;
}

/** Cells of several lines as one line; what stands between them is blank. */
function lineOf(line: ResumeLine, cells: readonly Piece[], roles: readonly CellRole[], gap: boolean): ResumeLine {
  const [first, last] = [cells[0], cells.at(-1)];
  const { cellX: _, ...plain } = line;
  let text = '';
  for (const cell of cells) {
    const blank = cell.start - (first?.start ?? 0) - text.length;
    text += `${'\t'.padEnd(blank).slice(0, Math.max(0, blank))}${cell.text}`;
  }
  return {
    ...plain,
    text,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    cells: [...cells],
    roles,
    bullet: false,
    gap,
  };
}

/** A note of at least this many characters tells what somebody did. */
const TOLD_CHARS = 24;

/** The lines of one job, the names first. */
function jobIn(rows: readonly Row[], column: number): ResumeLine[] {
  const named = rows.flatMap(({ asked, line }) => {
    const cell = line.cells[column];
    if (!cell || (asked !== 'what' && asked !== 'where')) return [];
    return { line, cell, role: { start: cell.start, end: cell.end, role: asked } };
  });
  const times = rows.filter(({ asked }) => isTime(asked));
  const dates = times.flatMap(({ line }) => line.cells[column] ?? []);
  const told = rows.flatMap(({ asked, line }) => {
    const cell = line.cells[column];
    return asked === 'note' && cell && cell.text.length >= TOLD_CHARS
      ? { ...lineOf(line, [cell], [], false), bullet: true }
      : [];
  });
  const heads = named.map(({ line, cell, role }, index) => lineOf(line, [cell], [role], index === 0));
  const [time] = times;
  return [...heads, ...(time ? [lineOf(time.line, dates, [], false)] : []), ...told];
}

/** The lines of a section with the jobs of such tables one after the other. */
export function withJobsInColumns(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfRows(lines, at);
    const rows = lines.slice(at, end).map((line) => ({ line, asked: askedBy(line) }));
    if (rows.length >= CELLS_MIN && isTurned(rows)) {
      const columns = (rows[0]?.line.cells.length ?? 0) - 1;
      for (let column = 1; column <= columns; column += 1) out.push(...jobIn(rows, column));
      at = end;
    } else {
      out.push(...lines.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
    }
  }
  return out;
}
