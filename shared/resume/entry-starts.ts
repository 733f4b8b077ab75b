/** Finds where the entries of a section begin: how many lines above each date belong to its header. */
import type { Marked } from './entry-marks.ts';
import { lookOf, type ResumeLine } from './line.ts';

/** `(2 years 1 month)` behind a period. */
export const DURATION = /^[·•|,\s]*\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|a[nñ]os?|mes(?:es)?)[\s,y]*){1,2}\)?$/i;

/** Whether a line above the title of its first job, with a distance between them, is the employer or how long one was there. */
function isEmployer(above: Marked | undefined, title: Marked): boolean {
  if (!above || above.body || above.period) return false;
  const { line } = above;
  return DURATION.test(line.text) || line.fontSize > title.line.fontSize || (line.bold && line.gap);
}

/** Lines right above a dated line that can belong to its header. */
function headersAbove(marked: readonly Marked[], anchor: number, floor: number): number {
  let count = 0;
  for (let at = anchor - 1; at >= floor && count < 4; at--) {
    const one = marked[at];
    if (!one || one.body || one.period) break;
    count += 1;
    const above = at > floor ? marked[at - 1] : undefined;
    if (one.line.gap && !isEmployer(above, one)) break;
  }
  return count;
}

/** What an employer does is told in so many lines at most, between its name and the first job there. */
const TOLD_LINES = 2;

/**
 * Where the entry of a dated line begins that has an employer above a line on it: `Molinos Tres Lagunas S.A.`, `Food industry, 620 people.`,
 * then the first job. `employers` are the looks that names right above other jobs have.
 */
function fromEmployer(marked: readonly Marked[], start: number, floor: number, employers: ReadonlySet<string>): number {
  let at = start - 1;
  while (at > floor && start - at <= TOLD_LINES && marked[at]?.body && !marked[at]?.line.bullet) at -= 1;
  const head = marked[at];
  const isEmployer = at < start - 1 && head && !head.body && !head.period && employers.has(lookOf(head.line));
  return isEmployer && at >= floor ? at : start;
}

/** How names right above dated lines are set, with a distance before them, unlike those lines and unlike running text. */
function employerLooks(marked: readonly Marked[], anchors: readonly number[]): ReadonlySet<string> {
  const below = anchors.flatMap((anchor) => marked[anchor + 1] ?? []).filter(({ line }) => !line.gap);
  const others = [...marked.filter(({ body, period }) => body || period), ...below];
  const taken = new Set(others.map(({ line }) => lookOf(line)));
  const above = anchors.flatMap((anchor) => marked[anchor - 1] ?? []);
  const names = above.filter(({ body, period, line }) => !body && !period && line.gap && line.face !== undefined);
  return new Set(names.map(({ line }) => lookOf(line)).filter((look) => !taken.has(look)));
}

/** How the lines right above the dated ones are set, where running text and the lines below a date are set otherwise. */
function headLooks(marked: readonly Marked[], anchors: readonly number[], usual: number): ReadonlySet<string> {
  const below = anchors.flatMap((anchor) => marked[anchor + 1] ?? []).filter(({ period }) => !period);
  const bodies = new Set([...marked.filter(({ body }) => body), ...below].map(({ line }) => lookOf(line)));
  const above = anchors.flatMap((anchor) => marked.slice(Math.max(0, anchor - usual), anchor));
  const heads = above.filter(({ body, period }) => !body && !period).map(({ line }) => lookOf(line));
  return new Set(heads.filter((look) => !bodies.has(look)));
}

/** What all entries of a section share about where they begin. */
interface Beginnings {
  marked: readonly Marked[];
  /** Lines of the header above the first dated one: the others have as many, where nothing else can be told. */
  usual: number;
  /** How lines right above the dated ones are set, and names of employers with a distance before them. */
  looks: ReadonlySet<string>;
  employers: ReadonlySet<string>;
}

/** The first line of the entry of a dated line, an employer of several jobs included that is set as employers are; lines above `floor` belong to others. */
function headerStart({ marked, usual, looks, employers }: Beginnings, anchor: number, floor: number): number {
  const above = headersAbove(marked, anchor, floor);
  if (floor === 0) return anchor - Math.min(above, 3);
  const needed = marked[anchor]?.body ? Math.max(1, usual) : usual;
  let count = Math.min(above, needed);
  const isHead = (line: ResumeLine | undefined) =>
    line && (looks.has(lookOf(line)) || employers.has(lookOf(line)) || DURATION.test(line.text));
  while (count < above && isHead(marked[anchor - count - 1]?.line)) count += 1;
  while (count > needed && DURATION.test(marked[anchor - count]?.line.text ?? '')) count -= 1;
  return anchor - count;
}

/** The first line of each entry; `anchors` are the dated lines, one an entry. */
export function startsOf(marked: readonly Marked[], anchors: readonly number[]): number[] {
  const usual = headersAbove(marked, anchors[0] ?? 0, 0);
  const employers = employerLooks(marked, anchors);
  const beginnings = { marked, usual, looks: headLooks(marked, anchors, usual), employers };
  return anchors.map((anchor, index) => {
    const floor = (anchors[index - 1] ?? -1) + 1;
    const start = headerStart(beginnings, anchor, floor);
    return start < anchor || employers.size === 0 ? start : fromEmployer(marked, start, floor, employers);
  });
}
