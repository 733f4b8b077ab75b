/** Puts what stands in the middle of its cell beside a block of text (a heading, a date, in tables of browsers) at the block's first line. */
import { rowsOf } from './fragment.ts';
import type { Segment } from './page-pieces.ts';

/** Fewer labels than this are no column of them. */
const LABELS_MIN = 3;
/** And so many have to stand lower than the first line of their block, or nothing is to be done. */
const LOWER_MIN = 2;
/** Of the labels so many stand in the middle of a block. */
const CENTRED_SHARE = 0.6;
/** In points: the middles of a label and of its block differ by no more. */
const MIDDLE_POINTS = 5;
/** In points: columns are further apart. */
const GUTTER_POINTS = 4;
/** In points: left edges of one column differ by less. */
const EDGE_POINTS = 2.5;
/** So many lines begin where the text does. */
const LINES_MIN = 6;
/** Of the letters beside labels, most are the text's. */
const TEXT_SHARE = 0.75;
/** The lines of one label follow one another at this distance, in multiples of their size. */
const SAME_LABEL = 2;
/** Blocks stand further apart than their lines, in multiples of the size. */
const NEXT_BLOCK = 2.6;
/** Baselines of one line differ by less, in multiples of the size. */
const LEVEL = 0.35;

const lettersOf = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0);

/** Labels left of a column of text, from the first to the last of them. */
interface Beside {
  labels: Segment[];
  text: Segment[];
}

/** The labels left of an edge and the text right of it, where nothing crosses it between the first label and the last. */
function besideAt(segments: readonly Segment[], edge: number): Beside | null {
  const labels = segments.filter(({ right }) => right < edge - GUTTER_POINTS);
  const crossing = segments.filter(({ left, right }) => left < edge - 1 && right >= edge - GUTTER_POINTS);
  // What crosses above is the head of the page.
  const top = crossing.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const own = labels.filter(({ y }) => y > top);
  const text = segments.filter(({ left, y }) => left >= edge - 1 && y > top);
  const isText = lettersOf(text) > TEXT_SHARE * (lettersOf(text) + lettersOf(own));
  return own.length >= LABELS_MIN && isText ? { labels: own, text } : null;
}

/** The leftmost edge where text begins that has labels beside it. */
function besideIn(segments: readonly Segment[]): Beside | null {
  const lefts = segments.map(({ left }) => left).sort((one, other) => one - other);
  const isEdge = (left: number, at: number) =>
    at === 0 || left - (lefts[at - 1] ?? 0) > EDGE_POINTS
      ? (lefts[at + LINES_MIN - 1] ?? Number.POSITIVE_INFINITY) - left <= 2 * EDGE_POINTS
      : false;
  for (const edge of lefts.filter(isEdge)) {
    const found = besideAt(segments, edge);
    if (found) return found;
  }
  return null;
}

/** Rows that follow one another nearer than `most` allows, from top to bottom. */
function stacksOf(rows: readonly Segment[][], most: (stack: readonly Segment[]) => number): Segment[][] {
  const stacks: Segment[][] = [];
  for (const row of rows) {
    const stack = stacks.at(-1);
    if (stack && (row[0]?.y ?? 0) - bottomOf(stack) <= most(stack)) stack.push(...row);
    else stacks.push([...row]);
  }
  return stacks;
}

const topOf = (segments: readonly Segment[]) => Math.min(...segments.map(({ y, size }) => y - size));
const bottomOf = (segments: readonly Segment[]) => Math.max(...segments.map(({ y }) => y));
const middleOf = (segments: readonly Segment[]) => (topOf(segments) + bottomOf(segments)) / 2;
const firstLine = (segments: readonly Segment[]) => Math.min(...segments.map(({ y }) => y));

/** A label as it is read: its words in one line and its date in another, at the block's first line; both above it where there are both. */
function atTop(label: readonly Segment[], y: number): Segment[] {
  const dates = label.filter(({ text }) => /\d/.test(text));
  const words = label.filter((segment) => !dates.includes(segment));
  const joined = (parts: readonly Segment[], height: number): Segment[] => {
    const [first] = parts;
    if (!first) return [];
    const text = parts.map((part) => part.text.trim()).join(' ');
    const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))];
    return [{ ...first, text, left, right, y: height, faces: parts.length > 1 ? [] : first.faces }];
  };
  const above = dates.length > 0 ? y - 0.6 * (words[0]?.size ?? 0) : y;
  return [...joined(words, above), ...joined(dates, y)];
}

const isCentred = (label: readonly Segment[], block: readonly Segment[]) =>
  Math.abs(middleOf(block) - middleOf(label)) <= MIDDLE_POINTS;

/** The block of each label: the one that it stands in the middle of, or that has its middle somewhere beside it. */
function blocksBeside(
  labels: readonly (readonly Segment[])[],
  blocks: readonly Segment[][],
): Map<readonly Segment[], Segment[]> {
  const found = new Map<readonly Segment[], Segment[]>();
  const isFree = (block: Segment[]) => ![...found.values()].includes(block);
  for (const label of labels) {
    const middle = middleOf(label);
    const block =
      blocks.find((one) => isCentred(label, one)) ??
      blocks.find((one) => topOf(one) <= middle && middle <= bottomOf(one));
    if (block && isFree(block)) found.set(label, block);
  }
  return found;
}

type Blocks = Map<readonly Segment[], Segment[]>;

const isLower = ([label, block]: [readonly Segment[], Segment[]]) =>
  firstLine(label) > firstLine(block) + LEVEL * (block[0]?.size ?? 0);

/** Labels with their blocks, where most stand in the middle of these and some of them lower than the first line; else none. */
function centredIn(labels: readonly Segment[][], blocks: readonly Segment[][]): Blocks {
  const blockOf = blocksBeside(labels, blocks);
  const centred = [...blockOf].filter(([label, block]) => isCentred(label, block)).length;
  const areCentred = centred >= CENTRED_SHARE * labels.length && [...blockOf].filter(isLower).length >= LOWER_MIN;
  return areCentred ? blockOf : new Map();
}

/** Headings lower than the first lines of their blocks with these, where all such stand in the middle. */
function lowerIn(headings: readonly Segment[][], blocks: readonly Segment[][]): Blocks {
  const lower = [...blocksBeside(headings, blocks)].filter(isLower);
  const areCentred = lower.length >= LOWER_MIN && lower.every(([heading, block]) => isCentred(heading, block));
  return new Map(areCentred ? lower : []);
}

/** The labels that are headings: in the face of the largest, which no date has. */
function headingsAmong(labels: readonly Segment[]): Segment[] {
  const words = labels.filter(({ text }) => !/\d/.test(text));
  const largest = words.reduce<Segment | undefined>(
    (most, one) => (most && most.size >= one.size ? most : one),
    undefined,
  );
  const isAlike = ({ font, size }: Segment) => font === largest?.font && Math.abs(size - largest.size) < 0.1;
  return words.filter(isAlike);
}

/** The segments of a page, labels in the middle of what stands beside them at its first line. */
export function withLabelsAtTop(segments: readonly Segment[]): Segment[] {
  const beside = besideIn(segments);
  if (!beside) return [...segments];
  const rowsIn = (side: readonly Segment[]) => rowsOf(side, ({ left }) => left);
  const blocks = stacksOf(rowsIn(beside.text), (stack) => NEXT_BLOCK * (stack.at(-1)?.size ?? 0));
  const stacks = (labels: readonly Segment[]) =>
    stacksOf(rowsIn(labels), (stack) => SAME_LABEL * Math.max(...stack.map(({ size }) => size)));
  const all = centredIn(stacks(beside.labels), blocks);
  // Dates may stand at the top of their entries and headings in the middle of their lists.
  const blockOf = all.size > 0 ? all : lowerIn(stacks(headingsAmong(beside.labels)), blocks);
  const moved = new Set([...blockOf.keys()].flat());
  return [
    ...segments.filter((segment) => !moved.has(segment)),
    ...[...blockOf].flatMap(([label, block]) => atTop(label, firstLine(block))),
  ];
}
