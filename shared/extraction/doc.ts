/**
 * Reads Word 97-2003 files ([MS-DOC]): the text of body, headers and boxes with tables, fields and the looks that matter.
 * Ours, since word-extractor gives hidden and white words as any other, and no headings: matching would count what
 * nobody sees (decision 0017).
 */
import { ConcealedTexts, concealmentOf, type Ground, WHITE } from './concealed.ts';
import { charactersOf, type DocFile, openDoc, PAIR, viewOf } from './doc-file.ts';
import {
  type DocParagraph,
  type DocRun,
  docStyles,
  type Looks,
  lookAt,
  paragraphLooks,
  runLooks,
} from './doc-looks.ts';
import type { LooseLine, Reading } from './document.ts';
import {
  addText,
  type Block,
  type FlowWriter,
  newParagraph,
  type Paragraph,
  withoutRepeats,
  writeBlocks,
} from './flow.ts';
import { lookOf, type Style } from './flow-styles.ts';

/** Characters that mean something else than themselves. */
const CELL = '\x07';
const PARAGRAPH_ENDS = new Set(['\r', '\f', '\x0e']);
const FIELD = { begin: '\x13', result: '\x14', end: '\x15' } as const;
const LETTERS: Record<string, string> = { '\v': '\n', '\x1e': '-', '\x1f': '\u00ad', '\t': '\t' };
const HYPERLINK = /HYPERLINK\s+"([^"]{1,2000})"/;
const MAX_INSTRUCTION = 4_000;

interface Doc extends DocFile {
  runs: Looks<DocRun>;
  paragraphs: Looks<DocParagraph>;
  styles: Map<string, Style>;
  concealed: ConcealedTexts;
  links: string[];
  /** What paragraphs lie on, outside of tables and inside. */
  ground: Ground;
  cellGround: Ground;
}

interface Walk {
  blocks: Block[];
  rows: Block[][][];
  row: Block[][];
  cell: Block[];
  paragraph: Paragraph;
  /** Letters of the open paragraph with their looks, which its style decides with: known at its end. */
  letters: { text: string; run: DocRun }[];
  /** Codes of the fields around the text; an entry is null once its result has begun. */
  fields: (string | null)[];
}

function newWalk(): Walk {
  return { blocks: [], rows: [], row: [], cell: [], paragraph: newParagraph(), letters: [], fields: [] };
}

/** Gathers neighbouring letters of one look; looks are found once per stretch, so they are the same object. */
function writeLetter(walk: Walk, text: string, run: DocRun): void {
  const last = walk.letters.at(-1);
  if (last?.run === run) last.text += text;
  else walk.letters.push({ text, run });
}

function closeTable(walk: Walk): void {
  if (walk.cell.length > 0) walk.row.push(walk.cell);
  if (walk.row.length > 0) walk.rows.push(walk.row);
  if (walk.rows.length > 0) walk.blocks.push({ type: 'table', rows: walk.rows });
  Object.assign(walk, { cell: [], row: [], rows: [] });
}

function finishLetters(walk: Walk, doc: Doc, look: DocParagraph): void {
  const style = lookOf(doc.styles, String(look.style));
  for (const { text, run } of walk.letters) {
    const reason = concealmentOf({
      hidden: run.hidden ?? style.hidden,
      colour: run.colour === undefined ? style.colour : run.colour,
      ground: run.ground ?? look.ground ?? (look.inTable ? doc.cellGround : doc.ground),
      points: run.points ?? null,
    });
    if (reason && text.trim() !== '') doc.concealed.add(reason, 1, text);
    else addText(walk.paragraph, text, run.bold ?? false, run.points ?? null);
  }
  walk.letters = [];
}

function endParagraph(walk: Walk, doc: Doc, look: DocParagraph): void {
  finishLetters(walk, doc, look);
  const { paragraph } = walk;
  walk.paragraph = newParagraph();
  paragraph.style = String(look.style);
  paragraph.outline = look.outline ?? null;
  paragraph.indent = look.indent ?? 0;
  paragraph.listed = look.listed ?? false;
  if (look.inTable) walk.cell.push({ type: 'paragraph', paragraph });
  else {
    closeTable(walk);
    walk.blocks.push({ type: 'paragraph', paragraph });
  }
}

/** A cell's mark ends its last paragraph; one on its own at the end of a row ends the row. */
function endCell(walk: Walk, doc: Doc, look: DocParagraph): void {
  if (look.endsRow) {
    walk.letters = [];
    if (walk.row.length > 0) walk.rows.push(walk.row);
    walk.row = [];
    return;
  }
  endParagraph(walk, doc, { ...look, inTable: true });
  walk.row.push(walk.cell);
  walk.cell = [];
}

function field(walk: Walk, doc: Doc, letter: string): void {
  if (letter === FIELD.begin) walk.fields.push('');
  else if (letter === FIELD.end) walk.fields.pop();
  else {
    const target = HYPERLINK.exec(walk.fields.at(-1) ?? '')?.[1];
    if (target) doc.links.push(target);
    if (walk.fields.length > 0) walk.fields[walk.fields.length - 1] = null;
  }
}

function isFieldMark(letter: string): boolean {
  return letter === FIELD.begin || letter === FIELD.result || letter === FIELD.end;
}

function walkLetter(walk: Walk, doc: Doc, letter: string, offset: number): void {
  if (isFieldMark(letter)) {
    field(walk, doc, letter);
    return;
  }
  const code = walk.fields.at(-1);
  if (code != null) {
    if (code.length < MAX_INSTRUCTION) walk.fields[walk.fields.length - 1] = code + letter;
    return;
  }
  const isEnd = PARAGRAPH_ENDS.has(letter);
  if (isEnd || letter === CELL) {
    const look = lookAt(doc.paragraphs, offset) ?? { style: 0 };
    // Tables in tables end their cells with paragraph marks of their own.
    if (letter === CELL) endCell(walk, doc, look);
    else if (!look.endsRow) endParagraph(walk, doc, look);
  } else {
    const run = lookAt(doc.runs, offset) ?? NO_LOOK;
    if (!run.deleted) writeLetter(walk, letter < ' ' ? (LETTERS[letter] ?? '') : letter, run);
  }
}

const NO_LOOK: DocRun = {};

function blocksBetween(doc: Doc, from: number, to: number): Block[] {
  const walk = newWalk();
  for (const { letter, offset } of charactersOf(doc, from, to)) walkLetter(walk, doc, letter, offset);
  if (walk.letters.length > 0) endParagraph(walk, doc, { style: 0 });
  closeTable(walk);
  return walk.blocks;
}

interface Stories {
  body: [number, number];
  headers: [number, number][];
  footers: [number, number][];
  boxes: [number, number];
}

/** Headers and footers lie six to a section after six separators of notes: even, odd, their footers, first ones. */
function storiesOf(doc: DocFile): Stories {
  const { body, notes, headers, comments, endnotes, boxes } = doc.stories;
  const view = viewOf(doc.pair(PAIR.headers));
  const start = body + notes;
  const found: Pick<Stories, 'headers' | 'footers'> = { headers: [], footers: [] };
  for (let index = 6; (index + 2) * 4 <= view.byteLength && index < 600; index++) {
    const range: [number, number] = [
      start + view.getUint32(index * 4, true),
      start + view.getUint32(index * 4 + 4, true),
    ];
    const isHeader = [0, 1, 4].includes(index % 6);
    if (range[0] < range[1] && range[1] <= start + headers) found[isHeader ? 'headers' : 'footers'].push(range);
  }
  const after = start + headers + comments + endnotes;
  return { body: [0, body], ...found, boxes: [after, after + boxes] };
}

function linesOf(doc: Doc, ranges: readonly [number, number][]): LooseLine[] {
  return ranges.flatMap(([from, to]) => {
    const writer: FlowWriter = { lines: [], styles: doc.styles, gap: true };
    writeBlocks(writer, blocksBetween(doc, from, to));
    return writer.lines;
  });
}

/** Drawings float where their own file format says, perhaps behind the text. */
function hasDrawings(file: DocFile): boolean {
  for (const { letter } of charactersOf(file, 0, file.stories.body)) if (letter === '\b') return true;
  return false;
}

/**
 * The lines of a Word 97-2003 file. Text boxes come before the body, where most of them stand.
 * @throws AppError `FILE_TYPE_UNSUPPORTED` for other files of Office, `FILE_ENCRYPTED`, `FILE_DAMAGED`.
 */
export function readDoc(bytes: Uint8Array): Reading {
  const file = openDoc(bytes);
  const paragraphs = paragraphLooks(file);
  const ground = hasDrawings(file) ? 'unknown' : WHITE;
  const doc: Doc = {
    ...file,
    runs: runLooks(file),
    paragraphs,
    styles: docStyles(file),
    concealed: new ConcealedTexts(),
    links: [],
    ground,
    cellGround: paragraphs.looks.some((look) => look.shadesCells) ? 'unknown' : ground,
  };
  const { body, headers, footers, boxes } = storiesOf(file);
  const lines = [
    ...withoutRepeats(linesOf(doc, headers)),
    ...linesOf(doc, [boxes, body]),
    ...withoutRepeats(linesOf(doc, footers)),
  ].map((line, y) => ({ ...line, y }));
  return { lines, pageCount: 1, links: doc.links, flags: [], concealed: doc.concealed.list() };
}
