/** Reads Word files: the paragraphs of body, headers and footers in order, tables by row or by column as they are meant. */
import { cleanText } from './clean-text.ts';
import { type LooseLine, MAX_TEXT_LENGTH, type Reading, readingError } from './document.ts';
import { type Block, blocksOf, type Paragraph } from './docx-body.ts';
import { lookOf, type Style, stylesOf } from './docx-styles.ts';
import { xmlEvents } from './xml.ts';
import { unzipParts } from './zip.ts';

const BODY = 'word/document.xml';
const READ = /^word\/(?:document|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/[\w]+\.xml\.rels$/;

/** Beyond this many characters a cell is a column of a layout, not an entry of a table. */
const LONG_CELL = 160;

interface Writer {
  lines: LooseLine[];
  styles: Map<string, Style>;
  gap: boolean;
}

function paragraphLine(writer: Writer, paragraph: Paragraph, text: string, column: number): LooseLine {
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
    column,
    gap: writer.gap,
  };
}

function writeParagraph(writer: Writer, paragraph: Paragraph, column: number): void {
  const parts = cleanText(paragraph.text).split('\n');
  for (const part of parts) {
    const text = part.trim();
    if (text === '') {
      writer.gap = true;
      continue;
    }
    writer.lines.push(paragraphLine(writer, paragraph, text, column));
    writer.gap = false;
  }
}

function paragraphsOf(cell: readonly Block[]): Paragraph[] {
  return cell.flatMap((block) =>
    block.type === 'paragraph' && block.paragraph.text.trim() !== '' ? block.paragraph : [],
  );
}

function holdsTable(cell: readonly Block[]): boolean {
  return cell.some((block) => block.type === 'table');
}

/** A row of a table of entries: its cells side by side in one line, further paragraphs of a cell below. */
function writeEntryRow(writer: Writer, cells: Paragraph[][], column: number): void {
  const heads = cells.flatMap((cell) => cell[0] ?? []);
  const longest = heads.reduce<Paragraph | undefined>(
    (best, head) => (best && best.text.length >= head.text.length ? best : head),
    undefined,
  );
  if (!longest) return;
  const text = heads.map((head) => cleanText(head.text).replace(/\n/g, ' ').trim()).join('\t');
  writer.lines.push(paragraphLine(writer, longest, text, column));
  writer.gap = false;
  for (const cell of cells) for (const paragraph of cell.slice(1)) writeParagraph(writer, paragraph, column);
}

/** Whether cells stand for columns of a page (long, or several paragraphs each) rather than for entries of a table. */
function isLayoutRow(cells: Paragraph[][], holds: boolean): boolean {
  const long = cells.filter(
    (cell) => cell.length > 2 || cell.reduce((sum, { text }) => sum + text.length, 0) > LONG_CELL,
  );
  return holds || long.length > 1 || cells.some((cell) => cell.length > 8);
}

function writeTable(writer: Writer, rows: Block[][][], column: number): void {
  writer.gap = true;
  for (const row of rows) {
    const cells = row.map(paragraphsOf);
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

function writeBlocks(writer: Writer, blocks: readonly Block[], column = 0): void {
  for (const block of blocks) {
    if (block.type === 'paragraph') writeParagraph(writer, block.paragraph, column);
    else writeTable(writer, block.rows, column);
  }
}

function targetsOf(xml: string | undefined): Map<string, string> {
  const targets = new Map<string, string>();
  for (const event of xmlEvents(xml ?? '')) {
    if (event.type !== 'open' || event.name !== 'Relationship') continue;
    if (event.attributes.TargetMode === 'External')
      targets.set(event.attributes.Id ?? '', event.attributes.Target ?? '');
  }
  return targets;
}

/** Header parts first, then the body, then footers: as they stand on the page. */
function partOrder(names: Iterable<string>): string[] {
  const rank = (name: string) => (name.includes('header') ? 0 : name === BODY ? 1 : 2);
  return [...names].filter((name) => /^word\/(?:document|header|footer)/.test(name)).sort((a, b) => rank(a) - rank(b));
}

/**
 * The lines of a Word file.
 * @throws AppError `FILE_TYPE_UNSUPPORTED` for a ZIP without a Word body, `FILE_DAMAGED`, `FILE_TOO_COMPLEX`.
 */
export function readDocx(bytes: Uint8Array): Reading {
  const parts = unzipParts(bytes, (name) => READ.test(name));
  if (!parts.has(BODY)) throw readingError('FILE_TYPE_UNSUPPORTED');
  const texts = new Map([...parts].map(([name, part]) => [name, new TextDecoder().decode(part)]));
  if (!/<w:document[\s>]/.test(texts.get(BODY)?.slice(0, 100_000) ?? '')) throw readingError('FILE_DAMAGED');
  const writer: Writer = { lines: [], styles: stylesOf(texts.get('word/styles.xml') ?? ''), gap: false };
  const links: string[] = [];
  const flags = new Set<string>();
  let length = 0;
  for (const name of partOrder(parts.keys())) {
    const relations = texts.get(name.replace('word/', 'word/_rels/').concat('.rels'));
    const part = blocksOf(texts.get(name) ?? '', targetsOf(relations));
    writeBlocks(writer, part.blocks);
    writer.gap = true;
    links.push(...part.links);
    if (part.hiddenText) flags.add('hidden-text');
    length += texts.get(name)?.length ?? 0;
    if (length > MAX_TEXT_LENGTH * 200) break;
  }
  return { lines: writer.lines, pageCount: 1, links, flags: [...flags] };
}
