/** Joins the lines of cells that break in rows of three and more: tags, names of languages above their levels. */
import { CELL_GAP } from './cell-starts.ts';
import { rowsOf } from './fragment.ts';
import { isDateLike } from './page-dates.ts';
import type { Segment } from './page-pieces.ts';

/** So many cells side by side are a row of a grid; two may be columns of text. */
const CELLS_MIN = 3;
/** Names are no longer. */
const CELL_CHARS = 32;
/** Lines of one cell begin at one edge, in points. */
const EDGE_POINTS = 2;
/** They follow one another at this distance, in multiples of the size. */
const STEP = { least: 0.9, most: 1.45 };
/** A letter is about as wide as this share of the size, a blank a quarter of it. */
const LETTER = 0.5;
const BLANK = 0.25;

const faceOf = ({ font, size }: Segment) => `${font} ${Math.round(size * 2)}`;

/** Whether the cells of a row follow one another at one distance, as tags do: then each line of them has cells of its own. */
function areTags(row: readonly Segment[]): boolean {
  const gaps = row.slice(1).map(({ left }, at) => left - (row[at]?.right ?? left));
  return Math.max(...gaps) - Math.min(...gaps) < BLANK * (row[0]?.size ?? 0);
}

/** Whether a text may be a name in a cell: the mark of a list is none. */
const isName = (text: string) =>
  text.length <= CELL_CHARS && /[\p{L}\p{N}]/u.test(text) && !isDateLike(text) && !/@\S*\.|:/.test(text);

/** Whether a row is one of short names side by side, each at its own place. */
const isGrid = (row: readonly Segment[]) =>
  row.length >= CELLS_MIN && row.every(({ text }) => isName(text)) && !areTags(row);

/** Rows of one grid stand no further apart, in multiples of the size. */
const SAME_GRID = 4;

/** Where the cells of a row begin: as its own say, or as the row of a grid above it that it goes on with; none where it is no row of a grid. */
function edgesOf(row: readonly Segment[], above: { y: number; edges: readonly number[] }): readonly number[] {
  const [first] = row;
  if (isGrid(row)) return row.map(({ left }) => left);
  const isNear = first !== undefined && first.y - above.y < SAME_GRID * first.size;
  const isInGrid = ({ left, text }: Segment) =>
    isName(text) && above.edges.some((edge) => Math.abs(edge - left) < EDGE_POINTS);
  return isNear && row.every(isInGrid) ? above.edges : [];
}

/** Whether the first word of the line below had no place in the cell: up to the next one, or as wide as the others are at most. */
function hasNoPlace(cell: Segment, below: Segment, edges: readonly number[]): boolean {
  const [word = ''] = below.text.trim().split(/\s/);
  const letter = (below.right - below.left) / Math.max(1, below.text.length) || LETTER * below.size;
  const end = cell.right + BLANK * cell.size + word.length * letter;
  const widest = Math.max(...edges.slice(1).map((edge, at) => edge - (edges[at] ?? edge)));
  const next = edges.find((edge) => edge > cell.left + EDGE_POINTS) ?? cell.left + widest;
  return end > next - CELL_GAP * cell.size;
}

/** Whether a line below a cell is set like it, at its edge. */
const areOneCell = (cell: Segment, below: Segment) =>
  Math.abs(below.left - cell.left) < EDGE_POINTS && faceOf(below) === faceOf(cell);

/** The line below a cell that is the rest of it. */
function restOf(cell: Segment, next: readonly Segment[], edges: readonly number[]): Segment | undefined {
  const below = next.find((one) => areOneCell(cell, one));
  const step = below ? (below.y - cell.y) / cell.size : 0;
  if (!below || step < STEP.least || step > STEP.most) return undefined;
  return below.text.length <= CELL_CHARS && hasNoPlace(cell, below, edges) ? below : undefined;
}

/** The segments of a page, with cells of a grid whole whose last words stand in the next line. */
export function withWrappedCells(segments: readonly Segment[]): Segment[] {
  const rows = rowsOf(segments, ({ left }) => left);
  const gone = new Set<Segment>();
  const joined = new Map<Segment, Segment>();
  let above: { y: number; edges: readonly number[] } = { y: Number.NEGATIVE_INFINITY, edges: [] };
  for (const [index, row] of rows.entries()) {
    const edges = edgesOf(row, above);
    if (edges.length > 0) above = { y: row[0]?.y ?? above.y, edges };
    const below = rows[index + 1] ?? [];
    const rests = edges.length > 0 ? row.map((cell) => (gone.has(cell) ? undefined : restOf(cell, below, edges))) : [];
    // What stands below each of the cells, set like them, is a row of its own, unless it is the rest of all.
    const isBelow = (cell: Segment) => below.some((one) => areOneCell(cell, one));
    if (row.length > 1 && row.every(isBelow) && rests.includes(undefined)) continue;
    for (const [at, cell] of row.entries()) {
      const rest = rests[at];
      if (!rest) continue;
      joined.set(cell, { ...cell, text: `${cell.text.trimEnd()} ${rest.text.trimStart()}` });
      gone.add(rest);
    }
  }
  return segments.filter((segment) => !gone.has(segment)).map((segment) => joined.get(segment) ?? segment);
}
