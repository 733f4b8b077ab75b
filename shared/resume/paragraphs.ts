/** Joins the lines of a section into its bullets and paragraphs, as they broke at the right edge. */
import type { Span } from '../domain/profile.ts';
import { type Piece, pieceOf, type ResumeLine } from './line.ts';

/** Whether the first word of the next line would have run over the right edge. */
function isFull(line: ResumeLine, next: ResumeLine, edge: number): boolean {
  const letter = line.width / Math.max(1, line.text.length);
  const word = next.text.split(/\s/)[0]?.length ?? 0;
  return line.x + line.width + (word + 1) * letter > edge - 2 * letter;
}

/** In points from the left of the page. */
export function rightEdge(lines: readonly ResumeLine[]): number {
  return lines.reduce((most, { x, width }) => Math.max(most, x + width), 0);
}

/**
 * Joins the lines of a bullet or paragraph; a new one begins at a bullet, a gap or after a full stop's line. A line is full
 * if the next word would not have had a place before `edge`.
 */
export function paragraphsOf(text: string, lines: readonly ResumeLine[], edge = rightEdge(lines)): Piece[] {
  const spans: Span[] = [];
  let before: ResumeLine | undefined;
  for (const line of lines) {
    const start = line.cells[0]?.start ?? line.start;
    const last = spans.at(-1);
    const same = before && last && !line.bullet && !line.gap && line.column === before.column && start > last.end;
    const full = before !== undefined && isFull(before, line, edge);
    const wrapped =
      same &&
      (/^[\p{Ll}(\d&$%]/u.test(line.text) || (full && !/[.;:]$/.test(before?.text ?? ''))) &&
      (before?.text.length ?? 0) > 40;
    if (wrapped && last) last.end = line.end;
    else spans.push({ start, end: line.end });
    before = line;
  }
  return spans.map(({ start, end }) => pieceOf(text, start, end)).filter((piece) => piece.text !== '');
}
