/** Headings in a margin, each beside what it heads: where the margin ends, and its lines in the order in which they are read. */
import { isCapital } from './heading-pieces.ts';
import { faceSize, type ResumeLine, shortened } from './line.ts';
import { headingWords, namedSection } from './section-names.ts';

/** With so many names of sections beside what they head, the margin is for headings. */
const MARGIN_HEADINGS = 3;

/** Where what margin headings head begins, in points, or null where headings stand elsewhere. */
export function marginEdge(lines: readonly ResumeLine[]): number | null {
  const beside = lines.filter(
    ({ cells: [first, ...others] }) => first && others.length > 0 && namedSection(first.text),
  );
  const contents = beside.map(({ cells, cellX }) => ({
    words: headingWords(cells[0]?.text ?? ''),
    x: cellX?.[1] ?? 0,
  }));
  // A form's label stands beside each entry, a heading once.
  const headingsAt = (edge: number) =>
    new Set(contents.filter(({ x }) => Math.abs(x - edge) <= SAME_EDGE).map(({ words }) => words)).size;
  const [most] = contents
    .map(({ x }) => ({ x, count: headingsAt(x) }))
    .sort((one, other) => other.count - one.count || one.x - other.x);
  return most && most.count >= MARGIN_HEADINGS ? most.x : null;
}

/** What stands beside the headings of one margin begins this near to one edge, in points. */
const SAME_EDGE = 4;

/** A line's part in the margin and its part beside it; either may be missing. */
function partedAt(line: ResumeLine, edge: number): { margin: ResumeLine | null; content: ResumeLine | null } {
  const [first, ...others] = line.cells;
  if (!first || line.x > edge - MARGIN_POINTS) return { margin: null, content: line };
  if (others.length === 0) return { margin: line, content: null };
  const margin = { ...line, cells: [first], text: line.text.slice(0, first.end - line.start), end: first.end };
  return { margin, content: shortened(line, others) };
}

/** What begins so many points left of the edge stands in the margin. */
export const MARGIN_POINTS = 8;

/** A margin for headings is at least this wide, in points. */
const MARGIN_MIN = 45;
/** Most lines of a resume with headings in its margin begin right of it. */
const CONTENT_SHARE = 0.55;
const HEAD_CHARS = 26;
/** The lines of one heading follow each other within this distance, in multiples of its size. */
const NEXT_LINE = 1.9;
/** So many lines of the text may be set like the headings: names of work in bold. */
const ALIKE_SHARE = 0.4;
/** With all the lines that they break over, no resume has more. */
const HEADS_MAX = 48;
/** More faces than this stand in no margin. */
const FACES_MAX = 4;

/** The left edge right of which most lines begin and beside which the cells of others stand, with those others; null where there is none. */
function marginOf(lines: readonly ResumeLine[]): { edge: number; heads: ResumeLine[] } | null {
  const edges = new Map<number, number>();
  for (const line of lines) {
    const x = Math.round((line.cells.length > 1 ? (line.cellX?.[1] ?? line.x) : line.x) / 2) * 2;
    edges.set(x, (edges.get(x) ?? 0) + 1);
  }
  // Headings set flush right in their margin begin anywhere.
  const left = lines.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const from = (edge: number) => lines.filter(({ x }) => x >= edge - MARGIN_POINTS).length;
  const wide = [...edges].filter(([x, count]) => x > left + MARGIN_MIN && count >= MARGIN_HEADINGS);
  const edge = Math.min(...wide.map(([x]) => x));
  if (!Number.isFinite(edge) || from(edge) < CONTENT_SHARE * lines.length) return null;
  const heads = lines.filter((line) => line.x < edge - MARGIN_POINTS && line.cellX !== undefined);
  const beside = heads.filter((line) => isBeside(line, edge));
  return beside.length >= MARGIN_HEADINGS ? { edge, heads } : null;
}

/** Whether a line stands in the margin, alone or with content at the edge. */
function isBeside({ cellX = [], x, width }: ResumeLine, edge: number): boolean {
  const [, second] = cellX;
  return second === undefined ? x + width < edge + MARGIN_POINTS : Math.abs(second - edge) < MARGIN_POINTS;
}

/** A heading of several lines as one, at the height of its first. */
function headingLine(words: readonly ResumeLine[]): ResumeLine | null {
  const [first] = words;
  if (!first) return null;
  const cells = words.flatMap((line) => line.cells[0] ?? []);
  const text = cells.map((cell) => cell.text).join(' ');
  const [start, end] = [cells[0]?.start ?? first.start, cells.at(-1)?.end ?? first.end];
  return { ...first, text, end, gap: true, bullet: false, cells: [{ text, start, end }] };
}

/**
 * The lines with the headings of a margin before what they head, whatever they are called: they are set alike and unlike the text, and
 * nothing else stands left of it below the person's name. Null where the margin holds something else or nothing.
 */
export function withMarginHeadings(
  lines: readonly ResumeLine[],
): { lines: ResumeLine[]; headings: ReadonlySet<ResumeLine> } | null {
  const margin = marginOf(lines);
  if (!margin) return null;
  const beside = margin.heads.filter((line) => isBeside(line, margin.edge));
  const firsts = beside.filter((line, index) => beside.findIndex(({ face }) => face === line.face) === index);
  const first = firsts.slice(0, FACES_MAX).find((line) => areAlike(lines, margin, line));
  if (!first) return null;
  const own = new Set(margin.heads.filter((line) => line.face === first.face));
  const out = lines.flatMap((line) => (own.has(line) ? (partedAt(line, margin.edge).content ?? []) : line));
  const headings = new Set<ResumeLine>();
  for (const words of clusteredHeads([...own])) {
    const heading = headingLine(words);
    if (!heading) continue;
    headings.add(heading);
    // A larger heading has its baseline a little below that of the line it stands beside.
    const at = out.findIndex(
      ({ page, y }) => page > heading.page || (page === heading.page && y > heading.y - 1.1 * headSize(heading)),
    );
    const next = out[at];
    if (next) out[at] = { ...next, gap: true };
    out.splice(at < 0 ? out.length : at, 0, heading);
  }
  return { lines: out, headings };
}

/** Whether what stands in a margin are headings: set alike, unlike the text, said once, and nothing else below the first of them. */
function areAlike(
  lines: readonly ResumeLine[],
  { edge, heads }: { edge: number; heads: readonly ResumeLine[] },
  first: ResumeLine,
): boolean {
  const own = heads.filter((line) => line.face === first.face);
  const texts = own.map(({ cells }) => cells[0]?.text ?? '');
  const isPlain = texts.every((text) => text.length <= HEAD_CHARS && !/[\d@:]/.test(text));
  const content = lines.filter(({ x, face }) => x >= edge - MARGIN_POINTS && face === first.face);
  const from = lines.indexOf(first);
  const before = new Set(lines.slice(0, from));
  const isOnly = heads.every((line) => line.face === first.face || before.has(line));
  const isOnce = new Set(texts).size === texts.length;
  // The lines of a list that stands there (`Vacunación` above `Extracciones`) are no headings, however many they are.
  const isCount = own.length <= HEADS_MAX && clusteredHeads(own).length >= MARGIN_HEADINGS;
  return isPlain && isOnly && isOnce && isCount && content.length <= ALIKE_SHARE * lines.length;
}

/** The size of what a line begins with, which names its face; the line's own is that of its content. */
const headSize = (line: ResumeLine) => Math.max(line.fontSize, faceSize(line) || 0);

/** Whether a line reads as a heading of its own below another: written as a sentence (`Diplomitas y premios`), with content beside it. */
function opensAnother(above: ResumeLine, line: ResumeLine): boolean {
  const [text, before] = [line.cells[0]?.text ?? '', above.cells[0]?.text ?? ''];
  return (
    line.cells.length > 1 && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(text) && !/(?:[,&]|\s(?:y|e|and|of|de))$/.test(before)
  );
}

/** The lines of a margin as headings of one line or several. */
function clusteredHeads(heads: readonly ResumeLine[]): ResumeLine[][] {
  const clusters: ResumeLine[][] = [];
  for (const line of heads) {
    const last = clusters.at(-1)?.at(-1);
    const isNext = last && last.page === line.page && line.y > last.y && line.y - last.y < NEXT_LINE * headSize(line);
    if (isNext && !opensAnother(last, line)) clusters.at(-1)?.push(line);
    else clusters.push([line]);
  }
  return clusters;
}
/** The lines of the margin that make up its heading: all of them (`FORMACIÓN`, `ACADÉMICA`), or the one with a known name. */
function headingIn(margins: readonly ResumeLine[]): ResumeLine[] {
  const words = margins.filter(({ text }) => /^[^\d]+$/.test(text));
  if (namedSection(words.map(({ text }) => text).join(' '))) return words;
  const known = words.find(({ text }) => namedSection(text));
  return known ? [known] : [];
}

/** Lines up to the next distance or heading. */
function blocksOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const blocks: ResumeLine[][] = [];
  let isHeaded = false;
  for (const line of lines) {
    const last = blocks.at(-1);
    // A second heading begins a block of its own, also without a distance.
    const isHeading = namedSection(line.cells[0]?.text ?? '') !== undefined;
    const opens: boolean = line.gap || (isHeading && isHeaded);
    isHeaded = isHeading || (isHeaded && !opens);
    if (!last || opens) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

/**
 * Headings in a margin are often set halfway down what they head, on one line or two (`FORMACIÓN` above `ACADÉMICA`): they
 * are read before its first line.
 */
export function withMarginFirst(lines: readonly ResumeLine[], edge: number): ResumeLine[] {
  return blocksOf(lines).flatMap((whole) => {
    // What begins left of the content above the heading is full width and stays where it is.
    const at = whole.findIndex(
      (line) => line.x <= edge - MARGIN_POINTS && (line.cells.length > 1 || isCapital(line.text)),
    );
    const from = whole.findLastIndex((line, index) => index < at && line.x <= edge - MARGIN_POINTS) + 1;
    const block = whole.slice(from);
    const parts = block.map((line) => partedAt(line, edge));
    const margins = parts.flatMap(({ margin }) => margin ?? []);
    const words = headingIn(margins);
    const [first] = words;
    if (!first) return whole;
    const name = words.map(({ text }) => text).join(' ');
    const end = words.at(-1)?.end ?? first.end;
    const heading = { ...first, text: name, end, gap: true, cells: [{ text: name, start: first.start, end }] };
    const isWord = new Set(words);
    const rest = parts.flatMap(({ margin, content }, index) =>
      margin !== null && isWord.has(margin) ? (content ?? []) : (block[index] ?? []),
    );
    return [
      ...whole.slice(0, from),
      heading,
      ...rest.map((line, index) => (index === 0 ? { ...line, gap: true, beside: line.page === first.page } : line)),
    ];
  });
}
