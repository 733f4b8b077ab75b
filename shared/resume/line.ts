/** The lines of a document as the readers of sections see them: cells, bullets, and what is running text. */
import type { Span } from '../domain/profile.ts';
import type { ExtractedDocument, TextLine } from '../extraction/index.ts';

/** A piece of the document's text, trimmed; `text` is the slice `[start, end)`. */
export interface Piece extends Span {
  text: string;
}

export interface ResumeLine extends TextLine {
  /** The line without its bullet, cut at tabs and wide blanks. */
  cells: Piece[];
  bullet: boolean;
  /** A blank line or a visible distance stands before it. */
  gap: boolean;
}

const BULLET = /^(?:[•◦▪■●○‣⁃∙·▸▹►➢➤✓✔❖◆◇★*»→□☐❑‐–—-]|\(?\d{1,2}[.)](?=\s)|[oO§](?=\s{1,4}\p{L}))\s*/u;

/** The slice of a text without blanks and separators at its ends. */
export function pieceOf(text: string, start: number, end: number): Piece {
  let from = start;
  let to = end;
  const idle = (at: number) => /[\s|·•,;–—:‐-]/.test(text.charAt(at));
  while (from < to && idle(from)) from += 1;
  while (to > from && idle(to - 1)) to -= 1;
  return { text: text.slice(from, to), start: from, end: to };
}

/** A name without the full stop that ends its line; abbreviations (`S.A.`, `Inc.`) keep theirs. */
export function withoutStop(piece: Piece): Piece {
  if (!/\p{L}{5,}\.$/u.test(piece.text)) return piece;
  return { text: piece.text.slice(0, -1), start: piece.start, end: piece.end - 1 };
}

/** Cuts a stretch of text at a separator; empty pieces are left out. */
export function splitPieces(text: string, span: Span, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = span.start;
  for (const match of text.slice(span.start, span.end).matchAll(separator)) {
    pieces.push(pieceOf(text, from, span.start + match.index));
    from = span.start + match.index + match[0].length;
  }
  pieces.push(pieceOf(text, from, span.end));
  return pieces.filter((piece) => piece.text !== '');
}

const PAGE_MARK =
  /^(?:(?:p[aá]g(?:ina|\.)?|page)\s*)?\d{1,2}(?:\s*(?:\/|of|de)\s*\d{1,2})?$|^.{0,60}(?:[-–—|]\s*(?:(?:p[aá]g(?:ina|\.)?|page)\s*)?\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}|(?:page|p[aá]gina)\s+\d{1,2})$/i;

/** The lines worth reading; page numbers are none. */
export function resumeLines(document: ExtractedDocument): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let end = 0;
  for (const line of document.lines) {
    const gap = lines.length === 0 || document.text.slice(end, line.start).includes('\n\n');
    end = line.end;
    if (PAGE_MARK.test(line.text)) continue;
    const mark = BULLET.exec(line.text);
    const start = line.start + (mark?.[0].length ?? 0);
    lines.push({
      ...line,
      bullet: mark !== null,
      gap,
      cells: splitPieces(document.text, { start, end: line.end }, /\t| {3,}/g),
    });
  }
  return lines.filter((line) => line.cells.length > 0);
}
