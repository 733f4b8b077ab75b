/** Parts blocks that stand side by side below the names of two sections on one line: `EDUCATION` and, at the right, `LANGUAGES`. */
import { type ResumeLine, shortened } from './line.ts';
import { namedSection } from './section-names.ts';

/** What begins this far left of the second name still stands below it. */
const EDGE_POINTS = 6;

/** Where the second of two sections begins whose names share a line, in points; null where a line is none. */
function edgeOf({ cells, cellX }: ResumeLine): number | null {
  const [first, second, ...others] = cells;
  const edge = cellX?.[1];
  if (!first || !second || others.length > 0 || edge === undefined) return null;
  const [one, other] = [namedSection(first.text), namedSection(second.text)];
  return one && other && one !== other ? edge : null;
}

/** A line in what stands left of an edge and what stands right of it. */
function partedAt(line: ResumeLine, edge: number): { left: ResumeLine | null; right: ResumeLine | null } {
  const xs = line.cellX ?? [line.x];
  const at = xs.findIndex((x) => x >= edge - EDGE_POINTS);
  if (at < 0) return { left: line, right: null };
  const behind = line.cells.slice(at);
  if (at === 0 || behind.length === 0) return { left: null, right: line };
  const before = line.cells.slice(0, at);
  const end = before.at(-1)?.end ?? line.end;
  const left = { ...line, cells: before, cellX: xs.slice(0, at), text: line.text.slice(0, end - line.start), end };
  return { left, right: shortened(line, behind) };
}

/** Whether a line runs through below both names. */
const isThrough = (line: ResumeLine, edge: number) => {
  const { left, right } = partedAt(line, edge);
  return left !== null && right === null && line.x + line.width > edge + EDGE_POINTS;
};

/** How many lines stand below two names, up to the next name of a section at the left or a line that runs through. */
function lengthBelow(lines: readonly ResumeLine[], from: number, edge: number): number {
  const rest = lines.slice(from);
  const to = rest.findIndex((line) => {
    const first = partedAt(line, edge).left?.cells[0];
    return isThrough(line, edge) || edgeOf(line) !== null || (first && namedSection(first.text) !== undefined);
  });
  return to < 0 ? rest.length : to;
}

/** The lines with such blocks one after the other, each behind its name. */
export function withBlocksApart(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  if (!lines.some((line) => edgeOf(line) !== null)) return lines;
  const out: ResumeLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const edge = line ? edgeOf(line) : null;
    if (!line || edge === null) {
      if (line) out.push(line);
      continue;
    }
    const count = lengthBelow(lines, at + 1, edge);
    const parts = lines.slice(at, at + 1 + count).map((one) => partedAt(one, edge));
    const isBoth = parts.slice(1).some(({ left }) => left) && parts.slice(1).some(({ right }) => right);
    if (!isBoth) {
      out.push(line);
      continue;
    }
    for (const side of ['left', 'right'] as const)
      out.push(
        ...parts.flatMap((part) => part[side] ?? []).map((one, index) => (index === 0 ? { ...one, gap: true } : one)),
      );
    at += count;
  }
  return out;
}
