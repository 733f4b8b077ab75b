/** Reads how letters and paragraphs of a Word 97-2003 file look ([MS-DOC] 2.6, 2.9.6): formatted pages (FKP) of modifiers (Sprm). */
import type { Colour, Ground } from './concealed.ts';
import { type DocFile, PAIR, viewOf } from './doc-file.ts';
import { newStyle, type Style } from './flow-styles.ts';

const PAGE_BYTES = 512;

/** What letters look like; undefined where the style holds. Sizes in points. */
export interface DocRun {
  bold?: boolean;
  hidden?: boolean;
  deleted?: boolean;
  points?: number;
  colour?: Colour | null;
  ground?: Ground;
}

export interface DocParagraph {
  style: number;
  outline?: number;
  indent?: number;
  listed?: boolean;
  inTable?: boolean;
  /** The mark that ends a row, which is no paragraph. */
  endsRow?: boolean;
  depth?: number;
  ground?: Ground;
  /** The mark of a row whose cells are shaded; which of them, nobody needs to know to leave white letters alone. */
  shadesCells?: boolean;
}

/** The sixteen colours of old palettes by their index; 0 leaves the choice to the program. */
const PALETTE: readonly (Colour | null)[] = [
  null,
  0x000000,
  0x0000ff,
  0x00ffff,
  0x00ff00,
  0xff00ff,
  0xff0000,
  0xffff00,
  0xffffff,
  0x000080,
  0x008080,
  0x008000,
  0x800080,
  0x800000,
  0x808000,
  0x808080,
  0xc0c0c0,
];

const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3] as const;

/** Calls `visit` with each modifier of a list and its operand. */
function eachModifier(list: Uint8Array, visit: (code: number, operand: DataView) => void): void {
  const view = viewOf(list);
  let at = 0;
  while (at + 3 <= list.length) {
    const code = view.getUint16(at, true);
    at += 2;
    let bytes: number = OPERAND_BYTES[code >> 13] ?? 1;
    if (code === 0xd608) bytes = at + 2 <= list.length ? view.getUint16(at, true) + 1 : list.length;
    else if (code >> 13 === 6) bytes = (list[at] ?? 0) + 1;
    if (at + bytes > list.length) return;
    visit(code, viewOf(list.subarray(at, at + bytes)));
    at += bytes;
  }
}

/** A colour as red, green, blue and a last byte that says `automatic`. */
function colourRef(view: DataView, at: number): Colour | null {
  if (at + 4 > view.byteLength || view.getUint8(at + 3) !== 0) return null;
  return (view.getUint8(at) << 16) | (view.getUint8(at + 1) << 8) | view.getUint8(at + 2);
}

/** A shading of two colours; patterns other than plain ones mix them. */
function shading(operand: DataView): Ground | undefined {
  const pattern = operand.byteLength >= 11 ? operand.getUint16(9, true) : 0;
  if (pattern > 1) return 'unknown';
  return colourRef(operand, pattern === 1 ? 1 : 5) ?? undefined;
}

/** The shading of Word 97: two palette colours and a pattern in sixteen bits. */
function oldShading(operand: DataView): Ground | undefined {
  const bits = operand.getUint16(0, true);
  if (bits >> 10 > 1) return 'unknown';
  return PALETTE[(bits >> (bits >> 10 === 1 ? 0 : 5)) & 31] ?? undefined;
}

/** 0 and 1 set a switch; 128 and 129 leave it to the style or turn that round. */
function switched(operand: DataView): boolean | undefined {
  const value = operand.getUint8(0);
  return value < 2 ? value === 1 : undefined;
}

function runOf(list: Uint8Array): DocRun {
  const run: DocRun = {};
  eachModifier(list, (code, operand) => {
    if (code === 0x0835) run.bold = switched(operand);
    else if (code === 0x083c) run.hidden = switched(operand);
    else if (code === 0x0800) run.deleted = switched(operand);
    else if (code === 0x4a43) run.points = operand.getUint16(0, true) / 2;
    else if (code === 0x2a42) run.colour = PALETTE[operand.getUint8(0)] ?? null;
    else if (code === 0x6870) run.colour = colourRef(operand, 0);
    else if (code === 0xca71) run.ground = shading(operand) ?? run.ground;
    else if (code === 0x4866) run.ground = oldShading(operand) ?? run.ground;
    else if (code === 0x2a0c) run.ground = PALETTE[operand.getUint8(0)] ?? run.ground;
  });
  return run;
}

function paragraphOf(style: number, list: Uint8Array): DocParagraph {
  const paragraph: DocParagraph = { style };
  eachModifier(list, (code, operand) => {
    if (code === 0x4600) paragraph.style = operand.getUint16(0, true);
    else if (code === 0x2416) paragraph.inTable = operand.getUint8(0) === 1;
    else if (code === 0x2417 || code === 0x244c) paragraph.endsRow = operand.getUint8(0) === 1;
    else if (code === 0x6649) paragraph.depth = operand.getUint32(0, true);
    else if (code === 0x2640) paragraph.outline = operand.getUint8(0);
    else if (code === 0x840f || code === 0x845e) paragraph.indent = operand.getInt16(0, true) / 20;
    else if (code === 0x460b) paragraph.listed = operand.getUint16(0, true) !== 0;
    else if (code === 0xc64d) paragraph.ground = shading(operand) ?? paragraph.ground;
    else if (code === 0x442d) paragraph.ground = oldShading(operand) ?? paragraph.ground;
    else if (code === 0xd612 || code === 0xd609 || code === 0xd670) paragraph.shadesCells = true;
  });
  return paragraph;
}

/** Looks by byte offset: each holds from its own offset to the next one's. */
export interface Looks<T> {
  offsets: number[];
  looks: T[];
}

/** The look at a byte offset; undefined where none is known. */
export function lookAt<T>({ offsets, looks }: Looks<T>, offset: number): T | undefined {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return looks[low - 1];
}

function pagesOf(bins: Uint8Array, main: Uint8Array): Uint8Array[] {
  const count = Math.floor((bins.length - 4) / 8);
  const view = viewOf(bins);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const page = view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff;
    return main.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  }).filter((page) => page.length === PAGE_BYTES);
}

/** Reads every page of a list of looks. `read` gets the offset of the entry's modifiers in the page. */
function looksOf<T>(
  doc: DocFile,
  pair: number,
  entryBytes: number,
  read: (page: Uint8Array, at: number) => T,
): Looks<T> {
  const entries: [number, T][] = [];
  for (const page of pagesOf(doc.pair(pair), doc.main)) {
    const view = viewOf(page);
    const count = Math.min(page[PAGE_BYTES - 1] ?? 0, Math.floor((PAGE_BYTES - 5) / (4 + entryBytes)));
    for (let index = 0; index < count; index++) {
      const at = (page[(count + 1) * 4 + index * entryBytes] ?? 0) * 2;
      entries.push([view.getUint32(index * 4, true), read(page, at)]);
    }
  }
  entries.sort((one, other) => one[0] - other[0]);
  return { offsets: entries.map(([offset]) => offset), looks: entries.map(([, look]) => look) };
}

export function runLooks(doc: DocFile): Looks<DocRun> {
  return looksOf(doc, PAIR.runs, 1, (page, at) =>
    at === 0 ? {} : runOf(page.subarray(at + 1, at + 1 + (page[at] ?? 0))),
  );
}

export function paragraphLooks(doc: DocFile): Looks<DocParagraph> {
  return looksOf(doc, PAIR.paragraphs, 13, (page, at) => {
    if (at === 0) return { style: 0 };
    const words = page[at] ?? 0;
    // An odd number of bytes is counted in words less one byte; a zero says that the count follows.
    const [start, bytes] = words === 0 ? [at + 2, (page[at + 1] ?? 0) * 2] : [at + 1, words * 2 - 1];
    if (bytes < 2 || start + bytes > PAGE_BYTES) return { style: 0 };
    return paragraphOf(viewOf(page).getUint16(start, true), page.subarray(start + 2, start + bytes));
  });
}

/** What one style of the sheet says; its properties follow its name. */
function styleOf(std: Uint8Array, baseBytes: number): Style {
  const view = viewOf(std);
  const base = view.getUint16(2, true) >> 4;
  const letters = Math.min(view.getUint16(baseBytes, true), 255);
  const name = new TextDecoder('utf-16le').decode(std.subarray(baseBytes + 2, baseBytes + 2 + letters * 2));
  const style = newStyle(name, base === 0xfff ? '' : String(base));
  let at = baseBytes + 2 + letters * 2 + 2;
  const isParagraph = (view.getUint16(2, true) & 15) === 1;
  const lists: Uint8Array[] = [];
  while (at + 2 <= std.length && lists.length < 3) {
    const bytes = view.getUint16(at, true);
    lists.push(std.subarray(at + 2, at + 2 + bytes));
    at += 2 + bytes + (bytes % 2);
  }
  if (isParagraph && lists[0] && lists[0].length >= 2)
    style.outline = paragraphOf(0, lists[0].subarray(2)).outline ?? null;
  const run = runOf((isParagraph ? lists[1] : lists[0]) ?? new Uint8Array(0));
  return Object.assign(style, {
    bold: run.bold ?? null,
    size: run.points ?? null,
    hidden: run.hidden ?? null,
    colour: run.colour ?? null,
  });
}

/** The styles of the style sheet (STSH) by their index. */
export function docStyles(doc: DocFile): Map<string, Style> {
  const styles = new Map<string, Style>([['', newStyle()]]);
  const sheet = doc.pair(PAIR.styles);
  if (sheet.length < 8) return styles;
  const view = viewOf(sheet);
  const count = Math.min(view.getUint16(2, true), 4_095);
  const baseBytes = view.getUint16(4, true);
  let at = 2 + view.getUint16(0, true);
  for (let index = 0; index < count && at + 2 <= sheet.length; index++) {
    const bytes = view.getUint16(at, true);
    const std = sheet.subarray(at + 2, at + 2 + bytes);
    if (bytes >= baseBytes + 4 && baseBytes >= 6 && std.length === bytes)
      styles.set(String(index), styleOf(std, baseBytes));
    at += 2 + bytes + (bytes % 2);
  }
  return styles;
}
