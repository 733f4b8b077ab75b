/**
 * Puts the cells of a table together again that break over several lines of a page. The heads of its columns say where each begins; what
 * stands at one height, padding aside, is one row. Long texts stay lines of their own, below the row they belong to.
 */
import { columnRole, isColumnHead } from './column-head.ts';
import { rowsOf } from './fragment.ts';
import type { Segment } from './page-pieces.ts';

const HEADS_MIN = 2;
const HEADS_SHARE = 0.6;
/** A cell begins within this many points of its head. */
const SLACK = 5;
/** In multiples of the size: a row further down is none of the table. */
const FAR = 6;
/** Lines of one cell are closer than this, in multiples of the usual distance. */
const SAME_CELL = 1.25;
/** Lines of running text are no further apart, in multiples of the size; rows of tables are. */
const LEADING_MAX = 1.5;
/** A cell of more lines tells what somebody did. */
export const CELL_LINES = 3;

/** The left edges of the columns below a row of heads; null where the row is none. */
function columnsBelow(row: readonly Segment[]): number[] | null {
  const heads = row.filter(({ text }) => isColumnHead(text) || columnRole(text) !== undefined).length;
  const isHead = row.length >= 3 && heads >= Math.max(HEADS_MIN, HEADS_SHARE * row.length);
  return isHead ? row.map(({ left }) => left) : null;
}

/**
 * The edges where cells are set in the middle below their heads: what stands below one head only may begin left of it, as far as the
 * head before. The table ends with a row that stands below several, or as far down as no row of it does.
 */
function widened(rows: readonly Segment[][], from: number): number[] {
  const heads = rows[from - 1] ?? [];
  const edges = heads.map(({ left }) => left);
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const above = rows[at - 1]?.[0];
    if (!row[0] || (above && row[0].y - above.y > FAR * row[0].size) || columnsBelow(row)) break;
    const below = row.map(({ left, right }) => heads.filter((head) => head.left < right && head.right > left));
    if (below.some(({ length }) => length > 1)) break;
    for (const [index, { left }] of row.entries()) {
      const [head] = below[index] ?? [];
      const column = head ? heads.indexOf(head) : -1;
      const edge = edges[column];
      if (edge !== undefined && left > (heads[column - 1]?.right ?? 0)) edges[column] = Math.min(edge, left);
    }
  }
  return edges;
}

/** The column in which a segment lies whole, or null. */
function columnOf({ left, right }: Segment, columns: readonly number[]): number | null {
  const own = columns.findLastIndex((edge) => left >= edge - SLACK);
  if (own < 0) return null;
  const next = columns[own + 1];
  return next === undefined || right <= next + 1 ? own : null;
}

interface Placed {
  segment: Segment;
  column: number;
}

/** The segments below a row of heads as far as its columns reach. */
function bodyOf(rows: readonly Segment[][], from: number, columns: readonly number[]): Placed[][] {
  const body: Placed[][] = [];
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const first = row[0];
    const above = rows[at - 1]?.[0];
    if (!first || (above && first.y - above.y > FAR * first.size) || columnsBelow(row)) break;
    const placed = row.flatMap((segment) => {
      const column = columnOf(segment, columns);
      return column === null ? [] : { segment, column };
    });
    if (placed.length < row.length) break;
    body.push(placed);
  }
  return body;
}

/** Lines of one column that belong together, from top to bottom. */
export interface Cell {
  column: number;
  lines: Segment[];
}

/** How far the lines of one cell are apart: from rows that miss a cell to those above them. Infinite where nothing says so. */
function leadingOf(body: readonly Placed[][], columns: readonly number[]): number {
  const steps = body.flatMap((row, index) => {
    const [own, above] = [row[0]?.segment, body[index - 1]?.[0]?.segment];
    const step = own && above && row.length < columns.length ? own.y - above.y : 0;
    return own && step > 0.8 * own.size && step <= LEADING_MAX * own.size ? step : [];
  });
  return Math.min(...steps);
}

const YEAR = /(?:19|20)\d\d/;
/** A period whose rest stands in the next line. */
const OPEN = /(?:[-–—/]|(?<!\p{L})(?:a|al|a la|to|hasta|till|until))\s*$/iu;

/** The segments of rows with which a row of the table begins for certain: with all their cells, and a date that no line above leaves open. */
function firstLines(body: readonly Placed[][], columns: readonly number[]): ReadonlySet<Segment> {
  const dates = columns.map(
    (_, column) => body.flat().filter((one) => one.column === column && YEAR.test(one.segment.text)).length,
  );
  const most = Math.max(...dates);
  const dated = dates.indexOf(most);
  const found = new Set<Segment>();
  let above = '';
  for (const row of body) {
    const date = row.find(({ column }) => column === dated)?.segment.text;
    const isNew = most === 0 || (date !== undefined && YEAR.test(date) && !OPEN.test(above));
    if (row.length === columns.length && isNew) for (const { segment } of row) found.add(segment);
    above = date ?? '';
  }
  return found;
}

function cellsOf(body: readonly Placed[][], columns: readonly number[], usual: number): Cell[] {
  const byColumn = columns.map((_, column) =>
    body.flat().flatMap((placed) => (placed.column === column ? placed.segment : [])),
  );
  const heads = firstLines(body, columns);
  return byColumn.flatMap((lines, column) => {
    const cells: Cell[] = [];
    for (const line of lines) {
      const last = cells.at(-1)?.lines.at(-1);
      if (last && !heads.has(line) && line.y - last.y <= SAME_CELL * usual) cells.at(-1)?.lines.push(line);
      else cells.push({ column, lines: [line] });
    }
    return cells;
  });
}

const topOf = ({ lines: [first] }: Cell) => (first ? first.y - 0.6 * first.size : 0);
const bottomOf = ({ lines }: Cell) => (lines.at(-1)?.y ?? 0) + 0.1 * (lines.at(-1)?.size ?? 0);

/** Cells that stand beside each other. */
function rowsOfCells(cells: readonly Cell[]): Cell[][] {
  const rows: { bottom: number; cells: Cell[] }[] = [];
  for (const cell of [...cells].sort((one, other) => topOf(one) - topOf(other))) {
    const row = rows.at(-1);
    if (row && topOf(cell) < row.bottom) {
      row.cells.push(cell);
      row.bottom = Math.max(row.bottom, bottomOf(cell));
    } else rows.push({ bottom: bottomOf(cell), cells: [cell] });
  }
  return rows.map((row) => row.cells);
}

const faceOf = ({ font, size }: Segment) => `${font} ${Math.round(size * 2)}`;

/** The lines of a cell that make up its name, and those that tell more. */
export function partsOf({ lines }: Cell): { name: Segment[]; more: Segment[] } {
  if (lines.length <= CELL_LINES) return { name: [...lines], more: [] };
  const [first] = lines;
  // A title in bold above what was done.
  const end = first ? lines.findIndex((line) => faceOf(line) !== faceOf(first)) : -1;
  return end > 0 && end <= CELL_LINES
    ? { name: lines.slice(0, end), more: lines.slice(end) }
    : { name: [], more: [...lines] };
}

/** The lines of a name as one segment at the height of its row. */
export function joined(lines: readonly Segment[], y: number): Segment[] {
  const [first] = lines;
  if (!first) return [];
  const rest = lines.slice(1);
  const text = rest.reduce(
    (whole, line) =>
      `${whole.trimEnd()}${Math.abs(line.size - first.size) > 0.08 * first.size ? ' · ' : ' '}${line.text.trimStart()}`,
    first.text,
  );
  return [{ ...first, text, y, right: Math.max(...lines.map(({ right }) => right)) }];
}

function rowSegments(cells: readonly Cell[]): Segment[] {
  const y = Math.min(...cells.map(({ lines }) => lines[0]?.y ?? Number.POSITIVE_INFINITY));
  const parts = [...cells].sort((one, other) => one.column - other.column).map(partsOf);
  const names = parts.flatMap(({ name }) => joined(name, y));
  // Half a line further down, no line stands at the height of the row.
  const more = parts.flatMap((part) => part.more.map((line) => ({ ...line, y: line.y + 0.5 * line.size })));
  return [...names, ...more];
}

/** The segments of a page, its tables row by row. */
export function withWholeCells(segments: readonly Segment[]): Segment[] {
  const rows = rowsOf(segments, ({ left }) => left);
  const out: Segment[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] ?? [];
    out.push(...row);
    at += 1;
    if (!columnsBelow(row)) continue;
    const columns = widened(rows, at);
    const body = bodyOf(rows, at, columns);
    const usual = leadingOf(body, columns);
    if (!Number.isFinite(usual)) continue;
    at += body.length;
    for (const cells of rowsOfCells(cellsOf(body, columns, usual))) out.push(...rowSegments(cells));
  }
  return out;
}
