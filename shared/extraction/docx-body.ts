/** Walks the XML of a Word part and gathers its paragraphs, tables, text boxes and links. */
import {
  type Colour,
  type ConcealedTexts,
  type Concealment,
  colourOf,
  concealmentOf,
  type Ground,
  TINY_RUN_POINTS,
  WHITE,
} from './concealed.ts';
import { readingError } from './document.ts';
import { shadeOf } from './docx-styles.ts';
import { addText, type Block, MAX_DEPTH, newParagraph, type Paragraph } from './flow.ts';
import { lookOf, type Style } from './flow-styles.ts';
import { xmlEvents } from './xml.ts';

/** Letters squeezed to less than this share of their width are a line. */
const TINY_SCALE_PERCENT = 15;

interface Run {
  bold: boolean | null;
  italic: boolean;
  size: number | null;
  hidden: boolean | null;
  colour: Colour | null;
  /** Width of its letters in percent. */
  scale: number;
  shade: Ground | null;
}

/** What a part is read with: addresses by relation id, styles by id, the colour of the page, and where concealed text goes. */
export interface PartContext {
  targets: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, Style>;
  ground: Ground;
  concealed: ConcealedTexts;
}

interface Walk extends PartContext {
  /** Where blocks go: the body, a cell, a text box; each lies on a ground. */
  places: { blocks: Block[]; ground: Ground }[];
  tables: { rows: Block[][][]; ground: Ground }[];
  paragraphs: { paragraph: Paragraph; ground: Ground | null }[];
  run: Run;
  /** Inside deleted text, field codes and the fallback copy of a drawing. */
  muted: number;
  inRunProperties: boolean;
  inParagraphProperties: boolean;
  inText: boolean;
  links: string[];
}

const MUTED = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback']);
const BOXES = new Set(['w:txbxContent']);

function isOn(attributes: Record<string, string>): boolean {
  return !['0', 'false', 'off', 'none'].includes(attributes['w:val'] ?? '1');
}

function newRun(): Run {
  return { bold: null, italic: false, size: null, hidden: null, colour: null, scale: 100, shade: null };
}

/** Where a run lies: on its own shading, its paragraph's, that of the paragraph's style, its cell's or the page. */
function groundOf(walk: Walk, ofStyle: Ground | null): Ground {
  return walk.run.shade ?? walk.paragraphs.at(-1)?.ground ?? ofStyle ?? walk.places.at(-1)?.ground ?? 'unknown';
}

function concealmentHere(walk: Walk, paragraph: Paragraph): Concealment | undefined {
  const { run, styles } = walk;
  if (run.scale < TINY_SCALE_PERCENT) return 'tiny-text';
  const look = lookOf(styles, paragraph.style);
  const hidden = run.hidden ?? look.hidden;
  return concealmentOf({
    hidden,
    colour: run.colour ?? look.colour,
    ground: groundOf(walk, look.ground),
    points: run.size ?? look.size,
  });
}

function write(walk: Walk, text: string): void {
  const paragraph = walk.paragraphs.at(-1)?.paragraph;
  if (!paragraph || walk.muted > 0) return;
  const reason = text.trim() === '' ? undefined : concealmentHere(walk, paragraph);
  if (reason) walk.concealed.add(reason, 1, text);
  else addText(paragraph, text, walk.run.bold ?? false, walk.run.size, `${walk.run.italic} ${walk.run.colour ?? ''}`);
}

function paragraphProperty(walk: Walk, name: string, attributes: Record<string, string>): void {
  const open = walk.paragraphs.at(-1);
  if (!open) return;
  const { paragraph } = open;
  if (name === 'w:pStyle') paragraph.style = attributes['w:val'] ?? '';
  else if (name === 'w:outlineLvl') paragraph.outline = Number(attributes['w:val'] ?? 9);
  else if (name === 'w:ind') paragraph.indent = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0) / 20 || 0;
  else if (name === 'w:numId') paragraph.listed = attributes['w:val'] !== '0';
  else if (name === 'w:shd') open.ground = shadeOf(attributes) ?? open.ground;
}

function runProperty(walk: Walk, name: string, attributes: Record<string, string>): void {
  const { run } = walk;
  const value = attributes['w:val'];
  if (name === 'w:b') run.bold = isOn(attributes);
  else if (name === 'w:i') run.italic = isOn(attributes);
  else if (name === 'w:sz') run.size = Number(value ?? 0) / 2 || null;
  else if (name === 'w:vanish') run.hidden = isOn(attributes);
  else if (name === 'w:color') run.colour = colourOf(value);
  else if (name === 'w:w') run.scale = Number.parseFloat(value ?? '100');
  else if (name === 'w:shd') run.shade = shadeOf(attributes) ?? run.shade;
  else if (name === 'w:highlight') run.shade = value === 'white' ? WHITE : 'unknown';
  else if (name === 'w:rStyle') {
    const { hidden, colour, size, bold } = lookOf(walk.styles, value ?? '');
    run.bold ??= bold || null;
    // Sizes that can be read are for headings, which paragraph styles tell.
    if (size < TINY_RUN_POINTS) run.size ??= size;
    run.hidden ??= hidden || null;
    run.colour ??= colour;
  }
}

/** A table's style may shade its cells; what a drawing's box lies on cannot be told. */
function tableProperty(walk: Walk, name: string, attributes: Record<string, string>): void {
  const table = walk.tables.at(-1);
  const plain = /^(?:table ?(?:grid|normal)|tabla ?(?:con ?cuadr[ií]cula|normal)|tablaconcuadrcula)/i;
  if (name === 'w:tblStyle' && table && !plain.test(attributes['w:val'] ?? '')) table.ground = 'unknown';
}

function openStructure(walk: Walk, name: string): void {
  const ground = walk.places.at(-1)?.ground ?? 'unknown';
  if (name === 'w:p') walk.paragraphs.push({ paragraph: newParagraph(), ground: null });
  else if (name === 'w:tbl') walk.tables.push({ rows: [], ground });
  else if (name === 'w:tr') walk.tables.at(-1)?.rows.push([]);
  else if (name === 'w:tc') walk.places.push({ blocks: [], ground: walk.tables.at(-1)?.ground ?? ground });
  else if (BOXES.has(name)) walk.places.push({ blocks: [], ground: 'unknown' });
  else if (name === 'w:r') walk.run = newRun();
  if (walk.places.length > MAX_DEPTH) throw readingError('FILE_TOO_COMPLEX');
}

function open(walk: Walk, name: string, attributes: Record<string, string>): void {
  if (MUTED.has(name)) walk.muted += 1;
  openStructure(walk, name);
  if (name === 'w:rPr') walk.inRunProperties = true;
  else if (name === 'w:pPr') walk.inParagraphProperties = true;
  else if (walk.inRunProperties) {
    if (!walk.inParagraphProperties) runProperty(walk, name, attributes);
  } else if (walk.inParagraphProperties) paragraphProperty(walk, name, attributes);
  else openContent(walk, name, attributes);
}

function openContent(walk: Walk, name: string, attributes: Record<string, string>): void {
  if (name === 'w:t') walk.inText = true;
  else if (name === 'w:tab' || name === 'w:ptab') write(walk, '\t');
  else if (name === 'w:br' || name === 'w:cr') write(walk, '\n');
  else if (name === 'w:noBreakHyphen') write(walk, '-');
  else if (name === 'w:softHyphen') write(walk, '\u00ad');
  else if (name === 'w:sym') write(walk, symbolOf(attributes['w:char']));
  else if (name === 'w:tblStyle') tableProperty(walk, name, attributes);
  else if (name === 'w:shd') {
    // Neither in a run's nor in a paragraph's properties: a cell's.
    const place = walk.places.at(-1);
    if (place) place.ground = shadeOf(attributes) ?? place.ground;
  } else if (name === 'w:hyperlink') {
    const target = walk.targets.get(attributes['r:id'] ?? '');
    if (target) walk.links.push(target);
  }
}

/** A character of a symbol font, mostly a bullet; as letters these fonts' characters mean nothing. */
function symbolOf(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16);
  return code >= 0xf000 && code <= 0xf0ff ? String.fromCharCode(code) : ' ';
}

function closeStructure(walk: Walk, name: string): void {
  if (name === 'w:p') {
    const paragraph = walk.paragraphs.pop()?.paragraph;
    if (paragraph) walk.places.at(-1)?.blocks.push({ type: 'paragraph', paragraph });
  } else if (name === 'w:tc') {
    const cell = walk.places.length > 1 ? walk.places.pop() : undefined;
    if (cell) walk.tables.at(-1)?.rows.at(-1)?.push(cell.blocks);
  } else if (name === 'w:tbl') {
    const table = walk.tables.pop();
    if (table) walk.places.at(-1)?.blocks.push({ type: 'table', rows: table.rows });
  } else if (BOXES.has(name)) {
    // A text box hangs on a paragraph that is still open: it comes before that paragraph.
    const box = walk.places.length > 1 ? walk.places.pop() : undefined;
    if (box && walk.muted === 0) walk.places.at(-1)?.blocks.push(...box.blocks);
  }
}

function close(walk: Walk, name: string): void {
  if (MUTED.has(name)) walk.muted -= 1;
  if (name === 'w:rPr') walk.inRunProperties = false;
  else if (name === 'w:pPr') walk.inParagraphProperties = false;
  else if (name === 'w:t') walk.inText = false;
  closeStructure(walk, name);
}

/**
 * The blocks of one Word part (`document.xml`, a header, a footer) in order, and the targets of its links. Deleted text
 * and field codes are left out; what nobody sees goes to `context.concealed`.
 * @throws AppError `FILE_TOO_COMPLEX` when tables lie in tables beyond any layout.
 */
export function blocksOf(xml: string, context: PartContext): { blocks: Block[]; links: string[] } {
  const body: Block[] = [];
  const walk: Walk = {
    ...context,
    places: [{ blocks: body, ground: context.ground }],
    tables: [],
    paragraphs: [],
    run: newRun(),
    muted: 0,
    inRunProperties: false,
    inParagraphProperties: false,
    inText: false,
    links: [],
  };
  for (const event of xmlEvents(xml)) {
    if (event.type === 'open') open(walk, event.name, event.attributes);
    else if (event.type === 'close') close(walk, event.name);
    else if (walk.inText) write(walk, event.text);
  }
  return { blocks: body, links: walk.links };
}
