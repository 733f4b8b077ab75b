/** Finds cells by the order in which they were drawn: all lines of one, then the next one beside its first line, however near. */
import { type Fragment, faceOf } from './page-pieces.ts';

/** Longer cells are columns of text. */
const LINES_MAX = 3;
/** Their lines follow one another at this distance, in multiples of the size. */
const STEP = { least: 0.9, most: 1.45 };
/** Baselines of one line differ by less, in multiples of the size. */
const LEVEL = 0.35;
/** Lines of one cell begin at one edge, in points. */
const EDGE_POINTS = 1;
/** Parts of one line are no more. */
const PARTS_MAX = 12;

const isLevel = (one: Fragment, other: Fragment) => Math.abs(one.y - other.y) < LEVEL * other.size;

/** The part of the line drawn up to a place that begins where another piece does, right below or above it. */
function alignedPart(fragments: readonly Fragment[], last: number, piece: Fragment): number | undefined {
  for (let at = last; at >= 0 && last - at < PARTS_MAX; at -= 1) {
    const [own, behind] = [fragments[at], fragments[at + 1]];
    if (!own || (at < last && behind && (!isLevel(own, behind) || own.x >= behind.x))) return undefined;
    if (Math.abs(own.x - piece.x) <= EDGE_POINTS) return at;
  }
  return undefined;
}

/** The piece with which the line begins that was drawn before a piece and stands right above it at its edge, by its place in the order. */
function lineAbove(fragments: readonly Fragment[], place: number): number | undefined {
  const own = fragments[place];
  const at = own && alignedPart(fragments, place - 1, own);
  const above = at === undefined ? undefined : fragments[at];
  if (!own || !above || faceOf(own) !== faceOf(above)) return undefined;
  const step = (own.y - above.y) / own.size;
  return step >= STEP.least && step <= STEP.most ? at : undefined;
}

/** Where the line begins whose last part is at a place in the order of drawing. */
function lineStart(fragments: readonly Fragment[], last: number): number {
  let at = last;
  while (at > 0 && last - at < PARTS_MAX) {
    const [before, own] = [fragments[at - 1], fragments[at]];
    if (!before || !own || !isLevel(before, own) || before.x >= own.x) break;
    at -= 1;
  }
  return at;
}

/** Whether what was drawn before a piece are the lines of a cell whose first one stands at its height, left of it. */
function followsCell(fragments: readonly Fragment[], place: number): boolean {
  const own = fragments[place];
  if (!own) return false;
  for (let last = place - 1, line = 0; line < LINES_MAX; line += 1) {
    const at = lineAbove(fragments, lineStart(fragments, last));
    const first = at === undefined ? undefined : fragments[at];
    if (at === undefined || !first || faceOf(first) !== faceOf(own)) return false;
    if (isLevel(first, own)) return first.x < own.x;
    last = at;
  }
  return false;
}

/** The pieces with which lines of cells begin, as the order of drawing has it. */
export function drawnBesideCells(fragments: readonly Fragment[]): ReadonlySet<Fragment> {
  const starts = fragments.filter(
    (_, place) => lineAbove(fragments, place) !== undefined || followsCell(fragments, place),
  );
  return new Set(starts);
}
