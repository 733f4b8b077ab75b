/** Finds headings behind a mark of their own (`▪ Mi recorrido`, `* EDUCATION`), which only they have. */
import { isOwnWords } from './headings.ts';
import { type Piece, type ResumeLine, shortened } from './line.ts';
import { namedSection } from './section-names.ts';

const MARK = /^[^\p{L}\p{N}\s"'“«([]/u;
const HEAD_CHARS = 40;
/** So many lines behind one mark are headings, and so many of them have the name of a section or are in the person's own words. */
const HEADS_MIN = 3;
const SAID_MIN = 2;
const SAID_SHARE = 0.4;
/** No resume has more sections. */
const HEADS_MAX = 14;

const isShort = ({ cells: [cell, ...others] }: ResumeLine) =>
  cell !== undefined && others.length === 0 && cell.text.length <= HEAD_CHARS && !/[\d@.,;:]/.test(cell.text);

/** Whether each line behind the mark stands above lines without it. */
function areAbove(lines: readonly ResumeLine[], marked: readonly ResumeLine[]): boolean {
  const own = new Set(marked);
  return marked.every((line) => {
    const next = lines[lines.indexOf(line) + 1];
    return next !== undefined && !own.has(next);
  });
}

function areHeadings(lines: readonly ResumeLine[], marked: readonly ResumeLine[]): boolean {
  if (marked.length < HEADS_MIN || marked.length > HEADS_MAX || !marked.every(isShort)) return false;
  const texts = marked.map(({ cells }) => cells[0]?.text ?? '');
  const said = texts.filter((text) => namedSection(text) !== undefined || isOwnWords(text)).length;
  // `School Certificate` has a word of a section and heads an entry.
  return said >= SAID_MIN && said >= SAID_SHARE * texts.length && areAbove(lines, marked);
}

/** The cells of a line without the mark before the first of them. */
function withoutMark({ cells }: ResumeLine): Piece[] {
  const [first, ...others] = cells;
  const mark = first && MARK.exec(first.text)?.[0];
  if (!first || !mark) return cells;
  // A pictogram may be two code units long.
  const text = first.text.slice(mark.length).trimStart();
  return [{ text, start: first.end - text.length, end: first.end }, ...others];
}

/** The lines with the marks taken off that only headings have; these count as headings of a word processor do. */
export function withMarkedHeadings(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const byMark = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    const mark = MARK.exec(line.text.trimStart())?.[0];
    if (!mark) continue;
    const own = byMark.get(mark);
    if (own) own.push(line);
    else byMark.set(mark, [line]);
  }
  const heads = new Set([...byMark.values()].filter((marked) => areHeadings(lines, marked)).flat());
  if (heads.size === 0) return lines;
  return lines.map((line) =>
    heads.has(line)
      ? { ...shortened(line, withoutMark(line)), bullet: false, gap: true, bold: true, heading: 1 }
      : line,
  );
}
