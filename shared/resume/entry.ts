/** Cuts an experience or education section into entries: dated header lines and the text that belongs to them. */

import type { Span } from '../domain/profile.ts';
import type { Period } from './dates.ts';
import { entryLines, LONG } from './entry-lines.ts';
import { INDENT_POINTS, type Marked, mark } from './entry-marks.ts';
import { DURATION, startsOf } from './entry-starts.ts';
import { lookOf, lookOfText, type NameRole, type Piece, pieceOf, type ResumeLine, rolesOf } from './line.ts';

/** One job or course of study before its header is understood. */
export interface Entry {
  /** The header's lines, cells in order, dates cut out. */
  header: Piece[][];
  /** How each line of the header is set, as `lookOf` names it; none where the header was found in running text. */
  looks: string[];
  /** What labels and heads of columns say of its cells, as `rolesOf` has it. */
  roles?: ReadonlyMap<number, NameRole>;
  period: Period | null;
  body: ResumeLine[];
  /** Sentences that stood behind the header on its own line. */
  tails?: Piece[];
}

/** An entry as lines of its section: its header from `start` up to `head`, its text up to `end`; the date stands at `anchor`. */
export interface Cut {
  start: number;
  anchor: number;
  head: number;
  end: number;
}

/** The entries as the rules have them, with the lines they are cut from. */
export interface RuleReading {
  marked: readonly Marked[];
  cuts: readonly Cut[];
  entries: Entry[];
}

/** Whether a dated line says nothing but its date: then the names stand below it, however long. */
function isBareDate({ line, period }: Marked): boolean {
  if (!period) return false;
  const rest = `${line.text.slice(0, period.start)}${line.text.slice(period.end)}`;
  // `terminado en 1992`, `campañas, de 2005 a 2008`, `Since November 2023`
  if (DURATION.test(rest.trim())) return true;
  return rest.trim().length < 6 || (rest.trim().length <= BARE_WORDS && !/\p{Lu}/u.test(rest.slice(1)));
}

/** As long as `finished in` or `campañas,` beside a date. */
const BARE_WORDS = 16;

/** `textLook` is how running text is set, where names of the entry are known already. */
function headersBelow(marked: readonly Marked[], anchor: number, end: number, textLook: string | null): number {
  const own = marked[anchor];
  let count = 0;
  for (let at = anchor + 1; at < end && count < 3; at++) {
    const one = marked[at];
    if (!one || one.body || one.period) break;
    if (one.line.gap && one.line.column === own?.line.column && !isBareDate(own)) break;
    // What is set further in than the first name below a date tells of the work.
    const first = marked[anchor + 1]?.line;
    if (count > 0 && first && one.line.column === first.column && one.line.x > first.x + INDENT_POINTS) break;
    if (own && lookOf(one.line) === textLook && lookOf(own.line) !== textLook) break;
    const wordy = one.line.text.length > 60 && one.line.text.split(' ').length > 9;
    if (wordy && !one.heading && !(count === 0 && own && isBareDate(own))) break;
    count += 1;
  }
  return count;
}

/** Where the names of the entries of a section stand, seen from lines with nothing but their dates. */
type Direction = 'above' | 'either';

/** Which of the lines next to the dated ones are names, by what they say, over all entries of a section. */
function directionOf(
  marked: readonly Marked[],
  anchors: readonly number[],
  nameEvidence?: (text: string) => number,
): Direction {
  if (!nameEvidence) return 'either';
  const evidence = (at: number, floor: number, end: number) => {
    const one = at >= floor && at < end ? marked[at] : undefined;
    return !one || one.period || one.line.bullet ? -1 : nameEvidence(one.line.text);
  };
  const leans = anchors.map((anchor, index) => {
    const own = marked[anchor];
    if (!own || !isBareDate(own)) return 0;
    const [floor, end] = [(anchors[index - 1] ?? -1) + 1, anchors[index + 1] ?? marked.length];
    const lean = evidence(anchor + 1, floor, end) - evidence(anchor - 1, floor, end);
    return Math.abs(lean) < 1 ? 0 : Math.sign(lean);
  });
  const sum = leans.reduce<number>((total, lean) => total + lean, 0);
  return sum <= -Math.max(1, 0.5 * anchors.length) ? 'above' : 'either';
}

export function withoutPeriod(line: ResumeLine, period: Period | null): Piece[] {
  if (!period) return line.cells;
  const from = line.start + period.start;
  const to = line.start + period.end;
  return line.cells.flatMap((cell) => {
    if (to <= cell.start || from >= cell.end) return cell;
    const at = (position: number) => position - cell.start;
    const open = cell.text.slice(0, Math.max(0, at(from))).replace(/[([]\s*$/, '');
    const rest = cell.text.slice(Math.max(0, at(to)));
    const closing = /^\s*[)\]]/.exec(rest)?.[0].length ?? 0;
    const left = pieceOf(cell.text, 0, open.length);
    const right = pieceOf(cell.text, Math.min(cell.text.length, at(to) + closing), cell.text.length);
    return [left, right]
      .filter((piece) => piece.text !== '')
      .map((piece) => ({ text: piece.text, start: cell.start + piece.start, end: cell.start + piece.end }));
  });
}

/** A period found in a line, with the offsets of the document. */
export function inDocument(period: Period, { start: offset, ends }: ResumeLine): Period {
  const moved = (moment: Period['from'], own: Span | undefined) =>
    moment && { ...moment, span: own ?? { start: moment.span.start + offset, end: moment.span.end + offset } };
  const { start, end } = period;
  const [from, to] = [moved(period.from, ends?.[0]), moved(period.to, ends?.[1])];
  return { ...period, start: start + offset, end: end + offset, from, to };
}

/** Where nothing but a date heads an entry, its text begins with the names: `Jefa de pastelería en El Hornero, Rosario. Tengo a cargo...` */
function firstSentence([first]: readonly ResumeLine[]): Piece[][] {
  const cell = first && !first.bullet ? first.cells[0] : undefined;
  if (!cell) return [];
  const end = cell.text.search(/(?<=\p{L}{3})\.(?:\s|$)/u);
  const text = end > 0 ? cell.text.slice(0, end) : cell.text;
  return text.length <= LONG ? [[{ text, start: cell.start, end: cell.start + text.length }]] : [];
}

function cutOf(
  marked: readonly Marked[],
  [start, anchor, end]: readonly [number, number, number],
  direction: Direction,
  textLook: string | null,
): Cut {
  const isAbove = direction === 'above' && start < anchor && marked[anchor] !== undefined && isBareDate(marked[anchor]);
  const head = anchor + 1 + (isAbove ? 0 : headersBelow(marked, anchor, end, start < anchor ? textLook : null));
  return { start, anchor, head, end };
}

function entryOf(marked: readonly Marked[], { start, anchor, head: headEnd, end }: Cut): Entry {
  const own = marked[anchor];
  // The date in the margin of a bullet: the header stands above it.
  const margin = own?.body === true;
  const all = marked.slice(start, margin ? anchor : headEnd);
  const heads = all.filter((one) => one === own || !one.body);
  const told = all.filter((one) => !heads.includes(one)).map(({ line }) => line);
  const below = marked.slice(margin ? anchor : headEnd, end).map(({ line }, index) => {
    if (!margin || index > 0) return line;
    return { ...line, cells: line.cells.slice(0, 1), end: line.cells[0]?.end ?? line.end };
  });
  const body = [...told, ...below];
  const named = heads
    .map(({ line, period }) => ({ pieces: withoutPeriod(line, period), look: lookOf(line) }))
    .filter(({ pieces }) => pieces.length > 0);
  const header = named.length > 0 ? named.map(({ pieces }) => pieces) : firstSentence(body);
  const period = own?.period ? inDocument(own.period, own.line) : null;
  const roles = rolesOf(heads.map(({ line }) => line));
  return { header, looks: named.map(({ look }) => look), roles, period, body };
}

/** Entries without any date: a header line opens one after a gap or after running text. */
function undated(marked: readonly Marked[]): Entry[] {
  const entries: Entry[] = [];
  let before: Marked | undefined;
  for (const one of marked) {
    const last = entries.at(-1);
    const opens = !one.body && (!last || one.line.gap || before?.body === true);
    if (opens) entries.push({ header: [one.line.cells], looks: [lookOf(one.line)], period: null, body: [] });
    else if (last && !one.body && last.body.length === 0 && last.header.length < 3) {
      last.header.push(one.line.cells);
      last.looks.push(lookOf(one.line));
    } else last?.body.push(one.line);
    before = one;
  }
  return entries;
}

/** What the words of a kind of entry tell about its lines. */
export interface EntryWords {
  /** Whether a line is a header, however long. */
  heads?(text: string): boolean;
  /** How much a line reads as a name that stands in a header. */
  nameEvidence?(text: string): number;
  /** Weighs the reading by rules against others and gives the better entries. */
  choose?(reading: RuleReading): Entry[];
}

/**
 * The entries of a section in order. Each dated line anchors one; how many lines of its header stand above it is
 * learned from the first entry, where nothing else can. `singles` lets a single date (a year of graduation) anchor.
 */
export function entriesOf(
  given: readonly ResumeLine[],
  singles: boolean,
  { heads, nameEvidence, choose }: EntryWords = {},
): Entry[] {
  const lines = entryLines(given, nameEvidence);
  const strict = mark(lines, false, heads);
  const marked = singles || !strict.some((one) => one.period) ? mark(lines, true, heads) : strict;
  const anchors = marked.flatMap((one, index) => (one.period ? [index] : []));
  if (anchors.length === 0) return undated(marked);
  const direction = directionOf(marked, anchors, nameEvidence);
  const starts = startsOf(marked, anchors);
  const textLook = lookOfText(lines);
  const cuts = anchors.map((anchor, index) => {
    const [start, end] = [starts[index] ?? anchor, starts[index + 1] ?? marked.length];
    return cutOf(marked, [start, anchor, end], direction, textLook);
  });
  const entries = cuts.map((cut) => entryOf(marked, cut));
  return choose ? choose({ marked, cuts, entries }) : entries;
}
