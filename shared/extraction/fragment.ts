/** Pieces of text on a page and how they join into words and cells, before anything is known about columns. */
import type { TaggedCell } from './pdf-tags.ts';

/** A run of text as the PDF draws it; points from the page's top left corner, `y` is the baseline. */
export interface Fragment {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  /** The level of the heading that it is tagged as, 0 for the title. */
  heading?: number;
  /** Its place in the order that the tags of the file tell. */
  order?: number;
  /** The cell of a table that it is tagged as a part of. */
  cell?: TaggedCell;
}

/** Fragments of one line without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** The face that draws most of its letters. */
  font: string;
  /** Begins where many others do, right behind the one before it: a cell of its own, however near. */
  atEdge?: boolean;
  /** Where in its text words of another face begin. */
  faces: number[];
  /** As in its first fragment. */
  heading?: number;
  order?: number;
  /** Left edges of its cells, with tabs between them in the text, where it is a row of a table. */
  cellX?: number[];
}

/** Gaps in multiples of the font size: a blank from here on, another cell from there on. */
const BLANK_GAP = 0.17;
const CELL_GAP = 0.95;

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
const BLANK_OVER_SPACING = 0.1;

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

/** A gap narrower than that of cells parts them where so many lines begin behind it, in multiples of the font size. */
const EDGE_GAP = 0.3;
const EDGE_SEGMENTS = 4;
/** Left edges are rounded to half a point. */
const edgeOf = (left: number) => Math.round(left * 2);
const MARK = /^\W{0,2}$/u;

/** Where many segments of a page begin: the values of labels that are set flush right before them begin there as well. */
function edgesOf(segments: readonly Segment[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { left } of segments) counts.set(edgeOf(left), (counts.get(edgeOf(left)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= EDGE_SEGMENTS).map(([edge]) => edge));
}

/** Sizes of one face differ by less than half a point. */
const faceOf = ({ font, size }: Fragment) => `${font} ${Math.round(size)}`;

/** Whether a word begins with what is added to a text: signs between words begin none. */
const beginsWord = (text: string, added: string) =>
  /[\p{L}\p{N}]/u.test(added) && (/[^\p{L}\p{N}]$/u.test(text) || /^\s/.test(added));

const NO_EDGES: ReadonlySet<number> = new Set();

/** The fragments of one line as segments; `edges` are where many others begin. */
export function joinRow(row: Fragment[], edges: ReadonlySet<number> = NO_EDGES): Segment[] {
  const segments: Segment[] = [];
  const blanks = blankGaps(row);
  let previous: Fragment | undefined;
  let face = '';
  for (const [index, fragment] of row.entries()) {
    if (previous && isShadow(fragment, previous)) continue;
    const last = segments.at(-1);
    const gap = last ? fragment.x - last.right : 0;
    const size = Math.min(fragment.size, last?.size ?? fragment.size);
    const isEdge =
      last !== undefined && gap > EDGE_GAP * size && edges.has(edgeOf(fragment.x)) && !MARK.test(last.text.trim());
    if (last && gap < CELL_GAP * size && !isEdge) {
      last.text += gap > (blanks[index] ?? BLANK_GAP) * size && !/\s$/.test(last.text) ? ' ' : '';
      const begins = beginsWord(last.text, fragment.text);
      if (begins && faceOf(fragment) !== face) last.faces.push(last.text.length + (fragment.text.search(/\S/) || 0));
      if (begins) face = faceOf(fragment);
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
        ...(isEdge && { atEdge: true }),
        ...(heading !== undefined && { heading }),
        ...(order !== undefined && { order }),
      });
    }
    previous = fragment;
  }
  return segments;
}

const YEAR = '(?:19|20)\\d\\d';
const OPEN_DATE = new RegExp(
  `(?:^|[\\s/.-])(?:${YEAR}\\s*(?:[-–—/→]|\\b(?:to|a|al|hasta)\\b)|(?:[-–—/→]|\\b(?:to|a|al|hasta)\\b)\\s*\\p{L}{3,10}\\.?)\\s*$`,
  'iu',
);
const REST_OF_DATE = new RegExp(
  `^(?:(?:[QT][1-4]\\s+|\\p{L}{3,10}\\.?\\s+(?:de\\s+|del\\s+)?)?(?:\\d{1,2}[/.-])?${YEAR}|present[e]?|actual\\p{L}*|current|hoy|now|la fecha)$`,
  'iu',
);

const WHOLE_DATE = new RegExp(
  `^(?:(?:[QT][1-4]\\s+|\\p{L}{3,10}\\.?\\s+(?:de\\s+|del\\s+)?)|\\d{1,2}[/.-])${YEAR}$`,
  'u',
);

const ANY_YEAR = new RegExp(YEAR);

/** What the names of the twelve months begin with in either language. */
const MONTHS = [
  'ene|jan',
  'feb',
  'mar',
  'abr|apr',
  'may',
  'jun',
  'jul',
  'ago|aug',
  'sep|set',
  'oct',
  'nov',
  'dic|dec',
].map((start) => new RegExp(`^(?:${start})`, 'i'));

/** The months up to a date, a year alone as its last one; infinite for today. */
function monthsTo(text: string): number {
  const year = ANY_YEAR.exec(text)?.[0];
  const named = MONTHS.findIndex((month) => month.test(text)) + 1;
  return year
    ? 12 * Number(year) + (named || Number(/^\d{1,2}(?=[/.-])/.exec(text)?.[0] ?? 12))
    : Number.POSITIVE_INFINITY;
}

/** In points: right of the middle of a page. */
const FAR_RIGHT = 320;

/** Whether two cells are a month above a month, or above today, in a margin beside the lines of one entry. */
function isStackedPeriod(open: Segment, rest: Segment, segments: readonly Segment[]): boolean {
  if (!WHOLE_DATE.test(open.text.trim()) || Math.abs(open.left - rest.left) > 2.5) return false;
  const hasText = ({ y, size, left, right }: Segment) =>
    segments.some(
      (other) =>
        (Math.abs(other.y - y) < 0.35 * size && other.left > right + size) ||
        // Dates at the right edge stand a little above or below the lines they belong to.
        (Math.abs(other.y - y) < 1.3 * size && other.right < left - size && left > FAR_RIGHT),
    );
  const [from = 0, to = 0] = [open, rest].map(({ text }) => monthsTo(text.trim()));
  return (
    from <= to && hasText(open) && hasText(rest) && (to === Number.POSITIVE_INFINITY || !isInList(open, rest, segments))
  );
}

/** Whether a date stands right above or below two others: then each is of an entry of its own. */
function isInList(open: Segment, rest: Segment, segments: readonly Segment[]): boolean {
  return segments.some(({ text, left, y }) => {
    const distance = Math.max(open.y - y, y - rest.y);
    const isNext = distance > 0.5 * open.size && distance < 1.9 * open.size && Math.abs(left - open.left) <= 2.5;
    return isNext && WHOLE_DATE.test(text.trim());
  });
}

/** Beside which line a cell of two lines belongs: the first, or the one it is centred on, or the second. */
function heightOf(open: Segment, rest: Segment, segments: readonly Segment[]): number {
  const taken = (y: number) =>
    segments.some((other) => other !== open && other !== rest && Math.abs(other.y - y) < 0.35 * other.size);
  const middle = (open.y + rest.y) / 2;
  return [open.y, middle, rest.y].find(taken) ?? open.y;
}

/** What belongs to a date stands at most so many segments before or behind it: a line or two. */
const SEGMENTS_AROUND = 60;

/** A period broken over two lines of a narrow cell (`mayo 2021 –` above `actualidad`) becomes one line again. */
function joinBrokenDates(all: readonly Segment[]): Segment[] {
  const gone = new Set<Segment>();
  for (const [index, open] of all.entries()) {
    if (open.text.length > 40 || gone.has(open)) continue;
    const isOpen = OPEN_DATE.test(open.text);
    if (!(isOpen || WHOLE_DATE.test(open.text.trim()))) continue;
    const segments = all.slice(Math.max(0, index - SEGMENTS_AROUND), index + SEGMENTS_AROUND);
    const rest = segments.find((other) => {
      const below = other.y - open.y;
      const aligned = other.left < open.right && other.right > open.left;
      if (below <= 0.5 * open.size || below >= 1.9 * open.size || !aligned) return false;
      return REST_OF_DATE.test(other.text.trim()) && (isOpen || isStackedPeriod(open, other, segments));
    });
    if (!rest) continue;
    open.text = `${open.text.trimEnd()} ${isOpen ? '' : '– '}${rest.text.trim()}`;
    open.y = heightOf(open, rest, segments);
    gone.add(rest);
  }
  return all.filter((segment) => !gone.has(segment));
}

/** The segments of a page, row by row. */
export function segmentsOf(fragments: readonly Fragment[]): Segment[] {
  const rows = rowsOf(fragments, (fragment) => fragment.x);
  const edges = edgesOf(rows.flatMap((row) => joinRow(row)));
  return joinBrokenDates(rows.flatMap((row) => joinRow(row, edges)));
}
