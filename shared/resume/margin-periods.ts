/** Puts periods together that break over two lines of a narrow column beside the names of an entry: `Nov ’16 –` above `Mar ’20`. */
import { findPeriods } from './dates.ts';
import { type ResumeLine, shortened } from './line.ts';

/** No more than this stands beside a period. */
const REST_CHARS = 3;
/** In points: the two lines of a period begin at one edge, or are set in the middle or flush right before names that do. */
const SAME_EDGE = 3;

function areBelow(above: ResumeLine, below: ResumeLine): boolean {
  const [names = Number.NaN, namesBelow] = [above.cellX?.[1], below.cellX?.[1]];
  if (Math.abs(above.x - below.x) <= SAME_EDGE) return true;
  // The rest of a period that is set flush right or in the middle ends before the names.
  const end = namesBelow ?? below.x + below.width + SAME_EDGE;
  return below.x < names && end <= names + SAME_EDGE;
}

/** Whether a text is but a period of two ends. */
function isWholePeriod(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && !period.single && text.trim().length - (period.end - period.start) <= REST_CHARS;
}

const isOpenEnd = (text: string) => /[-–—]\s*$/.test(text);

/** What stands before a line's second cell, with the dash that ends it. */
function marginOf({ text, start, cells: [first, second] }: ResumeLine): string {
  return first && second ? text.slice(first.start - start, second.start - start).trimEnd() : '';
}

/** The text of a line's margin with that of the next one behind it, blanks between, as long as they are apart. */
function joined(above: ResumeLine, below: ResumeLine): string | null {
  const [first, second] = [above.cells[0], below.cells[0]];
  if (!first || !second || above.cells.length < 2 || below.gap || !areBelow(above, below)) return null;
  const margin = marginOf(above);
  if (isWholePeriod(margin) && !isOpenEnd(margin)) return null;
  // A year beside each of two names is that of each.
  if (below.cells.length > 1 && /\d$/.test(margin) && /^\d/.test(second.text)) return null;
  // `Since` has to stand right before its date to be known; figures stay where the document has them.
  const length = second.start - first.start;
  return `${/\d/.test(margin) ? margin.padEnd(length) : `${margin} `.padStart(length)}${second.text}`;
}

/** What stands beside the margin of a line, if anything. */
function besideMargin(line: ResumeLine): ResumeLine[] {
  const others = line.cells.slice(1);
  return others.length > 0 ? [{ ...shortened(line, others), gap: false }] : [];
}

/** The lines with periods that broke over two as lines of their own, each before the names beside it. */
export function withMarginPeriods(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [above, below] = [lines[at], lines[at + 1]];
    if (!above) continue;
    const text = below ? joined(above, below) : null;
    const [first, second] = [above.cells[0], below?.cells[0]];
    if (!below || !first || !second || text === null || !isWholePeriod(text)) {
      out.push(above);
      continue;
    }
    const { cellX: _, ...plain } = above;
    const cells = [{ text, start: first.start, end: second.end }];
    out.push(
      { ...plain, text, start: first.start, end: second.end, cells },
      ...besideMargin(above),
      ...besideMargin(below),
    );
    at += 1;
  }
  return out;
}
