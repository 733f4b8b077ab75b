/** Headings in a margin, each beside what it heads: where the margin ends, and its lines in the order in which they are read. */
import { isCapital } from './headings.ts';
import type { Piece, ResumeLine } from './line.ts';
import { headingWords, namedSection } from './section-names.ts';

/** A line from one of its cells on. */
export function shortened(line: ResumeLine, cells: Piece[]): ResumeLine {
  const first = cells[0];
  if (!first) return line;
  const cellX = line.cellX?.slice(line.cells.length - cells.length);
  const text = line.text.slice(first.start - line.start);
  return { ...line, cells, start: first.start, text, gap: true, x: cellX?.[0] ?? line.x, ...(cellX && { cellX }) };
}

/** With so many names of sections beside what they head, the margin is for headings. */
const MARGIN_HEADINGS = 3;

/** Where what margin headings head begins, in points, or null where headings stand elsewhere. */
export function marginEdge(lines: readonly ResumeLine[]): number | null {
  const beside = lines.filter(
    ({ cells: [first, ...others] }) => first && others.length > 0 && namedSection(first.text),
  );
  const edges = new Map<number, Set<string>>();
  for (const { cellX, cells } of beside) {
    const edge = 4 * Math.round((cellX?.[1] ?? 0) / 4);
    // A form's label stands beside each entry, a heading once.
    edges.set(edge, (edges.get(edge) ?? new Set()).add(headingWords(cells[0]?.text ?? '')));
  }
  const [most] = [...edges].sort((one, other) => other[1].size - one[1].size);
  return most && most[1].size >= MARGIN_HEADINGS ? most[0] : null;
}

/** A line's part in the margin and its part beside it; either may be missing. */
function partedAt(line: ResumeLine, edge: number): { margin: ResumeLine | null; content: ResumeLine | null } {
  const [first, ...others] = line.cells;
  if (!first || line.x > edge - MARGIN_POINTS) return { margin: null, content: line };
  if (others.length === 0) return { margin: line, content: null };
  const margin = { ...line, cells: [first], text: line.text.slice(0, first.end - line.start), end: first.end };
  return { margin, content: { ...shortened(line, others), gap: line.gap } };
}

const MARGIN_POINTS = 8;

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
      ...rest.map((line, index) => (index === 0 ? { ...line, gap: true } : line)),
    ];
  });
}
