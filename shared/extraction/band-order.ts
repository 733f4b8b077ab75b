/** Puts the bands of a page in the order in which they are read: cards heading by heading, panels before the text that flows round them. */
import { type Band, bandsOf } from './columns.ts';
import { rowsOf } from './fragment.ts';
import { isDateLike } from './page-dates.ts';
import type { Segment } from './page-pieces.ts';

/** A page with more headings than this is made to keep a reader busy. */
const HEADS_MAX = 40;
/** Fewer lines than this below its heading are no panel. */
const PANEL_LINES = 4;
/** A paragraph, or a list in a panel, may begin this far in. */
const INDENT_POINTS = 30;

/** Headings over a grid of cards are so much larger than what stands in it. */
const OVER_GRID = 1.1;
/** The first lines of cards side by side stand at one height, in points. */
const CARD_POINTS = 3;

/** Cards stand so much further in than headings over all of them, in points. */
const OUTDENT_POINTS = 6;
const HEAD_CHARS = 36;

/** The short pieces of one face that stand left of all others of their column, the most that follow one another: headings as large as what they head. */
function outdented(column: readonly Segment[]): Segment[] {
  const edge = column.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
  const outer = column.filter(({ left }) => left < edge + OUTDENT_POINTS).toSorted((one, other) => one.y - other.y);
  let most: Segment[] = [];
  let run: Segment[] = [];
  for (const segment of outer) {
    const isHead = segment.left < edge + 1 && segment.text.length <= HEAD_CHARS;
    if (!isHead || segment.font !== run[0]?.font) run = [];
    if (isHead) run.push(segment);
    if (run.length > most.length) most = [...run];
  }
  return most;
}

/** Whether a heading in the left column has nothing beside it and a row of both columns below it. */
function headsRow(head: Segment, left: readonly Segment[], right: readonly Segment[]): boolean {
  const below = (side: readonly Segment[]) =>
    side.filter(({ y }) => y > head.y + 1).reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const isFree = !right.some(({ y, size }) => y > head.y - head.size && y - size < head.y);
  return isFree && Math.abs(below(left) - below(right)) <= CARD_POINTS;
}

/** The headings in the left column that head both: larger than all of the right one or further out, with nothing beside them, above a row of both columns. */
function headsOfBoth(left: readonly Segment[], right: readonly Segment[]): Segment[] {
  const largest = right.reduce((most, { size }) => Math.max(most, size), 0);
  const large = left.filter(({ size }) => size > OVER_GRID * largest);
  const isBetween = ({ y }: Segment) => right.some((one) => one.y < y) && right.some((one) => one.y > y);
  if (large.length > HEADS_MAX) return [];
  if (large.length > 0) {
    const between = large.filter(isBetween);
    return between.every((head) => headsRow(head, left, right)) ? between : [];
  }
  const out = outdented(left).slice(0, HEADS_MAX);
  const end = out.findIndex((head) => !headsRow(head, left, right));
  const heads = end < 0 ? out : out.slice(0, end);
  return heads.filter(isBetween).length > 1 ? heads : [];
}

/** Cards in two columns below headings of their own, one stretch after the other. */
function withGridsApart(band: Band): Band[] {
  const [left = [], right = []] = band.columns;
  if (band.gutter === null) return [band];
  const heads = headsOfBoth(left, right);
  const out: Band[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const bottom of [...heads.map(({ y, size }) => y - size), Number.POSITIVE_INFINITY]) {
    const inside = ({ y }: Segment) => y > top && y <= bottom;
    const isHead = (segment: Segment) => heads.includes(segment);
    const head = left.filter((segment) => inside(segment) && isHead(segment));
    if (head.length > 0) out.push({ gutter: null, columns: [head] });
    const rest = left.filter((segment) => inside(segment) && !isHead(segment));
    out.push({ gutter: band.gutter, columns: [rest, right.filter(inside)] });
    top = bottom;
  }
  return out;
}

/** A panel is at most so much of the letters beside it. */
const PANEL_SHARE = 0.7;

/** Whether what stands at the right is headed and one block of its own, with no dates of what stands beside it. */
function isPanel(panel: readonly Segment[]): boolean {
  const rows = rowsOf(panel, (segment) => segment.left).flatMap((row) => row[0] ?? []);
  const [head, ...others] = rows;
  const same = others.filter(({ font, size }) => head && font === head.font && Math.abs(size - head.size) < 0.3);
  const isAlike = rows.every(({ left }) => head && Math.abs(left - head.left) < INDENT_POINTS);
  return (
    others.length >= PANEL_LINES &&
    same.length < 0.3 * others.length &&
    isAlike &&
    !panel.some(({ text }) => isDateLike(text))
  );
}

/** Whether the text left of a panel goes on below it in full width: what stands there is set as running text and begins no part. */
function flowsOn(left: readonly Segment[], panel: readonly Segment[], below: Band | undefined): boolean {
  if (!below || below.gutter !== null) return false;
  const letters = (side: readonly Segment[]) => side.reduce((sum, { text }) => sum + text.length, 0);
  const [next] = rowsOf(below.columns[0] ?? [], (segment) => segment.left);
  const [head, last] = [next?.[0], rowsOf(left, (segment) => segment.left).at(-1)?.[0]];
  const gutter = panel.reduce((least, segment) => Math.min(least, segment.left), Number.POSITIVE_INFINITY);
  if (!head || !last || letters(panel) > PANEL_SHARE * letters(left) || !isPanel(panel)) return false;
  const isNear = head.y - last.y < 3 * head.size && Math.abs(head.left - last.left) < INDENT_POINTS;
  const isWide = (below.columns[0] ?? []).some((segment) => segment.left < gutter - 1 && segment.right > gutter + 1);
  const sizes = left.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return isNear && isWide && head.size <= usual * 1.05;
}

/** Text that flows round a panel at its right is read on below it; the panel is read before. */
function withPanelsFirst(bands: readonly Band[]): Band[] {
  return bands.map((band, index) => {
    const [left = [], right = []] = band.columns;
    if (band.gutter === null || !flowsOn(left, right, bands[index + 1])) return band;
    return { gutter: null, columns: [right, left] };
  });
}

/** Labels that end at one edge differ by this much in where they end, and by more than that in where they begin. */
const FLUSH_POINTS = 2;
const RAGGED_POINTS = 8;
/** In multiples of the size: the rest of a label that broke over its line. */
const SAME_LABEL = 1.45;

/** Labels of several lines as one each, at the height of the first. */
function wholeLabels(labels: readonly Segment[]): Segment[] {
  const out: { label: Segment; bottom: number }[] = [];
  for (const segment of labels.toSorted((one, other) => one.y - other.y)) {
    const last = out.at(-1);
    if (last && segment.y - last.bottom <= SAME_LABEL * segment.size && segment.font === last.label.font) {
      last.label = { ...last.label, text: `${last.label.text} ${segment.text}` };
      last.bottom = segment.y;
    } else out.push({ label: segment, bottom: segment.y });
  }
  return out.map(({ label }) => label);
}

/** Two segments at one height; a label in smaller print stands a little higher or lower. */
const isLevel = (one: Segment, other: Segment) => Math.abs(one.y - other.y) <= LEVEL_POINTS;
const LEVEL_POINTS = 3.5;

/** Labels set flush right beside what they head are no column of their own: each stands on the line of its text. */
function withLabelsBeside(band: Band): Band {
  const [left = [], right = []] = band.columns;
  if (band.gutter === null || left.length < 2 || left.length > HEADS_MAX) return band;
  // A short text behind its label may end before the others begin.
  const firsts = left.filter((segment) => !left.some((one) => one.right < segment.left && isLevel(one, segment)));
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const isFlush =
    spread(firsts.map((segment) => segment.right)) <= FLUSH_POINTS &&
    spread(firsts.map((segment) => segment.left)) > RAGGED_POINTS;
  if (!isFlush) return band;
  const texts = [...left.filter((segment) => !firsts.includes(segment)), ...right];
  const labels = wholeLabels(firsts).map((label) => {
    const beside = texts.find((segment) => isLevel(segment, label));
    return { label: beside ? { ...label, y: beside.y } : label, beside };
  });
  if (labels.filter(({ beside }) => beside).length < labels.length / 2) return band;
  return { gutter: null, columns: [[...labels.map(({ label }) => label), ...texts]] };
}

/** The bands of one page as they are read, from top to bottom. */
export function orderedBands(segments: readonly Segment[]): Band[] {
  return withPanelsFirst(bandsOf(segments).map(withLabelsBeside).flatMap(withGridsApart));
}
