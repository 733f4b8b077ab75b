/** What RTF's control words say about letters and paragraphs, and what its tables of fonts, colours and styles hold. */
import { codePageOfCharacterSet } from './code-pages.ts';
import { type Colour, type Ground, WHITE } from './concealed.ts';
import { newStyle, type Style } from './flow-styles.ts';

/** Properties of letters; they hold until their group closes. Sizes in points, null where none was set. */
export interface RtfRun {
  bold: boolean;
  italic: boolean;
  points: number | null;
  hidden: boolean;
  deleted: boolean;
  /** Width of letters in percent. */
  scale: number;
  /** Indexes into the colour table; 0 leaves the choice to the program. */
  colour: number;
  shade: number;
  font: number;
}

/** Properties of paragraphs; they hold until `\pard`. */
export interface RtfParagraphLook {
  style: number;
  outline: number | null;
  indent: number;
  listed: boolean;
  inTable: boolean;
  shade: number;
}

export interface RtfTables {
  /** Code page by font number; `symbol` for fonts of signs. */
  fonts: Map<number, number | 'symbol'>;
  colours: (Colour | null)[];
  styles: Map<string, Style>;
}

export function newRun(): RtfRun {
  return {
    bold: false,
    italic: false,
    points: null,
    hidden: false,
    deleted: false,
    scale: 100,
    colour: 0,
    shade: 0,
    font: -1,
  };
}

export function newParagraphLook(): RtfParagraphLook {
  return { style: 0, outline: null, indent: 0, listed: false, inTable: false, shade: 0 };
}

/** A control word without a parameter switches on; 0 switches off. */
function isOn(value: number): boolean {
  return value !== 0;
}

/** Applies a control word to the letters that follow. */
export function applyToRun(run: RtfRun, name: string, value: number): void {
  const number = Number.isNaN(value) ? 0 : value;
  if (name === 'plain') Object.assign(run, newRun(), { font: run.font });
  else if (name === 'b') run.bold = isOn(value);
  else if (name === 'i') run.italic = isOn(value);
  else if (name === 'fs') run.points = number / 2;
  else if (name === 'v' || name === 'webhidden') run.hidden = isOn(value);
  else if (name === 'deleted') run.deleted = isOn(value);
  else if (name === 'charscalex') run.scale = number;
  else if (name === 'cf') run.colour = number;
  else if (name === 'cb' || name === 'chcbpat' || name === 'highlight') run.shade = number;
  else if (name === 'f') run.font = number;
}

/** Applies a control word to the paragraph. */
export function applyToParagraph(look: RtfParagraphLook, name: string, value: number): void {
  const number = Number.isNaN(value) ? 0 : value;
  if (name === 'pard') Object.assign(look, newParagraphLook());
  else if (name === 's') look.style = number;
  else if (name === 'outlinelevel') look.outline = number;
  else if (name === 'li' || name === 'lin') look.indent = number / 20;
  else if (name === 'ls') look.listed = number > 0;
  else if (name === 'intbl') look.inTable = true;
  else if (name === 'cbpat') look.shade = number;
}

/** The ground of a colour index, or undefined where it leaves the ground as it is. */
export function groundAt(tables: RtfTables, index: number): Ground | undefined {
  return index === 0 ? undefined : (tables.colours[index] ?? WHITE);
}

/** Reads the colour table word by word: red, green and blue, closed by a semicolon. */
export class ColourTable {
  #parts: number[] | null = null;

  word(name: string, value: number): void {
    const index = ['red', 'green', 'blue'].indexOf(name);
    if (index < 0) return;
    this.#parts ??= [0, 0, 0];
    this.#parts[index] = Math.min(255, Math.max(0, value || 0));
  }

  text(text: string, tables: RtfTables): void {
    for (const letter of text) {
      if (letter !== ';') continue;
      const [red = 0, green = 0, blue = 0] = this.#parts ?? [];
      tables.colours.push(this.#parts && (red << 16) | (green << 8) | blue);
      this.#parts = null;
    }
  }
}

/** Reads the font table: which code page the bytes of a font mean. */
export class FontTable {
  #font = -1;

  word(name: string, value: number, tables: RtfTables): void {
    if (name === 'f') this.#font = value;
    else if (name === 'cpg' && value > 0) tables.fonts.set(this.#font, value);
    else if (name === 'fcharset') {
      const codePage = value === 2 ? 'symbol' : codePageOfCharacterSet(value);
      if (codePage !== undefined) tables.fonts.set(this.#font, codePage);
    }
  }
}

/** Reads the style sheet: number, parent and name of each paragraph style, with what counts of its look. */
export class StyleSheet {
  #id = '0';
  #style: Style = newStyle();

  word(name: string, value: number, tables: RtfTables): void {
    if (name === 's') this.#id = String(value);
    else if (name === 'cs' || name === 'ts' || name === 'ds') this.#id = `${name}${value}`;
    else if (name === 'sbasedon') this.#style.parent = value === 222 ? '' : String(value);
    else if (name === 'outlinelevel') this.#style.outline = value;
    else if (name === 'b') this.#style.bold = isOn(value);
    else if (name === 'fs') this.#style.size = value / 2;
    else if (name === 'cf') this.#style.colour = tables.colours[value] ?? null;
    else if (name === 'v') this.#style.hidden = isOn(value);
  }

  text(text: string, tables: RtfTables): void {
    this.#style.name += text;
    if (!text.includes(';')) return;
    this.#style.name = this.#style.name.slice(0, this.#style.name.indexOf(';')).trim();
    tables.styles.set(this.#id, this.#style);
    this.#style = newStyle();
    this.#id = '0';
  }
}
