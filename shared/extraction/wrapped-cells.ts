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

/** Whether the first word of the line below had no place in the cell: up to the next one, or as wide as the others are at most. */
function hasNoPlace(cell: Segment, below: Segment, next: Segment | undefined, widest: number): boolean {
  const [word = ''] = below.text.trim().split(/\s/);
  const letter = (below.right - below.left) / Math.max(1, below.text.length) || LETTER * below.size;
  const end = cell.right + BLANK * cell.size + word.length * letter;
  return end > (next?.left ?? cell.left + widest) - CELL_GAP * cell.size;
}

/** The segments of a page, with cells of a grid whole whose last words stand in the next line. */
export function withWrappedCells(segments: readonly Segment[]): Segment[] {
  const rows = rowsOf(segments, ({ left }) => left);
  const gone = new Set<Segment>();
  const joined = new Map<Segment, Segment>();
  for (const [index, row] of rows.entries()) {
    if (!isGrid(row)) continue;
    const widest = Math.max(...row.slice(1).map(({ left }, at) => left - (row[at]?.left ?? left)));
    for (const [at, cell] of row.entries()) {
      const below = rows[index + 1]?.find((one) => Math.abs(one.left - cell.left) < EDGE_POINTS);
      const step = below ? (below.y - cell.y) / cell.size : 0;
      if (!below || faceOf(below) !== faceOf(cell) || step < STEP.least || step > STEP.most || gone.has(cell)) continue;
      if (below.text.length > CELL_CHARS || !hasNoPlace(cell, below, row[at + 1], widest)) continue;
      joined.set(cell, {
        ...cell,
        text: `${cell.text.trimEnd()} ${below.text.trimStart()}`,
      });
      gone.add(below);
    }
  }
  return segments.filter((segment) => !gone.has(segment)).map((segment) => joined.get(segment) ?? segment);
}
