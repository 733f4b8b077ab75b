/** Finds columns side by side, and no such in lines that merely have a date or a place at their end; why ours: `page-layout.ts`. */
import { isColumnHead } from './column-head.ts';
import { areColumns, beside, EDGE_POINTS, faceOf, isHead, MIN_LIST_LINES, near, sideOf } from './column-sides.ts';
import { rowsOf } from './fragment.ts';
import { isDateLike } from './page-dates.ts';
import type { Segment } from './page-pieces.ts';

/** A stretch of the page read from top to bottom: one column, or two with a gutter at `gutter`. */
export interface Band {
  gutter: number | null;
  columns: Segment[][];
}

/** Whether segments are the dates of what stands beside them: most of them, or many that each stand beside a line. */
function areDatesBeside(segments: readonly Segment[], others: readonly Segment[]): boolean {
  const dates = segments.filter(({ text }) => isDateLike(text));
  if (dates.length > 0.5 * segments.length) return true;
  return dates.length > 0.25 * segments.length && dates.every((date) => others.some((other) => near(date, other)));
}

/** The row of a stretch where two headings set alike stand side by side, each above a list of its own. */
function headedFrom(open: readonly Segment[], gutter: number): number | undefined {
  const right = open.filter((segment) => segment.left >= gutter - 1);
  const [head] = right;
  const mate = head && open.find((segment) => segment.left < gutter - 1 && near(segment, head));
  if (!mate || mate.font !== head.font || Math.abs(mate.size - head.size) > 0.1 || /\d/.test(head.text))
    return undefined;
  if (isColumnHead(head.text) || isColumnHead(mate.text)) return undefined;
  const left = open.filter((segment) => segment.left < gutter - 1 && segment.y > mate.y);
  const isList =
    right.filter((segment) => Math.abs(segment.left - head.left) < EDGE_POINTS).length > 0.8 * right.length;
  if (!isList || areDatesBeside(right, left) || mate.right > gutter || mate.left > (left[0]?.left ?? 0) + EDGE_POINTS)
    return undefined;
  return isHead(head, right[1]) && isHead(mate, left[0]) ? mate.y - mate.size / 2 : undefined;
}

interface Columns {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
}

/** What follows a list at this distance, in multiples of its size, is no part of it. */
const NEXT_PART = 2.6;

/** The list at the left up to the first wide distance below the end of the right one, and what comes after. */
function upToNext(left: readonly Segment[], right: readonly Segment[]): [Segment[], Segment[]] {
  const bottom = right.reduce((most, { y }) => Math.max(most, y), 0);
  const faces = new Set(left.filter(({ y, size }) => y <= bottom + size / 2).map(faceOf));
  const at = left.findIndex((segment, index) => {
    const { y, size } = segment;
    const before = left[index - 1];
    if (before === undefined || y <= bottom + size) return false;
    // What is set like nothing in the list heads what comes next.
    return y - before.y > NEXT_PART * size || !faces.has(faceOf(segment));
  });
  return at < 0 ? [[...left], []] : [left.slice(0, at), left.slice(at)];
}

/** The columns of a stretch without crossing text. Of a list in two columns, only its own rows: the text goes on below it. */
function trimmed(open: Segment[], gutter: number): Columns | null {
  const left = open.filter((segment) => segment.left < gutter - 1);
  const right = open.filter((segment) => segment.left >= gutter - 1);
  const headed = headedFrom(open, gutter);
  if (headed !== undefined) {
    const above = left.filter(({ y }) => y < headed);
    const [lists, below] = upToNext(
      left.filter(({ y }) => y >= headed),
      right,
    );
    return { above, left: lists, right, below };
  }
  if (!areColumns(left, right)) return null;
  const shared = beside(left, right);
  const grid =
    sideOf(right, left).aligned > 0.9 && sideOf(shared, right).aligned > 0.8 && right.length < 0.6 * left.length;
  if (!grid) return { above: [], left, right, below: [] };
  const top = Math.min(...shared.map((segment) => segment.y));
  const above = left.filter((segment) => !shared.includes(segment) && segment.y < top);
  const below = left.filter((segment) => !shared.includes(segment) && segment.y >= top);
  return { above, left: shared, right, below };
}

/** Cuts the page at every segment that crosses the gutter; between the cuts lie columns, or lines of one side. */
function cut(segments: readonly Segment[], gutter: number): { bands: Band[]; gain: number } {
  const bands: Band[] = [];
  let gain = 0;
  let full: Segment[] = [];
  let open: Segment[] = [];
  const close = () => {
    const columns = trimmed(open, gutter);
    if (columns) {
      full.push(...columns.above);
      if (full.length > 0) bands.push({ gutter: null, columns: [full] });
      bands.push({ gutter, columns: [columns.left, columns.right] });
      full = columns.below;
      const letters = (side: Segment[]) => side.reduce((sum, segment) => sum + segment.text.length, 0);
      gain += Math.min(letters(columns.left), letters(columns.right)) + 0.1 * letters(open);
    } else full.push(...open);
    open = [];
  };
  for (const row of rowsOf(segments, (segment) => segment.left)) {
    const crosses = row.some((segment) => segment.left < gutter - 1 && segment.right > gutter + 1);
    if (!crosses) open.push(...row);
    else {
      close();
      full.push(...row);
    }
  }
  close();
  if (full.length > 0) bands.push({ gutter: null, columns: [full] });
  return { bands, gain };
}

/** More edges than any page has are a picture of dots, or made to keep a reader busy: the ones of most lines count. */
const MAX_EDGES = 60;

/** Left edges where several segments begin, the page's own left margin excepted. */
function edges(segments: readonly Segment[]): number[] {
  const sorted = segments.map((segment) => segment.left).sort((one, other) => one - other);
  const margin = (sorted[0] ?? 0) + 50;
  const found: { edge: number; lines: number }[] = [];
  for (let from = 0; from < sorted.length; ) {
    const start = sorted[from] ?? 0;
    let to = from;
    while (to < sorted.length && (sorted[to] ?? 0) - start <= EDGE_POINTS) to += 1;
    if (to - from >= MIN_LIST_LINES && start > margin) found.push({ edge: start - 1, lines: to - from });
    from = to;
  }
  const most = found.length > MAX_EDGES ? found.sort((one, other) => other.lines - one.lines) : found;
  return most.slice(0, MAX_EDGES).map(({ edge }) => edge);
}

/** The bands of one page from top to bottom, with the gutter that orders most text. */
export function bandsOf(segments: readonly Segment[]): Band[] {
  let best: { bands: Band[]; gain: number } = { bands: [{ gutter: null, columns: [[...segments]] }], gain: 0 };
  for (const edge of edges(segments)) {
    const attempt = cut(segments, edge);
    if (attempt.gain > best.gain) best = attempt;
  }
  return best.bands;
}
