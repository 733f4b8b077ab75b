/** Turns paragraphs and tables, as word processors keep them, into lines: tables by row or by column as they are meant. */
import { cleanText } from './clean-text.ts';
import { FACE_MARK, type LooseLine } from './document.ts';
import { lookOf, type Style } from './flow-styles.ts';

/** One paragraph as written; tabs and line breaks inside it are `\t` and `\n`. */
export interface Paragraph {
  text: string;
  /** Id of its style. */
  style: string;
  /** Outline level set on the paragraph itself, from 0. */
  outline: number | null;
  /** Left indentation in points. */
  indent: number;
  listed: boolean;
  /** Letters in bold, and the size in points that most letters have (without an entry: the style's). */
  boldLetters: number;
  sizes: Map<number, number>;
  /** The face of the text that was added last, and of what was added first. */
  face?: string;
  firstFace?: string;
}

export type Block = { type: 'paragraph'; paragraph: Paragraph } | { type: 'table'; rows: Block[][][] };

export interface FlowWriter {
  lines: LooseLine[];
  styles: ReadonlyMap<string, Style>;
  /** Whether the next line stands apart from the one before. */
  gap: boolean;
}

/** Beyond this many characters a cell is a column of a layout, not an entry of a table. */
const LONG_CELL = 160;
/** Tables in tables in tables: nobody lays a page out deeper than this, and each level costs a call. */
export const MAX_DEPTH = 60;

export function newParagraph(style = ''): Paragraph {
  return { text: '', style, outline: null, indent: 0, listed: false, boldLetters: 0, sizes: new Map() };
}

/** Adds text of one look to a paragraph; `points` is null where the style's size holds, `more` says what else its face is made of. */
export function addText(paragraph: Paragraph, text: string, bold: boolean, points: number | null, more = ''): void {
  const face = `${bold} ${points ?? ''} ${more}`;
  if (/[\p{L}\p{N}]/u.test(text)) {
    const isOther = paragraph.face !== undefined && paragraph.face !== face;
    // Inside a word nothing begins.
    const isWord = /(?:^|[^\p{L}\p{N}])$/u.test(paragraph.text.slice(-1)) || /^\P{L}/u.test(text);
    if (isOther && isWord) paragraph.text += FACE_MARK;
    paragraph.face = face;
    paragraph.firstFace ??= face;
  }
  paragraph.text += text;
  const letters = text.trim().length;
  if (bold) paragraph.boldLetters += letters;
  if (points) paragraph.sizes.set(points, (paragraph.sizes.get(points) ?? 0) + letters);
}

function paragraphLine(writer: FlowWriter, paragraph: Paragraph, text: string, column: number): LooseLine {
  const look = lookOf(writer.styles, paragraph.style);
  const letters = text.replace(/\s/g, '').length;
  const size = [...paragraph.sizes].sort((one, other) => other[1] - one[1])[0];
  const own = paragraph.outline !== null && paragraph.outline < 6 ? paragraph.outline + 1 : undefined;
  const marked = (paragraph.listed || look.listed) && look.heading === undefined && !/^[•·▪◦‣*–-]/u.test(text);
  return {
    text: marked ? `• ${text}` : text,
    page: 1,
    x: paragraph.indent,
    y: writer.lines.length,
    width: text.length * 5,
    fontSize: size && size[1] > letters / 2 ? size[0] : look.size,
    bold: look.bold || paragraph.boldLetters > letters / 2,
    heading: own ?? look.heading,
    face: `${paragraph.style} ${paragraph.firstFace ?? ''}`,
    column,
    gap: writer.gap,
  };
}

const LEADING_MARKS = new RegExp(`^[${FACE_MARK}\\s]+`, 'u');

function writeParagraph(writer: FlowWriter, paragraph: Paragraph, column: number): void {
  const parts = cleanText(paragraph.text).split('\n');
  for (const part of parts) {
    const text = part.trim().replace(LEADING_MARKS, '');
    if (text === '') {
      writer.gap = true;
      continue;
    }
    writer.lines.push(paragraphLine(writer, paragraph, text, column));
    writer.gap = false;
  }
}

/** A paragraph at its line breaks: in a cell they part what stands in it as paragraphs do. */
function atBreaks(paragraph: Paragraph): Paragraph[] {
  const parts = paragraph.text.split('\n').filter((text) => text.trim() !== '');
  if (parts.length < 2) return parts.length === 0 ? [] : [paragraph];
  const letters = Math.max(1, paragraph.text.trim().length);
  return parts.map((text) => {
    const share = text.trim().length / letters;
    const sizes = new Map([...paragraph.sizes].map(([points, count]) => [points, count * share] as const));
    return { ...paragraph, text, boldLetters: paragraph.boldLetters * share, sizes };
  });
}

function paragraphsOf(cell: readonly Block[]): Paragraph[] {
  return cell.flatMap((block) => (block.type === 'paragraph' ? atBreaks(block.paragraph) : []));
}

/** `Agosto 2021 –` above `Actualidad`: a time that goes on in the next paragraph of its cell. */
const OPEN_TIME = /(?:19|20)\d\d\s*(?:[-–—]|\b(?:a|al|to|hasta|until))\s*$/iu;
const TIME_CHARS = 40;

/** The paragraphs of a cell with a time that broke over two of them in one. */
function withWholeTimes(cell: readonly Paragraph[]): Paragraph[] {
  const [first, second, ...others] = cell;
  if (!first || !second || !OPEN_TIME.test(first.text) || second.text.length > TIME_CHARS) return [...cell];
  return [{ ...first, text: `${first.text.trimEnd()} ${second.text.trimStart()}` }, ...others];
}

function holdsTable(cell: readonly Block[]): boolean {
  return cell.some((block) => block.type === 'table');
}

/** Whether each cell of a row has a label above its value, as forms have them: labels of one row are set alike and say no figures. */
function areLabelled(cells: readonly Paragraph[][]): boolean {
  const labels = cells.flatMap(([label]) => label ?? []);
  const isOne = new Set(labels.map(({ style, firstFace }) => `${style} ${firstFace ?? ''}`)).size === 1;
  const areBoth = cells.every(({ length }) => length === 2);
  return (
    cells.length > 1 &&
    areBoth &&
    isOne &&
    labels.every(({ text }) => text.length <= LABEL_CHARS && !/\d{2}/.test(text))
  );
}

const LABEL_CHARS = 40;

/** A row of a table of entries: its cells side by side in one line, further paragraphs of a cell below. */
function writeEntryRow(writer: FlowWriter, cells: Paragraph[][], column: number): void {
  if (areLabelled(cells)) {
    for (const at of [0, 1])
      writeEntryRow(
        writer,
        cells.map((cell) => cell.slice(at, at + 1)),
        column,
      );
    return;
  }
  const last = cells.at(-1);
  // What tells of the work stands below the names that other cells have.
  const isDescribed =
    cells.length > 2 && last?.length === 1 && (last[0]?.text.length ?? 0) > DESCRIPTION_CHARS && cells.some(isStacked);
  const heads = (isDescribed ? cells.slice(0, -1) : cells).flatMap((cell) => cell[0] ?? []);
  const longest = heads.reduce<Paragraph | undefined>(
    (best, head) => (best && best.text.length >= head.text.length ? best : head),
    undefined,
  );
  if (!longest) return;
  const text = heads.map((head) => cleanText(head.text).replace(/\n/g, ' ').trim()).join('\t');
  writer.lines.push(paragraphLine(writer, longest, text, column));
  writer.gap = false;
  for (const cell of cells) for (const paragraph of cell.slice(1)) writeParagraph(writer, paragraph, column);
  if (isDescribed && last?.[0]) writeParagraph(writer, last[0], column);
}

/** Longer than the names in a row. */
const DESCRIPTION_CHARS = 60;
/** Whether a cell has a name above another: an employer and a title. */
const isStacked = (cell: readonly Paragraph[]) =>
  cell.length === 2 && cell.every(({ text }) => text.length <= DESCRIPTION_CHARS);

/** Whether cells stand for columns of a page (long, or several paragraphs each) rather than for entries of a table. */
function isLayoutRow(cells: Paragraph[][], holds: boolean): boolean {
  const long = cells.filter(
    (cell) => cell.length > 2 || cell.reduce((sum, { text }) => sum + text.length, 0) > LONG_CELL,
  );
  return holds || long.length > 1 || cells.some((cell) => cell.length > 8);
}

/** A heading beside what it heads is short and has no figures. */
const MARGIN_CHARS = 40;
const MARGIN_ROWS = 3;

/** Whether the first column of a table holds headings, each said once, beside texts of several paragraphs. */
function hasHeadingColumn(rows: Block[][][]): boolean {
  const heads = rows.map(([first]) => paragraphsOf(first ?? []));
  const isHead = (cell: Paragraph[]) =>
    cell.length === 0 ||
    (cell.length === 1 && (cell[0]?.text.length ?? 0) <= MARGIN_CHARS && !/\d/.test(cell[0]?.text ?? ''));
  const texts = heads.flatMap((cell) => cell[0]?.text.trim() ?? []);
  const long = rows.filter((row) => row.length === 2 && paragraphsOf(row[1] ?? []).length > 2);
  const isOnce = new Set(texts).size === texts.length;
  const isPlain = rows.every(([first]) => !holdsTable(first ?? []));
  return texts.length >= MARGIN_ROWS && long.length >= 2 && isOnce && isPlain && heads.every(isHead);
}

/** A table whose first column holds headings: each stands above what it heads. */
function writeHeadedRows(writer: FlowWriter, rows: Block[][][], column: number): void {
  for (const [head, ...others] of rows) {
    writer.gap = true;
    for (const paragraph of paragraphsOf(head ?? [])) writeParagraph(writer, { ...paragraph, outline: 1 }, column);
    for (const cell of others) writeBlocks(writer, cell, column);
  }
  writer.gap = true;
}

function writeTable(writer: FlowWriter, rows: Block[][][], column: number): void {
  writer.gap = true;
  if (hasHeadingColumn(rows)) {
    writeHeadedRows(writer, rows, column);
    return;
  }
  for (const row of rows) {
    const cells = row.map((cell) => withWholeTimes(paragraphsOf(cell)));
    if (!isLayoutRow(cells, row.some(holdsTable))) writeEntryRow(writer, cells, column);
    else {
      for (const [index, cell] of row.entries()) {
        writer.gap = true;
        writeBlocks(writer, cell, row.length > 1 ? index : column);
      }
    }
  }
  writer.gap = true;
}

/** Appends the lines of blocks in their order. */
export function writeBlocks(writer: FlowWriter, blocks: readonly Block[], column = 0): void {
  for (const block of blocks) {
    if (block.type === 'paragraph') writeParagraph(writer, block.paragraph, column);
    else writeTable(writer, block.rows, column);
  }
}

/** Lines whose text has not been `seen`: the same header for the first page, odd and even ones is one header. */
export function withoutRepeats(lines: readonly LooseLine[], seen = new Set<string>()): LooseLine[] {
  return lines.filter(({ text }) => !seen.has(text) && seen.add(text));
}
