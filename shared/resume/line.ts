/** The lines of a document as the readers of sections see them: cells, bullets, and what is running text. */
import type { Span } from '../domain/profile.ts';
import type { ExtractedDocument, TextLine } from '../extraction/index.ts';

/** A piece of the document's text, trimmed; `text` is the slice `[start, end)`. */
export interface Piece extends Span {
  text: string;
}

/** What a name in a cell is: of what somebody does or of where; a degree or a school counts alike. */
export type NameRole = 'what' | 'where';

export interface CellRole extends Span {
  role: NameRole;
}

export interface ResumeLine extends TextLine {
  /** The line without its bullet, cut at tabs and wide blanks. */
  cells: Piece[];
  bullet: boolean;
  /** A blank line or a visible distance stands before it. */
  gap: boolean;
  /** What labels of forms or heads of columns say of its cells. */
  roles?: readonly CellRole[];
  /** Known to head an entry, however long it is. */
  head?: boolean;
  /** The rest of a line whose beginning headed its section. */
  beside?: boolean;
  /** Where the two ends of its time stand in the document, if not in the order of the line. */
  ends?: readonly [Span, Span];
  /** Typed with a rule of `===` or `---` below it. */
  ruled: boolean;
}

/** Diamonds and dots that part items; a class of characters takes them between its brackets. */
export const DIAMONDS = '⋄◆◇♦❖✦∙⋅';

const BULLET =
  /^(?:[•◦▪■●○‣⁃∙·▸▹►➢➤✓✔❖◆◇★*»→□☐❑‐–—-]|\(?\d{1,2}[.)](?=\s)|\d{1,2}\.\d{1,2}\.(?=\s)|[oO§](?=\s{1,4}\p{L})|\+(?=\s+\p{L}))\s*/u;

/** A heading between rules or marks on its own line: `--- TRABAJOS ---`, `-ESTUDIOS-`. */
const BETWEEN_RULES = /^[-–—=*~_#]{2,}\s*\S.*\S\s*[-–—=*~_#]{2,}$|^([-–—=*~_#])\s?\S.*\S\s?\1$/;
/** The number of a heading in a cell of its own: `III.` before `ESTUDIOS`. */
const NUMERAL = /^(?:[IVX]{1,5}|[A-H]|\d{1,2})[.)]$/;
const NUMBERED_MAX_CHARS = 60;

/** The rest of a line, from the first of `cells` on; they are its last ones, the first of them perhaps cut. */
export function shortened(line: ResumeLine, cells: Piece[]): ResumeLine {
  const first = cells[0];
  if (!first) return line;
  const cellX = line.cellX?.slice(line.cells.length - cells.length);
  const text = line.text.slice(first.start - line.start);
  const x = cellX?.[0] ?? line.x;
  const width = Math.max(0, line.width - (x - line.x));
  return { ...line, cells, start: first.start, text, x, width, ...(cellX && { cellX }) };
}

/** A line from behind the number that stands in a cell of its own before a heading. */
function withoutNumeral(line: ResumeLine): ResumeLine {
  const [first, second, ...others] = line.cells;
  if (!first || !second || others.length > 0 || !NUMERAL.test(first.text)) return line;
  if (second.text.length > NUMBERED_MAX_CHARS || /\d/.test(second.text)) return line;
  return shortened(line, [second]);
}

/** The slice of a text without blanks and separators at its ends. */
export function pieceOf(text: string, start: number, end: number): Piece {
  let from = start;
  let to = end;
  const idle = (at: number) => /[\s|·•,;–—:‐-]/.test(text.charAt(at));
  // A full stop or a slash before a piece ends what stood there; `>> Taller Yaku` and `# Ana Brezo` are marked as in Markdown.
  while (from < to && (idle(from) || /[./>#]/.test(text.charAt(from)))) from += 1;
  while (to > from && (idle(to - 1) || text.charAt(to - 1) === '/')) to -= 1;
  return { text: text.slice(from, to), start: from, end: to };
}

/** A part of a line as a line of its own. */
export function partLine(line: ResumeLine, from: number, to: number): ResumeLine {
  const piece = pieceOf(line.text, from, to);
  const start = line.start + piece.start;
  const end = line.start + piece.end;
  return { ...line, text: piece.text, start, end, cells: [{ text: piece.text, start, end }] };
}

/** A name without the full stop that ends its line; abbreviations (`S.A.`, `Inc.`) keep theirs. */
export function withoutStop(piece: Piece): Piece {
  if (!/(?:\p{L}{5,}|\p{Ll}\))\.$/u.test(piece.text)) return piece;
  return { text: piece.text.slice(0, -1), start: piece.start, end: piece.end - 1 };
}

/** `Bilbao)` without the bracket that was opened in another piece. */
export function withoutBracket(piece: Piece): Piece {
  if (!piece.text.endsWith(')') || piece.text.includes('(')) return piece;
  const text = piece.text.slice(0, -1).trimEnd();
  return { text, start: piece.start, end: piece.start + text.length };
}

/** The words of a text that have letters. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
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

/** A word between names that is a part of neither: `Driver at Great North`. */
const GLUE = /^(?:at|en|@|in|de|con|with|para|for|as|como)$/i;

/** Cuts a piece where its face changes (`**Bluefinch Eyewear Inc.** Halifax, NS`); words that only join are left out. */
export function splitAtFaces(text: string, piece: Piece, faces: ReadonlySet<number>): Piece[] {
  const cuts: number[] = [];
  for (let at = piece.start + 1; at < piece.end; at += 1) if (faces.has(at)) cuts.push(at);
  if (cuts.length === 0) return [piece];
  const ends = [...cuts, piece.end];
  return [piece.start, ...cuts]
    .map((from, index) => pieceOf(text, from, ends[index] ?? piece.end))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text) && !GLUE.test(part.text));
}

/** Names how a line is set, with its left edge: names of one kind in the entries of one resume are set alike. */
export function lookOf(line: ResumeLine): string {
  const isCapital = /\p{Lu}{3}/u.test(line.text) && line.text === line.text.toUpperCase();
  return `${line.face ?? `${line.fontSize} ${line.bold}`} ${Math.round(line.x / 5)} ${isCapital}`;
}

/** The size of a line's first word in points, in halves, where its format names faces; else not a number. */
export const faceSize = ({ face }: Pick<ResumeLine, 'face'>) => Number(face?.split(' ').at(-1));

/** Longer lines than this are running text. */
const TEXT_CHARS = 60;

/** How most of the running text of a section is set, or null where there is none. */
export function lookOfText(lines: readonly ResumeLine[]): string | null {
  const letters = new Map<string, number>();
  for (const line of lines.filter(({ text }) => text.length > TEXT_CHARS))
    letters.set(lookOf(line), (letters.get(lookOf(line)) ?? 0) + line.text.length);
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return most?.[0] ?? null;
}

/** What is said of the cells of lines, by where they begin and (as negative numbers) where they end: a date may be cut off either side. */
export function rolesOf(lines: readonly ResumeLine[]): ReadonlyMap<number, NameRole> {
  const roles = lines.flatMap((line) => line.roles ?? []);
  return new Map(roles.flatMap(({ start, end, role }) => [[start, role] as const, [-end, role] as const]));
}

/** Where the faces of lines change. */
export function facesOf(lines: readonly ResumeLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ faces }) => faces ?? []));
}

const PAGE_MARK =
  /^(?:(?:p[aá]g(?:ina|\.)?|page)\s*)?\d{1,2}(?:\s*(?:\/|of|de)\s*\d{1,2})?$|^.{0,60}\t[-–—]\t\d{1,2}$|^.{0,60}(?:[-–—|\t]\s*(?:(?:p[aá]g(?:ina|\.)?|page)\s*)?\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}|(?:page|p[aá]gina)\s+\d{1,2})$/i;
/** The number of all pages behind that of one. */
const OF_PAGES = /\d{1,2}\s*(?:\/|of|de)\s*(\d{1,2})$/i;

/** A number of a page that is called so. */
const NAMED_PAGE = /\bp[aá]g|\bpage/i;
/** Formats without pages may have so many. */
const TYPED_PAGES = 3;

/** Whether a line is but the number of its page; `Started | 3/18` names a month where there are fewer pages. */
function isPageMark(text: string, pageCount: number): boolean {
  if (!PAGE_MARK.test(text)) return false;
  if (NAMED_PAGE.test(text)) return true;
  const total = OF_PAGES.exec(text)?.[1];
  return total === undefined || Number(total) <= Math.max(pageCount, TYPED_PAGES);
}

/** A line drawn with characters: `=====`, `- - - -`, `+------+----+`, `~ * ~`. */
const RULE = /^[\s=_~*#+|.·•‐-―-]{3,}$/u;
/** A rule below a longer line parts blocks; it does not underline a heading. */
const RULED_MAX_CHARS = 60;
/** A row of a table drawn with characters: `| 2016 - 2018 | Maestría | Univ. Nacional |`. */
const DRAWN_ROW = /^\s*\|.*\|\s*$/;

/** Where the cells of a line part. */
function cellsAt(text: string): RegExp {
  return DRAWN_ROW.test(text) ? /\s*\|\s*|\t| {3,}/g : /\s*(?:\.{4,}|…{2,})\s*|\t| {3,}/g;
}

/** Words of a line between blanks of one width, as a title is set wide: `LUNA   R.   BREZO` is one cell. */
function withWideWords(text: string, cells: Piece[]): Piece[] {
  const [first, last] = [cells[0], cells.at(-1)];
  const isWord = ({ text: word }: Piece) => /^\p{Lu}[^\p{Ll}\s\d]*$/u.test(word);
  if (!first || !last || cells.length < 2 || !cells.every(isWord)) return cells;
  const gaps = cells.slice(1).map(({ start }, index) => text.slice(cells[index]?.end ?? start, start));
  const isWide = gaps.every((gap) => /^ {3,5}$/.test(gap) && gap.length === gaps[0]?.length);
  return isWide ? [{ text: text.slice(first.start, last.end), start: first.start, end: last.end }] : cells;
}

/** The lines worth reading; page numbers and drawn rules are none. */
export function resumeLines(document: ExtractedDocument): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let end = 0;
  for (const line of document.lines) {
    const gap = lines.length === 0 || document.text.slice(end, line.start).includes('\n\n');
    end = line.end;
    if (isPageMark(line.text, document.pageCount)) continue;
    if (RULE.test(line.text)) {
      const above = lines.at(-1);
      if (above && above.text.length <= RULED_MAX_CHARS && !gap) above.ruled = true;
      continue;
    }
    const mark = BETWEEN_RULES.test(line.text) ? null : BULLET.exec(line.text);
    const start = line.start + (mark?.[0].length ?? 0);
    lines.push({
      ...line,
      bullet: mark !== null,
      gap,
      ruled: false,
      cells: withWideWords(document.text, splitPieces(document.text, { start, end: line.end }, cellsAt(line.text))),
    });
  }
  return lines.filter((line) => line.cells.length > 0).map(withoutNumeral);
}
