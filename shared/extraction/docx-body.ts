/** Walks the XML of a Word part and gathers its paragraphs, tables, text boxes and links. */
import { xmlEvents } from './xml.ts';

/** One paragraph as written; tabs and line breaks inside it are `\t` and `\n`. */
export interface Paragraph {
  text: string;
  style: string;
  /** Outline level set on the paragraph itself, from 0. */
  outline: number | null;
  /** Left indentation in points. */
  indent: number;
  listed: boolean;
  /** Letters in bold, and the size in points that most letters have (null: the style's). */
  boldLetters: number;
  sizes: Map<number, number>;
}

export type Block = { type: 'paragraph'; paragraph: Paragraph } | { type: 'table'; rows: Block[][][] };

interface Run {
  bold: boolean | null;
  size: number | null;
  hidden: boolean;
}

interface Walk {
  /** Where blocks go: the body, a cell, a text box. */
  places: Block[][];
  tables: Block[][][][];
  paragraphs: Paragraph[];
  run: Run;
  /** Inside deleted text, field codes and the fallback copy of a drawing. */
  muted: number;
  inRunProperties: boolean;
  inParagraphProperties: boolean;
  inText: boolean;
  links: string[];
  hiddenText: boolean;
}

const MUTED = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback']);
const BOXES = new Set(['w:txbxContent']);

function isOn(attributes: Record<string, string>): boolean {
  return !['0', 'false', 'off', 'none'].includes(attributes['w:val'] ?? '1');
}

function newParagraph(): Paragraph {
  return { text: '', style: '', outline: null, indent: 0, listed: false, boldLetters: 0, sizes: new Map() };
}

function write(walk: Walk, text: string): void {
  const paragraph = walk.paragraphs.at(-1);
  if (!paragraph || walk.muted > 0) return;
  if (walk.run.hidden) {
    walk.hiddenText ||= text.trim() !== '';
    return;
  }
  paragraph.text += text;
  const letters = text.trim().length;
  if (walk.run.bold) paragraph.boldLetters += letters;
  if (walk.run.size) paragraph.sizes.set(walk.run.size, (paragraph.sizes.get(walk.run.size) ?? 0) + letters);
}

function paragraphProperty(walk: Walk, name: string, attributes: Record<string, string>): void {
  const paragraph = walk.paragraphs.at(-1);
  if (!paragraph) return;
  if (name === 'w:pStyle') paragraph.style = attributes['w:val'] ?? '';
  else if (name === 'w:outlineLvl') paragraph.outline = Number(attributes['w:val'] ?? 9);
  else if (name === 'w:ind') paragraph.indent = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0) / 20 || 0;
  else if (name === 'w:numId') paragraph.listed = attributes['w:val'] !== '0';
}

function runProperty(walk: Walk, name: string, attributes: Record<string, string>): void {
  if (name === 'w:b') walk.run.bold = isOn(attributes);
  else if (name === 'w:sz') walk.run.size = Number(attributes['w:val'] ?? 0) / 2 || null;
  else if (name === 'w:vanish') walk.run.hidden = isOn(attributes);
}

function openStructure(walk: Walk, name: string): void {
  if (name === 'w:p') walk.paragraphs.push(newParagraph());
  else if (name === 'w:tbl') walk.tables.push([]);
  else if (name === 'w:tr') walk.tables.at(-1)?.push([]);
  else if (name === 'w:tc' || BOXES.has(name)) walk.places.push([]);
  else if (name === 'w:r') walk.run = { bold: null, size: null, hidden: false };
}

function open(walk: Walk, name: string, attributes: Record<string, string>, targets: Map<string, string>): void {
  if (MUTED.has(name)) walk.muted += 1;
  openStructure(walk, name);
  if (name === 'w:rPr') walk.inRunProperties = true;
  else if (name === 'w:pPr') walk.inParagraphProperties = true;
  else if (walk.inRunProperties) {
    if (!walk.inParagraphProperties) runProperty(walk, name, attributes);
  } else if (walk.inParagraphProperties) paragraphProperty(walk, name, attributes);
  else if (name === 'w:t') walk.inText = true;
  else if (name === 'w:tab' || name === 'w:ptab') write(walk, '\t');
  else if (name === 'w:br' || name === 'w:cr') write(walk, '\n');
  else if (name === 'w:noBreakHyphen') write(walk, '-');
  else if (name === 'w:hyperlink') {
    const target = targets.get(attributes['r:id'] ?? '');
    if (target) walk.links.push(target);
  }
}

function closeStructure(walk: Walk, name: string): void {
  if (name === 'w:p') {
    const paragraph = walk.paragraphs.pop();
    if (paragraph) walk.places.at(-1)?.push({ type: 'paragraph', paragraph });
  } else if (name === 'w:tc') {
    const cell = walk.places.length > 1 ? walk.places.pop() : undefined;
    if (cell) walk.tables.at(-1)?.at(-1)?.push(cell);
  } else if (name === 'w:tbl') {
    const rows = walk.tables.pop();
    if (rows) walk.places.at(-1)?.push({ type: 'table', rows });
  } else if (BOXES.has(name)) {
    // A text box hangs on a paragraph that is still open: it comes before that paragraph.
    const box = walk.places.length > 1 ? walk.places.pop() : undefined;
    if (box && walk.muted === 0) walk.places.at(-1)?.push(...box);
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
 * The blocks of one Word part (`document.xml`, a header, a footer) in order. `targets` maps relation ids to addresses.
 * Deleted text, field codes and hidden runs are left out; hidden runs are reported.
 */
export function blocksOf(
  xml: string,
  targets: Map<string, string>,
): { blocks: Block[]; links: string[]; hiddenText: boolean } {
  const body: Block[] = [];
  const walk: Walk = {
    places: [body],
    tables: [],
    paragraphs: [],
    run: { bold: null, size: null, hidden: false },
    muted: 0,
    inRunProperties: false,
    inParagraphProperties: false,
    inText: false,
    links: [],
    hiddenText: false,
  };
  for (const event of xmlEvents(xml)) {
    if (event.type === 'open') open(walk, event.name, event.attributes, targets);
    else if (event.type === 'close') close(walk, event.name);
    else if (walk.inText) write(walk, event.text);
  }
  return { blocks: body, links: walk.links, hiddenText: walk.hiddenText };
}
