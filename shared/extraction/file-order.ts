/**
 * Puts a tagged page into the order that its file tells, where the order of its places would put text under another heading: cards in a
 * grid, columns that begin at other heights. Both orders are of the same visible text.
 */
import type { Band } from './columns.ts';
import { rowsOf } from './fragment.ts';
import { isDateLike } from './page-dates.ts';
import type { Segment } from './page-pieces.ts';

/** Of the letters of a page so many may stand under another heading by their places, before the order of the file holds. */
const MOVED_SHARE = 0.02;
/** Fewer headings than this tell nothing. */
const HEADINGS_MIN = 2;
/** Letters so much larger than most are those of headings. */
const LARGER = 1.08;
/** Of the lines right below one another so many may be torn apart, before the order of the file holds. */
const TORN_SHARE = 0.25;
const LINKS_MIN = 4;
/** What stands beside the next column is among the last so many pieces. */
const LOOKED_AT = 300;
/** Lines of one block begin at one edge, in points, and follow one another at this distance, in multiples of their size. */
const EDGE_POINTS = 3;
const LINE_STEP = 1.8;
/** What stands in a margin beside the text has at most so many letters and pieces. */
const MARGIN_LETTERS = 60;
const MARGIN_PIECES = 2;

const lettersOf = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0);
/** Whether a segment is a heading, by its tag or by how it is set. */
type IsHeading = (segment: Segment) => boolean;

function headingsOf(segments: readonly Segment[]): IsHeading {
  const sizes = segments.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/\d/.test(text);
  return ({ heading, size, text }) => heading !== undefined || size > LARGER * usual || isCapital(text);
}

/** The segments in the order in which bands are read. */
const readIn = (bands: readonly Band[]) =>
  bands.flatMap(({ columns }) => columns.flatMap((column) => rowsOf(column, ({ left }) => left).flat()));

/** The heading above each segment of a page, as the order at hand has it. */
function headingsIn(segments: readonly Segment[], isHeading: IsHeading): Map<Segment, Segment | undefined> {
  let last: Segment | undefined;
  return new Map(
    segments.map((segment) => {
      const above = last;
      if (isHeading(segment)) last = segment;
      return [segment, isHeading(segment) ? segment : above];
    }),
  );
}

/** Of the letters of a page the share that stands under another heading in the one order than in the other; a margin may be read before or after its text. */
function movedShare(
  one: readonly Segment[],
  other: readonly Segment[],
  isHeading: IsHeading,
  margin: ReadonlySet<Segment>,
): number {
  const [own, others] = [headingsIn(one, isHeading), headingsIn(other, isHeading)];
  const moved = one.filter((segment) => !margin.has(segment) && own.get(segment) !== others.get(segment));
  return lettersOf(moved) / Math.max(1, lettersOf(one));
}

/** Whether a segment goes on right below the one before it, and not beside it. */
const isBelow = (above: Segment, below: Segment) =>
  below.y > above.y &&
  below.y - above.y < LINE_STEP * Math.max(above.size, below.size) &&
  below.left <= above.right &&
  above.left <= below.right;

/** What stands in a margin, beside text that follows it in the order of the file: a time above a place, a label. */
function marginal(told: readonly Segment[]): ReadonlySet<Segment> {
  const blocks: Segment[][] = [];
  for (const segment of told) {
    const above = blocks.at(-1)?.at(-1);
    if (above && isBelow(above, segment)) blocks.at(-1)?.push(segment);
    else blocks.push([segment]);
  }
  const isMargin = (block: readonly Segment[], [next]: readonly Segment[] = []) => {
    const [first, last] = [block[0], block.at(-1)];
    const isBeside = first && last && next && next.y > first.y - first.size && next.y < last.y + last.size;
    return (
      isBeside &&
      block.length <= MARGIN_PIECES &&
      lettersOf(block) <= MARGIN_LETTERS &&
      block.every(({ right }) => right < next.left)
    );
  };
  return new Set(blocks.filter((block, index) => isMargin(block, blocks[index + 1])).flat());
}

/** Of the lines that follow right below one another in the order of the file, the share that other text parts in the other one, apart from what stands in the margin. */
function tornShare(told: readonly Segment[], read: readonly Segment[], margin: ReadonlySet<Segment>): number {
  const places = new Map(read.map((segment, place) => [segment, place]));
  let texts = 0;
  /** How many segments of the text stand ahead of each place. */
  const ahead = read.map((segment) => (margin.has(segment) ? texts : texts++));
  const links = told.flatMap((below, at) => {
    const above = told[at - 1];
    const step = above ? below.y - above.y : 0;
    const isLink =
      above && Math.abs(below.left - above.left) <= EDGE_POINTS && step > 1 && step < LINE_STEP * below.size;
    if (!isLink || margin.has(above) || margin.has(below)) return [];
    const [from, to] = [places.get(above) ?? 0, places.get(below) ?? 0];
    return [to < from || (ahead[to] ?? 0) - (ahead[from] ?? 0) > 1];
  });
  return links.length < LINKS_MIN ? 0 : links.filter((isTorn) => isTorn).length / links.length;
}

/** Whether the order goes on beside what was read, in a column of its own, and not only from a margin to its text. */
function beginsColumn(run: readonly Segment[], next: Segment, isHeading: IsHeading): boolean {
  const last = run.at(-1);
  if (!last || next.y > last.y - 0.5 * next.size) return false;
  const beside = run.slice(-LOOKED_AT).filter(({ y }) => y > next.y - 0.5 * next.size);
  return (
    beside.some(isHeading) || isHeading(next) || lettersOf(beside) > MARGIN_LETTERS || beside.length > MARGIN_PIECES
  );
}

/** Whether what comes next are the dates of what was read, told behind it: they stand on its lines, and the text goes on below. */
function areDatesBehind(run: readonly Segment[], told: readonly Segment[], from: number): boolean {
  const bottom = run.at(-1)?.y ?? 0;
  const next = told.slice(from, from + MARGIN_PIECES + 1);
  const below = next.findIndex(({ y }) => y > bottom);
  const behind = below < 0 ? next : next.slice(0, below);
  const isLevel = (date: Segment) =>
    run.slice(-LOOKED_AT).some(({ y, right }) => Math.abs(y - date.y) < 0.35 * date.size && right <= date.left);
  return behind.length <= MARGIN_PIECES && behind.every((date) => isDateLike(date.text) && isLevel(date));
}

/** The segments as they follow one another, a stretch for each column. */
function runsOf(told: readonly Segment[], isHeading: IsHeading): Segment[][] {
  const runs: Segment[][] = [];
  for (const [index, segment] of told.entries()) {
    const run = runs.at(-1);
    if (!run || (beginsColumn(run, segment, isHeading) && !areDatesBehind(run, told, index))) runs.push([segment]);
    else run.push(segment);
  }
  return runs;
}

/** The bands of a page as the file orders them, where its headings and blocks say that their places mislead; else as they are. */
export function bandsInFileOrder(segments: readonly Segment[], bands: Band[]): Band[] {
  if (segments.some(({ order }) => order === undefined)) return bands;
  const isHeading = headingsOf(segments);
  const told = segments.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const inFileOrder = runsOf(told, isHeading).map((run): Band => ({ gutter: null, columns: [run] }));
  const read = readIn(bands);
  const margin = marginal(told);
  const areHeaded = segments.filter(isHeading).length >= HEADINGS_MIN;
  const isMoved = areHeaded && movedShare(read, readIn(inFileOrder), isHeading, margin) > MOVED_SHARE;
  return isMoved || tornShare(told, read, margin) > TORN_SHARE ? inFileOrder : bands;
}
