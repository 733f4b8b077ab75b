/** Finds the cells of a line that stand nearer to the one before them than cells do: values behind labels, dates at the right edge, tags. */
import { isDateLike } from './page-dates.ts';
import { type Fragment, faceOf, type Segment } from './page-pieces.ts';

/** From which gap on another cell begins, in multiples of the font size. */
export const CELL_GAP = 0.95;
/** A gap narrower than that parts cells where so many lines begin behind it. */
const EDGE_GAP = 0.3;
const EDGE_SEGMENTS = 4;
/** A heading in the margin may run into the text by so much. */
const OVERLAP = 1.5;
/** Tags stand so far apart, further than the words of a line, and all alike. */
const TAG_GAP = 0.6;
const SAME_GAP = 0.06;
/** So many gaps of one row are alike where it holds tags. */
const TAGS_MIN = 2;
/** Parts of one word, drawn apart (ligatures), are nearer to one another than this. */
const ONE_WORD = 0.1;
/** In points: cells of equal width begin so exactly where their number says. */
const PITCH_POINTS = 0.6;
/** So many steps of one width between the cells of a row make it a row of cells of equal width. */
const PITCHES_MIN = 2;

/** An e-mail address drawn as a piece of its own. */
const ADDRESS = /^\s*[\w.+-]{2,64}@[\w-]+\.[\w.-]+\s*$/;

const MARK = /^\W{0,2}$/u;

/** Edges are rounded to half a point. */
const edgeOf = (x: number) => Math.round(x * 2);

/** Where the cells of a page begin that stand near one another. */
export interface CellStarts {
  /** Where many segments begin, where many end, and where mostly dates do. */
  left: ReadonlySet<number>;
  right: ReadonlySet<number>;
  dates: ReadonlySet<number>;
  /** The face of tags and their distance in multiples of the size, where the page has tags. */
  tags: Tags | null;
  /** What was drawn right behind a lower line of the cell before it. */
  drawn: ReadonlySet<Fragment>;
}

interface Tags {
  gap: number;
  face: string;
}

export const NO_STARTS: CellStarts = {
  left: new Set(),
  right: new Set(),
  dates: new Set(),
  tags: null,
  drawn: new Set(),
};

/** Where many segments of a page begin or end: the values of labels that are set flush right before them begin there as well. */
function edgesOf(segments: readonly Segment[], side: 'left' | 'right'): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const segment of segments) {
    const edge = edgeOf(segment[side]);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= EDGE_SEGMENTS).map(([edge]) => edge));
}

/** Where dates end that are set flush right: so many, and most of what ends there. */
const DATES_MIN = 2;

function dateEdges(segments: readonly Segment[]): ReadonlySet<number> {
  const counts = new Map<number, { dates: number; all: number }>();
  for (const { text, right } of segments) {
    const count = counts.get(edgeOf(right)) ?? { dates: 0, all: 0 };
    counts.set(edgeOf(right), { dates: count.dates + Number(isDateLike(text)), all: count.all + 1 });
  }
  const isOfDates = ({ dates, all }: { dates: number; all: number }) => dates >= DATES_MIN && dates > all / 2;
  return new Set([...counts].filter(([, count]) => isOfDates(count)).map(([edge]) => edge));
}

/** The gap before each fragment of a row, in multiples of the size. */
const gapsOf = (row: readonly Fragment[]) =>
  row.slice(1).map((own, index) => {
    const before = row[index] as Fragment;
    return (own.x - before.x - before.width) / Math.min(own.size, before.size);
  });

const isTagGap = (gap: number) => gap >= TAG_GAP && gap < CELL_GAP;

/** A letter is narrower than this share of the size, unless letters are set apart. */
const LETTER = 0.7;

/**
 * What a row says of tags: the distance between its pieces is wider than blanks and the same each time, and some piece has blanks of its
 * own. Words of a title with its letters set apart are no tags.
 */
function tagsOf(row: readonly Fragment[]): Tags | null {
  const gaps = gapsOf(row).filter((gap) => gap < CELL_GAP && gap > ONE_WORD);
  const [gap] = gaps;
  const [first] = row;
  if (!first || gap === undefined || gaps.length < TAGS_MIN || !row.some(({ text }) => /\S\s\S/.test(text)))
    return null;
  const isSpaced = row.some(({ text, width, size }) => width > LETTER * text.length * size);
  const isSentence = row.some(({ text }) => /^[^\p{L}\p{N}]|[,;:]$/u.test(text.trim()));
  const areAlike = gaps.every((own) => isTagGap(own) && Math.abs(own - gap) < SAME_GAP);
  const isOneFace = row.every((piece) => faceOf(piece) === faceOf(first));
  return areAlike && isOneFace && !isSpaced && !isSentence ? { gap, face: faceOf(first) } : null;
}

/** What the rows of a page and its segments, joined without it, say of where cells begin. */
export function cellStarts(
  rows: readonly Fragment[][],
  segments: readonly Segment[],
  drawn: ReadonlySet<Fragment>,
): CellStarts {
  const right = edgesOf(segments, 'right');
  const ragged = rows.filter((row) => !endsAtEdge(row, right));
  const tags = ragged.map(tagsOf).find((found) => found !== null) ?? null;
  return { left: edgesOf(segments, 'left'), right, dates: dateEdges(segments), tags, drawn };
}

/** Where the cells of a row begin that all have one width: also those that ran together, between others that did not. */
function edgesOfEqualCells(row: readonly Segment[]): number[] {
  const [first, ...lefts] = row.map(({ left }) => left);
  const steps = lefts.map((left, at) => left - (row[at]?.left ?? left));
  const pitch = Math.min(...steps);
  const isWhole = (step: number) => Math.abs(step - Math.round(step / pitch) * pitch) <= PITCH_POINTS;
  const same = steps.filter((step) => step - pitch <= PITCH_POINTS).length;
  if (first === undefined || same < PITCHES_MIN || !steps.every(isWhole)) return [];
  const cells = Math.round(((lefts.at(-1) ?? first) - first) / pitch);
  return Array.from({ length: cells }, (_, at) => edgeOf(first + (at + 1) * pitch));
}

/** The same for a row between two others: where cells of these begin, some of its own may; and where its own cells say so. */
export function withNeighbours(
  starts: CellStarts,
  own: readonly Segment[],
  ...neighbours: (readonly Segment[] | undefined)[]
): CellStarts {
  const beside = neighbours.flatMap((row = []) => row.slice(1).map(({ left }) => edgeOf(left)));
  const edges = [...beside, ...edgesOfEqualCells(own)];
  return edges.length === 0 ? starts : { ...starts, left: new Set([...starts.left, ...edges]) };
}

/** Whether a row ends where many lines do, as justified ones do and rows of tags do not. */
function endsAtEdge(row: readonly Fragment[], right: ReadonlySet<number>): boolean {
  const end = row.at(-1);
  const edge = end ? edgeOf(end.x + end.width) : Number.NaN;
  return [edge - 1, edge, edge + 1].some((one) => right.has(one));
}

/** Whether the rest of a row from a fragment on is a date that ends where dates do. */
function isDateAtEdge(row: readonly Fragment[], index: number, dates: ReadonlySet<number>): boolean {
  if (!endsAtEdge(row, dates)) return false;
  const rest = row.slice(index).map(({ text }) => text);
  return isDateLike(rest.join(' '));
}

/** Whether a fragment begins a cell of its own, however near the one before it ends. */
export function beginsCell(row: readonly Fragment[], index: number, last: Segment, starts: CellStarts): boolean {
  const [before, own] = [row[index - 1], row[index]];
  if (!before || !own || MARK.test(last.text.trim())) return false;
  if (starts.drawn.has(own)) return true;
  const gap = (own.x - last.right) / Math.min(own.size, last.size);
  const isTag = starts.tags?.face === faceOf(own) && Math.abs(gap - starts.tags.gap) < SAME_GAP;
  if (isTag && /^\s*[\p{L}\p{N}]/u.test(own.text) && !endsAtEdge(row, starts.right)) return true;
  // No place and no name goes on into an address.
  if (ADDRESS.test(own.text) && gap > EDGE_GAP && /[\p{L}\p{N})]$/u.test(last.text.trim())) return true;
  // Where a heading in the margin runs up to the text, its face parts them.
  const isOther = faceOf(own) !== faceOf(before) && gap > -OVERLAP;
  if (starts.left.has(edgeOf(own.x))) return gap > EDGE_GAP || isOther;
  return gap > EDGE_GAP && !isDateLike(last.text.trim()) && isDateAtEdge(row, index, starts.dates);
}
