/** Joins the pieces of text on a page into words and cells, before anything is known about columns. */
import { beginsCell, CELL_GAP, type CellStarts, cellStarts, NO_STARTS, withNeighbours } from './cell-starts.ts';
import { drawnBesideCells } from './drawn-cells.ts';
import { joinBrokenDates, withDatesLevel } from './page-dates.ts';
import { type Fragment, faceOf, lineFace, type Segment } from './page-pieces.ts';

/** From which gap on a blank stands there, in multiples of the font size. */
const BLANK_GAP = 0.17;

/** Text drawn twice, a hair apart, to look bold. */
function isShadow(fragment: Fragment, other: Fragment): boolean {
  const near = Math.abs(fragment.x - other.x) < 1.5 && Math.abs(fragment.y - other.y) < 1.5;
  return near && fragment.text === other.text;
}

/** Fragments of the same baseline, left to right; a baseline may differ by a third of the font size. */
export function rowsOf<T extends { y: number; size: number }>(pieces: readonly T[], left: (piece: T) => number): T[][] {
  const rows: { y: number; size: number; pieces: T[] }[] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && piece.y - row.y <= 0.35 * Math.max(row.size, piece.size)) {
      row.pieces.push(piece);
      if (piece.size > row.size) row.size = piece.size;
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => row.pieces.sort((one, other) => left(one) - left(other)));
}

/** Glyphs drawn one by one with a distance of their own (`letter-spacing`) are so many in a row at least. */
const SPACED_GLYPHS = 4;
/** A blank is this much wider than the distance between spaced glyphs, in multiples of the font size. */
const BLANK_OVER_SPACING = 0.2;

/** For each fragment the gap before it from which on a blank stands there, in multiples of the font size. */
function blankGaps(row: readonly Fragment[]): number[] {
  const gaps = row.map(() => BLANK_GAP);
  const gapBefore = (at: number) => {
    const [before, own] = [row[at - 1], row[at]];
    return before && own ? (own.x - before.x - before.width) / Math.min(own.size, before.size) : Number.NaN;
  };
  const isGlyph = (at: number) => (row[at]?.text.trim().length ?? 9) <= 2;
  let from = 0;
  for (let at = 1; at <= row.length; at += 1) {
    if (isGlyph(at) && isGlyph(at - 1) && gapBefore(at) < CELL_GAP) continue;
    const inside = Array.from({ length: at - from - 1 }, (_, index) => from + 1 + index);
    if (inside.length >= SPACED_GLYPHS - 1) {
      const spacing = inside.map(gapBefore).sort((one, other) => one - other)[Math.floor(inside.length / 2)] ?? 0;
      for (const index of inside) gaps[index] = Math.max(BLANK_GAP, spacing + BLANK_OVER_SPACING);
    }
    from = at;
  }
  return gaps;
}

/** Whether a word begins with what is added to a text: signs between words begin none. */
const beginsWord = (text: string, added: string) =>
  /[\p{L}\p{N}]/u.test(added) && (/[^\p{L}\p{N}]$/u.test(text) || /^\s/.test(added));

/** The fragments of one line as segments; `starts` says where cells begin that stand near one another. */
export function joinRow(row: Fragment[], starts: CellStarts = NO_STARTS): Segment[] {
  const segments: Segment[] = [];
  const blanks = blankGaps(row);
  let previous: Fragment | undefined;
  let face = '';
  for (const [index, fragment] of row.entries()) {
    if (previous && isShadow(fragment, previous)) continue;
    const last = segments.at(-1);
    const gap = last ? fragment.x - last.right : 0;
    const size = Math.min(fragment.size, last?.size ?? fragment.size);
    const isEdge = last !== undefined && beginsCell(row, index, last, starts);
    if (last && gap < CELL_GAP * size && !isEdge) {
      last.text += gap > (blanks[index] ?? BLANK_GAP) * size && !/\s$/.test(last.text) ? ' ' : '';
      const begins = beginsWord(last.text, fragment.text);
      if (begins && faceOf(fragment) !== face) last.faces.push(last.text.length + (fragment.text.search(/\S/) || 0));
      if (begins) face = faceOf(fragment);
      if (/\p{L}/u.test(fragment.text)) last.endFace = lineFace(fragment);
      last.text += fragment.text;
      last.right = Math.max(last.right, fragment.x + fragment.width);
      if (fragment.text.length > last.text.length / 2)
        Object.assign(last, { size: fragment.size, font: fragment.font });
    } else {
      const { text, x: left, width, y, size: own, font, heading, order } = fragment;
      face = faceOf(fragment);
      segments.push({
        text,
        left,
        right: left + width,
        y,
        size: own,
        font,
        faces: [],
        endFace: lineFace(fragment),
        ...(isEdge && { atEdge: true }),
        ...(heading !== undefined && { heading }),
        ...(order !== undefined && { order }),
      });
    }
    previous = fragment;
  }
  return segments;
}

/** The segments of a page, row by row. */
export function segmentsOf(fragments: readonly Fragment[]): Segment[] {
  const rows = rowsOf(fragments, (fragment) => fragment.x);
  const plain = rows.map((row) => joinRow(row));
  const starts = cellStarts(rows, plain.flat(), drawnBesideCells(fragments));
  return withDatesLevel(
    joinBrokenDates(
      rows.flatMap((row, index) =>
        joinRow(row, withNeighbours(starts, plain[index] ?? [], plain[index - 1], plain[index + 1])),
      ),
    ),
  );
}
