/** One run of paragraphs of an RTF file (body, header, text box) with the rows and cells that are open in it. */
import type { Ground } from './concealed.ts';
import { addText, type Block, newParagraph, type Paragraph } from './flow.ts';
import type { RtfParagraphLook, RtfRun } from './rtf-look.ts';

export type StoryKind = 'body' | 'header' | 'footer' | 'box';

export class Story {
  readonly kind: StoryKind;
  readonly ground: Ground;
  readonly blocks: Block[] = [];
  /** Colour indexes of the cells of the row, as its definition gives them. */
  #shades: number[] = [];
  #nextShade = 0;
  #paragraph: Paragraph = newParagraph();
  #cell: Block[] = [];
  #row: Block[][] = [];
  #rows: Block[][][] = [];

  constructor(kind: StoryKind, ground: Ground) {
    this.kind = kind;
    this.ground = ground;
  }

  /** Colour index of the cell that is being written; 0 for none. */
  get cellShade(): number {
    return this.#shades[this.#row.length] ?? 0;
  }

  defineRow(): void {
    this.#shades = [];
    this.#nextShade = 0;
  }

  shadeCell(colour: number): void {
    this.#nextShade = colour;
  }

  defineCell(): void {
    this.#shades.push(this.#nextShade);
    this.#nextShade = 0;
  }

  write(text: string, run: RtfRun): void {
    addText(this.#paragraph, text, run.bold, run.points, `${run.italic} ${run.colour}`);
  }

  endParagraph(look: RtfParagraphLook): void {
    const paragraph = this.#paragraph;
    this.#paragraph = newParagraph();
    Object.assign(paragraph, {
      style: String(look.style),
      outline: look.outline,
      indent: look.indent,
      listed: look.listed,
    });
    if (look.inTable) this.#cell.push({ type: 'paragraph', paragraph });
    else {
      this.#closeTable();
      this.blocks.push({ type: 'paragraph', paragraph });
    }
  }

  endCell(look: RtfParagraphLook): void {
    this.endParagraph({ ...look, inTable: true });
    this.#row.push(this.#cell);
    this.#cell = [];
  }

  endRow(): void {
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
  }

  /** Puts the blocks of a box where its anchor stands. */
  insert(blocks: readonly Block[]): void {
    (this.#row.length > 0 || this.#cell.length > 0 ? this.#cell : this.blocks).push(...blocks);
  }

  /** Ends whatever is still open. */
  finish(look: RtfParagraphLook): void {
    if (this.#paragraph.text !== '') this.endParagraph(look);
    this.#closeTable();
  }

  #closeTable(): void {
    if (this.#cell.length > 0) this.#row.push(this.#cell);
    this.#cell = [];
    this.endRow();
    if (this.#rows.length > 0) this.blocks.push({ type: 'table', rows: this.#rows });
    this.#rows = [];
  }
}
