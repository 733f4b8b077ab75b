/**
 * Puts periods together that stand stacked in a strip beside their entries, with lines of the entry between them by their heights:
 * `June 2017` above `– Present`, the title at the height between.
 */
import { findPeriods } from './dates.ts';
import { type ResumeLine, shortened } from './line.ts';

/** Lines between the two dates of a strip. */
const LINES_MAX = 5;
/** The dates are set below each other: in the middle, or at one edge, within so many points. */
const SAME_STRIP = 6;
/** And within so many multiples of their size. */
const NEXT_DATE = 3.4;
const DATE_CHARS = 24;
const REST_CHARS = 3;
const DASH = /^[-–—]\s*/;

/** How long somebody was somewhere, which stands below the dates: `9 years`, `a year`. */
const DURATION = /^(?:(?:\d+|an?|un[ao]?)\s+(?:years?|yrs?|months?|mos?|a[nñ]os?|mes(?:es)?)(?:[\s,y]|and)*){1,2}$/i;

const isShort = ({ cells, text, cellX }: ResumeLine) =>
  cells.length === 1 && cellX !== undefined && text.length <= DATE_CHARS;

/** Whether two lines stand in one strip. */
function areStacked(one: ResumeLine, other: ResumeLine): boolean {
  const isAligned =
    Math.abs(one.x - other.x) <= SAME_STRIP ||
    Math.abs(one.x + one.width - other.x - other.width) <= SAME_STRIP ||
    Math.abs(one.x + one.width / 2 - other.x - other.width / 2) <= SAME_STRIP;
  const below = other.y - one.y;
  return isAligned && one.page === other.page && below > 0 && below <= NEXT_DATE * one.fontSize;
}

/** Whether a line stands clear of a strip. */
const isClear = (line: ResumeLine, strip: ResumeLine) =>
  line.x + line.width <= strip.x || line.x >= strip.x + strip.width;

function isWholeDate(text: string): boolean {
  const [date] = findPeriods(text);
  return date?.single === true && text.trim().length - (date.end - date.start) <= REST_CHARS;
}

function isWholePeriod(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && !period.single && text.trim().length - (period.end - period.start) <= REST_CHARS;
}

/** The strip that begins beside the first line of an entry: `February 2022 <tab> Nurse` above `Today`; null where the first cell is no date. */
function besideNames(line: ResumeLine | undefined): { date: ResumeLine; rest: ResumeLine; edge: number } | null {
  const [first, ...others] = line?.cells ?? [];
  const edge = line?.cellX?.[1];
  if (!line || !first || others.length === 0 || edge === undefined) return null;
  if (first.text.length > DATE_CHARS || !isWholeDate(first.text)) return null;
  const date = { ...line, text: first.text, end: first.end, cells: [first], cellX: line.cellX?.slice(0, 1) ?? [] };
  return { date: { ...date, width: Math.max(0, edge - line.x) }, rest: shortened(line, others), edge };
}

/** Where the second date stands of a strip whose first stands beside names: alone, or beside the next names. */
function secondBeside(lines: readonly ResumeLine[], at: number, strip: ResumeLine, edge: number): number | undefined {
  for (let next = at + 1; next <= at + 2; next += 1) {
    const line = lines[next];
    if (!line || line.gap || line.page !== strip.page || line.y - strip.y > NEXT_DATE * strip.fontSize)
      return undefined;
    const [first] = line.cells;
    if (!first || first.text.length > DATE_CHARS || line.x >= edge - REST_CHARS) continue;
    const isOver =
      line.cells.length === 1 ? line.x + line.width >= edge : Math.abs((line.cellX?.[1] ?? 0) - edge) > REST_CHARS;
    if (isOver) return undefined;
    return isWholePeriod(`${strip.text} – ${first.text.replace(DASH, '')}`) ? next : undefined;
  }
  return undefined;
}

/** A line's first cell as a line of its own, and what stands beside it. */
function cutFirst(line: ResumeLine): { first: ResumeLine; rest: ResumeLine[] } {
  const [cell, ...others] = line.cells;
  if (!cell || others.length === 0) return { first: line, rest: [] };
  return { first: { ...line, text: cell.text, end: cell.end, cells: [cell] }, rest: [shortened(line, others)] };
}

interface Stack {
  /** The index of the line of the second date. */
  next: number;
  period: ResumeLine;
  rest: ResumeLine[];
  /** What stands beside the second date. */
  below: ResumeLine[];
}

/**
 * The periods stacked beside the names of their entries, by the line at which they begin. One second date at least stands alone: where all
 * stand beside names, each is the time of those names.
 */
function stacksBeside(lines: readonly ResumeLine[]): ReadonlyMap<number, Stack> {
  const stacks = new Map<number, Stack>();
  let alone = 0;
  for (const [at, line] of lines.entries()) {
    const own = besideNames(line);
    const next = own ? secondBeside(lines, at, own.date, own.edge) : undefined;
    const second = next === undefined ? undefined : lines[next];
    if (!own || next === undefined || !second) continue;
    const { first, rest } = cutFirst(second);
    if (rest.length === 0) alone += 1;
    stacks.set(at, { next, period: together(own.date, first), rest: [{ ...own.rest, gap: false }], below: rest });
  }
  return alone > 0 && 2 * alone >= stacks.size ? stacks : new Map();
}

/** Where the second date of a strip stands whose first is at an index; undefined where it has none. */
function secondOf(lines: readonly ResumeLine[], at: number): number | undefined {
  const first = lines[at];
  if (!first || !isShort(first) || !isWholeDate(first.text)) return undefined;
  for (let next = at + 1; next <= at + LINES_MAX; next += 1) {
    const line = lines[next];
    if (!line) return undefined;
    const isSecond = isShort(line) && areStacked(first, line);
    if (isSecond) return isWholePeriod(`${first.text} – ${line.text.replace(DASH, '')}`) ? next : undefined;
    if (!isClear(line, first)) return undefined;
  }
  return undefined;
}

/** Two dates as one line, with a dash and blanks for what stands between them in the document. */
function together(first: ResumeLine, second: ResumeLine): ResumeLine {
  const length = second.start - first.start;
  const lead = `${first.text} –`.padEnd(length).slice(0, length);
  const text = `${lead}${second.text.replace(DASH, (dash) => ' '.repeat(dash.length))}`;
  return { ...first, text, end: second.end, bullet: false, cells: [{ text, start: first.start, end: second.end }] };
}

/** A line without how long something took where that stands in the strip, or nothing. */
function withoutDuration(line: ResumeLine, strip: ResumeLine): ResumeLine[] {
  const last = line.cells.at(-1);
  if (!last || !DURATION.test(last.text)) return [line];
  const x = line.cellX?.at(-1) ?? line.x;
  if (x < strip.x - SAME_STRIP * 8 || x > strip.x + strip.width) return [line];
  if (line.cells.length === 1) return [];
  const before = line.cells.at(-2);
  if (!before || !line.cellX) return [line];
  const text = line.text.slice(0, before.end - line.start);
  const own = { ...line, text, end: before.end, cellX: line.cellX.slice(0, -1) };
  return [shortened(own, line.cells.slice(0, -1))];
}

/** The lines with the periods of a strip as lines of their own, each before what stands beside it. */
export function withStackedPeriods(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  const taken = new Set<number>();
  const beside = stacksBeside(lines);
  const below = new Map<number, ResumeLine[]>();
  let strip: ResumeLine | undefined;
  for (const [at, line] of lines.entries()) {
    const stack = beside.get(at);
    if (stack) {
      out.push(stack.period, ...stack.rest);
      below.set(stack.next, stack.below);
      continue;
    }
    out.push(...(below.get(at) ?? []));
    if (taken.has(at) || below.has(at)) continue;
    const next = secondOf(lines, at);
    const second = next === undefined ? undefined : lines[next];
    if (next !== undefined && second) {
      taken.add(next);
      strip = line;
      out.push(together(line, second));
    } else out.push(...(strip ? withoutDuration(line, strip) : [line]));
  }
  return out;
}
