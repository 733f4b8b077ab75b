/** Tells two columns side by side from rows with a label, a date or a place at their side. */
import { columnRole, isColumnHead } from './column-head.ts';
import { rowsOf } from './fragment.ts';
import { isDateLike, isDuration } from './page-dates.ts';
import type { Segment } from './page-pieces.ts';

/** Fewer segments than this at one left edge are no column. */
const MIN_COLUMN_LINES = 4;
/** And fewer than this no list, though it stands below a heading. */
export const MIN_LIST_LINES = 2;
/** A column's left edge may wander by this many points. */
export const EDGE_POINTS = 2.5;

interface Side {
  segments: Segment[];
  /** Share of rows that have a row of the other side at their height. */
  aligned: number;
  dates: number;
  /** Whether each of several dates has a row of the other side at its height. */
  datesAligned: boolean;
  /** Median characters of a row. */
  length: number;
  /** Share of rows with a neighbour of the same side right below or above. */
  dense: number;
  letters: number;
  /** Share of rows that are bullets or addresses of the net: lists and contact data, no labels. */
  listed: number;
  /** Share of rows that are dates or a few words in capitals: what stands in a margin. */
  marginal: number;
}

export function near(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) < 0.35 * Math.max(one.size, other.size);
}

export function sideOf(segments: Segment[], others: readonly Segment[]): Side {
  const rows = rowsOf(segments, (segment) => segment.left);
  const heads = rows.flatMap((row) => row[0] ?? []);
  const dated = heads.filter((head) => isDateLike(head.text));
  const share = (test: (head: Segment, index: number) => boolean) =>
    heads.filter(test).length / Math.max(1, heads.length);
  const lengths = rows.map((row) => row.reduce((sum, segment) => sum + segment.text.length, 0)).sort((a, b) => a - b);
  const close = (head: Segment, other: Segment | undefined) =>
    other !== undefined && Math.abs(other.y - head.y) < 1.9 * Math.max(head.size, other.size);
  return {
    segments,
    aligned: share((head) => others.some((other) => near(head, other))),
    dates: share(({ text }) => isDateLike(text) || isDuration(text)),
    datesAligned: dated.length > 2 && dated.every((head) => others.some((other) => near(head, other))),
    length: lengths[Math.floor(lengths.length / 2)] ?? 0,
    dense: share((head, index) => close(head, heads[index - 1]) || close(head, heads[index + 1])),
    letters: lengths.reduce((sum, length) => sum + length, 0),
    marginal: share(({ text }) => isDateLike(text) || (isCapital(text) && text.split(' ').length <= 3)),
    listed: share((head) => /^[•▪◦‣●○■]|@|\.com\b/u.test(head.text.trim())),
  };
}

/** Labels set flush right before what they label, as forms have them: their right edges meet, their left ones do not. */
function areLabels(left: readonly Segment[], right: readonly Segment[]): boolean {
  const edge = Math.max(...left.map((segment) => segment.right));
  const flushRight = left.filter((segment) => edge - segment.right < EDGE_POINTS).length;
  const start = Math.min(...left.map((segment) => segment.left));
  const flushLeft = left.filter((segment) => segment.left - start < EDGE_POINTS).length;
  const beside = left.some((segment) => right.some((other) => near(segment, other)));
  return beside && flushRight >= 0.8 * left.length && flushLeft <= 0.4 * left.length;
}

/** What stands in a margin is mostly this short; columns with dates in them are not. */
const MARGIN_CHARS = 32;

/** Dates, places and labels beside the lines they belong to: to be read row by row. */
function isMargin(side: Side): boolean {
  if (side.dates > 0.5) return true;
  const isShort = side.length <= MARGIN_CHARS;
  if (isShort && side.dates > 0.25 && (side.aligned > 0.6 || side.datesAligned)) return true;
  if (side.marginal >= 0.8 && side.dates > 0.2) return true;
  if (side.aligned < 0.8) return false;
  if (side.listed > 0.25) return false;
  return side.length <= 12 || side.dense < 0.5;
}

/** The segments at the heights where the other side has text, too: what stands above or below says nothing. */
export function beside(segments: readonly Segment[], others: readonly Segment[]): Segment[] {
  const heights = others.map((other) => other.y);
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  return segments.filter(({ y, size }) => y > top - size && y < bottom + size);
}

/** Of the rows of a column so many begin within a small indentation of its edge; dates and places set flush right do not. */
const ALIKE_SHARE = 0.7;
const INDENT_POINTS = 30;

function beginAlike(segments: readonly Segment[]): boolean {
  const heads = rowsOf(segments, ({ left }) => left).flatMap((row) => row[0] ?? []);
  const edge = heads.map(({ left }) => left).sort((one, other) => one - other)[Math.floor(heads.length / 10)] ?? 0;
  const isNear = ({ left }: Segment) => left - edge <= INDENT_POINTS;
  const near = heads.filter(isNear).length;
  if (near >= ALIKE_SHARE * heads.length) return true;
  // Dates in a margin of the column's own: what they belong to has an edge of its own right of them.
  const inner = heads.filter((head) => !isNear(head)).map(({ left }) => left);
  const own = inner.sort((one, other) => one - other)[Math.floor(inner.length / 10)] ?? 0;
  const beside = inner.filter((left) => left - own <= INDENT_POINTS).length;
  const dates = heads.filter((head) => isNear(head) && isDateLike(head.text)).length;
  return dates >= MIN_LIST_LINES && near + beside >= ALIKE_SHARE * heads.length;
}

/** Whether heads of columns (`Empresa`, `Período`) stand at one height on both sides: a table, to be read row by row. */
function haveColumnHeads(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [heads, others] = [left, right].map((side) => side.filter(({ text }) => isColumnHead(text)));
  if (left.length === 0 || heads?.length === 0) return false;
  // Beside three heads or more, what stands at their height is one, whatever it is called: `What I was doing`.
  return (
    heads?.some((head) => {
      if (others?.some((other) => near(head, other))) return true;
      const [own, rest] = [left, right].map((side) => side.filter((one) => near(head, one)));
      const row = [...(own ?? []), ...(rest ?? [])];
      const known = row.filter(({ text }) => isColumnHead(text) || columnRole(text) !== undefined);
      return known.length > 2 && (rest?.some(({ font }) => font === head.font) ?? false);
    }) ?? false
  );
}

/** A heading in a margin breaks over lines of this length. */
const HEAD_CHARS = 26;
/** Headings are so few letters beside what they head. */
const HEADS_LETTERS = 0.15;
const HEADS_MIN = 3;
const HEADS_MAX = 40;

/** Capitals are a face of their own: headings in a margin may be set so and otherwise like the text. */
export const faceOf = ({ font, size, text }: Segment) => `${font} ${Math.round(size * 2)} ${isCapital(text)}`;

/** Whether a side holds but headings, each beside the first line of what it heads and set unlike the text. */
function areHeadings(left: readonly Segment[], right: readonly Segment[]): boolean {
  const letters = (side: readonly Segment[]) => side.reduce((sum, { text }) => sum + text.length, 0);
  const [first] = left;
  if (!first || left.length < HEADS_MIN || left.length > HEADS_MAX || letters(left) > HEADS_LETTERS * letters(right))
    return false;
  const isPlain = left.every(
    (segment) => segment.text.length <= HEAD_CHARS && !/[\d@]/.test(segment.text) && faceOf(segment) === faceOf(first),
  );
  const same = right.filter((segment) => faceOf(segment) === faceOf(first));
  const starts = left.filter((segment) => right.some((other) => Math.abs(other.y - segment.y) < segment.size));
  return isPlain && letters(same) < 0.25 * letters(right) && starts.length >= 0.6 * left.length;
}

/** Labels and names in the cells of a table are shorter than lines of text. */
const LABEL_CHARS = 26;
const VALUE_CHARS = 40;

/** So many of what stands flush right beside the text are dates of it. */
const FLUSH_DATES = 0.15;

/** Dates and headings set flush right beside or above what they belong to: their right edges meet, their left ones do not. */
function areFlushRight(segments: readonly Segment[]): boolean {
  const share = (test: (segment: Segment) => boolean) => segments.filter(test).length / Math.max(1, segments.length);
  const meets = (side: 'left' | 'right') => {
    const ends = segments.map((segment) => segment[side]).sort((one, other) => one - other);
    const isNear = (edge: number, other: number | undefined) => Math.abs((other ?? Number.NaN) - edge) < 1;
    const mated = ends.filter((edge, at) => isNear(edge, ends[at - 1]) || isNear(edge, ends[at + 1]));
    return mated.length / Math.max(1, ends.length);
  };
  return meets('right') >= ALIKE_SHARE && meets('left') <= 0.5 && share(({ text }) => isDateLike(text)) >= FLUSH_DATES;
}

const DATES_MIN = 3;
/** Of what is no date, so much ends before the dates: the rest are headings of the text that the dates belong to. */
const BEFORE_SHARE = 0.7;

/** Whether dates stand between the left column and the gutter, each beside text right of it: they are its margin, and the page parts before them. */
function haveDatesBetween(left: readonly Segment[], right: readonly Segment[]): boolean {
  const others = left.filter(({ text }) => !isDateLike(text));
  const ends = others.map((segment) => segment.right).sort((one, other) => one - other);
  const edge = ends[Math.floor(BEFORE_SHARE * ends.length)] ?? 0;
  const dates = left.filter((segment) => isDateLike(segment.text) && segment.left > edge);
  const beside = dates.filter((date) => right.some((other) => Math.abs(other.y - date.y) < 1.2 * date.size));
  // Dates at the end of the left column's own lines stand at their height, and at the other's only by chance.
  const share = (side: readonly Segment[]) =>
    dates.filter((date) => side.some((other) => near(date, other))).length / Math.max(1, dates.length);
  if (share(others) > share(right)) return false;
  return dates.length >= DATES_MIN && others.length >= MIN_COLUMN_LINES && beside.length >= 0.6 * dates.length;
}

/** Rows of one grid are no more than this; longer sides that stand level are columns of one leading. */
const GRID_ROWS_MAX = 12;

/** Whether the right side has but further cells of rows at the left (a list over the width, dates at line ends): each level with one and set like it, no heading. */
function goesOnRows(left: readonly Segment[], right: readonly Segment[]): boolean {
  if (new Set(right.map(({ y }) => Math.round(y))).size > GRID_ROWS_MAX) return false;
  const faces = new Set(left.map(faceOf));
  // Captions above values are two faces: a form, whose boxes stand side by side.
  const own = new Set(right.filter(({ text }) => !isDateLike(text)).map(faceOf));
  const isLevel = (segment: Segment) =>
    left.some(
      (other) => Math.abs(other.y - segment.y) < 1 && (isDateLike(segment.text) || faceOf(other) === faceOf(segment)),
    );
  return faces.size > 1 && own.size < 2 && right.every(isLevel);
}

/** Dates at an edge of their own end lines of the other side, or stand below these: they are no part of a column. */
function withoutDatesApart(right: readonly Segment[]): Segment[] {
  const dates = right.filter(({ text }) => isDateLike(text));
  const others = right.filter((segment) => !dates.includes(segment));
  const isNear = (one: number, other: number) => Math.abs(one - other) <= EDGE_POINTS;
  const areOneEdge = dates.every(
    ({ left: own, right: end }) => isNear(own, dates[0]?.left ?? 0) || isNear(end, dates[0]?.right ?? 0),
  );
  const areApart =
    dates.length >= MIN_LIST_LINES &&
    areOneEdge &&
    !dates.some(({ left }) => others.some((other) => isNear(other.left, left)));
  return areApart ? others : [...right];
}

export function areColumns(left: Segment[], right: Segment[]): boolean {
  if (withoutDatesApart(right).length < MIN_COLUMN_LINES) return false;
  if (areLabels(left, right) || areHeadings(left, right)) return false;
  if (left.length < MIN_COLUMN_LINES || right.length < MIN_COLUMN_LINES) return false;
  if (haveDatesBetween(left, right)) return false;
  if (!beginAlike(right) || haveColumnHeads(left, right) || areFlushRight(right)) return false;
  const one = sideOf(beside(left, right), right);
  const other = sideOf(beside(right, left), left);
  if (one.letters < 40 || other.letters < 40) return false;
  // Each row of either side has its row on the other: a table of labels and values.
  const isLabelled = beside(left, right).every(
    ({ text }, index, all) =>
      text.length <= LABEL_CHARS && !isCapital(text) && !isHead(all[index] as Segment, all[index + 1]),
  );
  if (isLabelled && other.length <= VALUE_CHARS && one.aligned > 0.95 && other.aligned > 0.6) return false;
  return !isMargin(one) && !isMargin(other) && !goesOnRows(left, right);
}

const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/\d/.test(text);

/** Whether a segment is set as a heading of what stands below it. */
export function isHead(head: Segment, below: Segment | undefined): boolean {
  if (!below || below.y - head.y > 4 * head.size) return false;
  return head.size > below.size * 1.05 || (isCapital(head.text) && !isCapital(below.text));
}
