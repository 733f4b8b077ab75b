/** Walks the XML of an OpenDocument text and gathers its paragraphs, lists, tables, frames and links. */
import { type ConcealedTexts, type Concealment, concealmentOf, type Ground } from './concealed.ts';
import { readingError } from './document.ts';
import { addText, type Block, MAX_DEPTH, newParagraph, type Paragraph } from './flow.ts';
import { lookOf } from './flow-styles.ts';
import { type OdtStyle, styleId } from './odt-styles.ts';
import { xmlEvents } from './xml.ts';

export interface OdtContext {
  styles: ReadonlyMap<string, OdtStyle>;
  ground: Ground;
  concealed: ConcealedTexts;
}

interface Walk extends OdtContext {
  places: { blocks: Block[]; ground: Ground }[];
  tables: Block[][][][];
  paragraphs: Paragraph[];
  /** Styles of the spans around the text, from the outside; the first is the paragraph's own of letters. */
  spans: string[];
  lists: number;
  muted: number;
  hidden: number;
  links: string[];
}

/** What is no text of the page: notes to editors, deleted text, definitions, and texts for those who cannot see a picture. */
const MUTED = new Set([
  'office:annotation',
  'text:tracked-changes',
  'office:forms',
  'text:sequence-decls',
  'svg:title',
  'svg:desc',
  'office:binary-data',
  'text:note-citation',
  'text:ruby-text',
]);
const HIDDEN = new Set(['text:hidden-text', 'text:hidden-paragraph']);
const PARAGRAPHS = new Set(['text:p', 'text:h']);
/** A box of a drawing; text boxes of frames and shapes alike. */
const BOXES = new Set(['draw:text-box', 'draw:custom-shape', 'draw:rect']);
/** Cells that a table spans over hold nothing. */
const CELLS = new Set(['table:table-cell', 'table:covered-table-cell']);
const MAX_BLANKS = 200;

/** The styles of a run from the inside out: its spans, then its paragraph. */
function looksHere(walk: Walk): OdtStyle[] {
  const paragraph = walk.paragraphs.at(-1)?.style ?? '';
  const own = walk.styles.get(paragraph);
  const spans = walk.spans.flatMap((id) => walk.styles.get(id) ?? []).reverse();
  return own ? [...spans, own] : spans;
}

interface RunStyle {
  bold: boolean;
  points: number | null;
  colour: number | null;
  reason: Concealment | undefined;
}

function runHere(walk: Walk): RunStyle {
  const styles = looksHere(walk);
  const look = lookOf(walk.styles, walk.paragraphs.at(-1)?.style ?? '');
  const spans = walk.spans.map((id) => lookOf(walk.styles, id)).reverse();
  const own = <K extends 'bold' | 'size' | 'hidden' | 'colour' | 'ground' | 'scale'>(key: K) =>
    styles.find((style) => style[key] !== null)?.[key] ?? null;
  const hidden = walk.hidden > 0 || look.hidden || spans.some((span) => span.hidden);
  const colour = own('colour') ?? spans.find((span) => span.colour !== null)?.colour ?? look.colour;
  const ground = own('ground') ?? walk.places.at(-1)?.ground ?? 'unknown';
  const points = own('size');
  const scale = own('scale') ?? 100;
  const reason = scale < 15 ? 'tiny-text' : concealmentOf({ hidden, colour, ground, points });
  return { bold: own('bold') ?? look.bold, points, colour, reason };
}

function write(walk: Walk, text: string): void {
  const paragraph = walk.paragraphs.at(-1);
  if (!paragraph || walk.muted > 0 || text === '') return;
  const { bold, points, colour, reason } = runHere(walk);
  if (reason && text.trim() !== '') walk.concealed.add(reason, 1, text);
  else addText(paragraph, text, bold, points, String(colour));
}

function openParagraph(walk: Walk, name: string, attributes: Record<string, string>): void {
  const paragraph = newParagraph(styleId('paragraph', attributes['text:style-name']));
  const level = Number(attributes['text:outline-level'] ?? 1);
  if (name === 'text:h') paragraph.outline = Math.max(0, level - 1);
  else paragraph.listed = walk.lists > 0;
  walk.paragraphs.push(paragraph);
}

/** A frame without a fill of its own lies on whatever is there. */
function groundOf(walk: Walk, family: string, name: string | undefined): Ground | null {
  return walk.styles.get(styleId(family, name))?.ground ?? null;
}

function openPlace(walk: Walk, name: string, attributes: Record<string, string>): void {
  const around = walk.places.at(-1)?.ground ?? 'unknown';
  const cell = CELLS.has(name) ? (groundOf(walk, 'table-cell', attributes['table:style-name']) ?? around) : 'unknown';
  walk.places.push({ blocks: [], ground: cell });
  if (walk.places.length > MAX_DEPTH) throw readingError('FILE_TOO_COMPLEX');
}

function openContent(walk: Walk, name: string, attributes: Record<string, string>): void {
  if (name === 'text:span') walk.spans.push(styleId('text', attributes['text:style-name']));
  else if (name === 'text:tab') write(walk, '\t');
  else if (name === 'text:line-break') write(walk, '\n');
  else if (name === 'text:soft-hyphen') write(walk, '\u00ad');
  else if (name === 'text:s') write(walk, ' '.repeat(Math.min(MAX_BLANKS, Number(attributes['text:c'] ?? 1) || 1)));
  else if (name === 'text:a' || name === 'draw:a') walk.links.push(attributes['xlink:href'] ?? '');
}

function open(walk: Walk, name: string, attributes: Record<string, string>): void {
  if (MUTED.has(name)) walk.muted += 1;
  else if (HIDDEN.has(name) || attributes['text:display'] === 'none') walk.hidden += 1;
  if (PARAGRAPHS.has(name)) openParagraph(walk, name, attributes);
  else if (name === 'text:list') walk.lists += 1;
  else if (name === 'table:table') walk.tables.push([]);
  else if (name === 'table:table-row') walk.tables.at(-1)?.push([]);
  else if (CELLS.has(name) || BOXES.has(name)) openPlace(walk, name, attributes);
  else openContent(walk, name, attributes);
}

function closePlace(walk: Walk, name: string): void {
  const place = walk.places.length > 1 ? walk.places.pop() : undefined;
  if (!place || walk.muted > 0) return;
  if (CELLS.has(name)) walk.tables.at(-1)?.at(-1)?.push(place.blocks);
  // A box hangs on a paragraph that is still open: it comes before that paragraph.
  else walk.places.at(-1)?.blocks.push(...place.blocks);
}

function close(walk: Walk, name: string): void {
  if (PARAGRAPHS.has(name)) {
    const paragraph = walk.paragraphs.pop();
    if (paragraph && walk.muted === 0) walk.places.at(-1)?.blocks.push({ type: 'paragraph', paragraph });
  } else if (name === 'text:list') walk.lists -= 1;
  else if (name === 'text:span') walk.spans.pop();
  else if (name === 'table:table') {
    const rows = walk.tables.pop();
    if (rows) walk.places.at(-1)?.blocks.push({ type: 'table', rows });
  } else if (CELLS.has(name) || BOXES.has(name)) closePlace(walk, name);
  if (MUTED.has(name)) walk.muted -= 1;
}

/**
 * The blocks of one part from its element `root` on (`office:body`, `style:header`), and the targets of its links. What
 * nobody sees goes to `context.concealed`.
 * @throws AppError `FILE_TOO_COMPLEX` when tables and frames lie in each other beyond any layout.
 */
export function odtBlocks(xml: string, root: RegExp, context: OdtContext): { blocks: Block[]; links: string[] } {
  const body: Block[] = [];
  const places = [{ blocks: body, ground: context.ground }];
  const lists = { tables: [], paragraphs: [], spans: [], links: [] };
  const walk: Walk = { ...context, ...lists, places, lists: 0, muted: 0, hidden: 0 };
  const hiding: string[] = [];
  let depth = 0;
  for (const event of xmlEvents(xml)) {
    if (event.type === 'text') {
      if (depth > 0) write(walk, event.text.replace(/\s+/g, ' '));
      continue;
    }
    if (root.test(event.name)) depth += event.type === 'open' ? 1 : -1;
    else if (depth > 0 && event.type === 'open') {
      const before = walk.hidden;
      open(walk, event.name, event.attributes);
      if (walk.hidden > before) hiding.push(event.name);
    } else if (depth > 0 && event.type === 'close') {
      close(walk, event.name);
      if (hiding.at(-1) === event.name) {
        hiding.pop();
        walk.hidden -= 1;
      }
    }
  }
  return { blocks: body, links: walk.links };
}
