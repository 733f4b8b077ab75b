/** Puts the labels of forms together that break over lines of a narrow column: `Capacidades y competencias` above `informáticas`, beside what they ask for. */
import { faceSize, type Piece, type ResumeLine, shortened } from './line.ts';

/** In points: what begins this much further left stands in the column of labels. */
const APART = 10;
/** In points: cells of one column begin this near to one another. */
const SAME_EDGE = 3;
const LABEL_CHARS = 45;
/** No label has more lines below its first. */
const LINES_MAX = 3;

/** Labels of a column set flush right begin at as many places as they differ in length. */
const FLUSH_MIN = 4;
const FLUSH_SHARE = 0.6;

const isLabel = ({ text }: Piece) => /^\p{Lu}/u.test(text) && !/\d|[.:]$/.test(text) && text.length <= LABEL_CHARS;

/** In points: sizes in names of faces are in halves. */
const ROUNDING = 0.3;

/** Whether a label has the size of what it asks for: headings in a margin have their own. */
const isSetAsValue = (line: ResumeLine) => !(Math.abs(faceSize(line) - line.fontSize) > ROUNDING);

/** Where the values of each form begin whose labels are set flush right. */
function edgesOf(lines: readonly ResumeLine[]): number[] {
  const starts = new Map<number, Map<string, number>>();
  for (const line of lines) {
    const { cells, cellX } = line;
    const [label] = cells;
    const [own, edge] = cellX ?? [];
    if (!label || own === undefined || edge === undefined || cells.length !== 2) continue;
    if (!isLabel(label) || !isSetAsValue(line)) continue;
    const known = starts.get(Math.round(edge)) ?? new Map<string, number>();
    starts.set(Math.round(edge), known.set(label.text, Math.round(own / SAME_EDGE)));
  }
  return [...starts].flatMap(([edge, labels]) => {
    const places = new Set(labels.values()).size;
    return places >= FLUSH_MIN && places >= FLUSH_SHARE * labels.size ? [edge] : [];
  });
}

/** What a line adds to the label above it: its first cell, in small letters, left of the column where values begin. */
function restOfLabel(line: ResumeLine, edge: number): Piece | null {
  const [first] = line.cells;
  if (!first || line.bullet || line.gap || !/^\p{Ll}/u.test(first.text) || first.text.length > LABEL_CHARS) return null;
  const [own, next] = line.cellX ?? [line.x];
  if ((own ?? line.x) > edge - APART || line.cells.length > 2) return null;
  return next === undefined
    ? line.cells.length === 1
      ? first
      : null
    : Math.abs(next - edge) <= SAME_EDGE
      ? first
      : null;
}

/** The lines with each broken label in the first line of its field; the rest of it is taken off the lines below. */
export function withWholeLabels(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const edges = edgesOf(lines);
  if (edges.length === 0) return lines;
  const whole: ResumeLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as ResumeLine;
    const [label, value] = line.cells;
    const edge = line.cellX?.[1];
    whole.push(line);
    if (!label || !value || edge === undefined || line.cells.length !== 2 || line.bullet) continue;
    if (!isLabel(label) || !edges.some((one) => Math.abs(one - edge) <= SAME_EDGE)) continue;
    let text = label.text;
    const below: ResumeLine[] = [];
    for (let next = lines[at + 1]; next && below.length < LINES_MAX; next = lines[at + 1 + below.length]) {
      const rest = restOfLabel(next, edge);
      if (!rest) break;
      text += ` ${rest.text}`;
      below.push(next);
    }
    if (below.length === 0) continue;
    whole[whole.length - 1] = { ...line, cells: [{ ...label, text }, value] };
    whole.push(...below.filter(({ cells }) => cells.length > 1).map((one) => shortened(one, one.cells.slice(1))));
    at += below.length;
  }
  return whole;
}
