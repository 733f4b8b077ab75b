/** What the text of a page is made of: pieces as they are drawn, and runs of them without a wide gap. */
import type { TaggedCell } from './pdf-tags.ts';

/** A run of text as the PDF draws it; points from the page's top left corner, `y` is the baseline. */
export interface Fragment {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  /** The level of the heading that it is tagged as, 0 for the title. */
  heading?: number;
  /** Its place in the order that the tags of the file tell. */
  order?: number;
  /** The cell of a table that it is tagged as a part of. */
  cell?: TaggedCell;
}

/** Fragments of one line without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** The face that draws most of its letters. */
  font: string;
  /** The face of its last word. */
  endFace: string;
  /** Begins where many others do, right behind the one before it: a cell of its own, however near. */
  atEdge?: boolean;
  /** Where in its text words of another face begin. */
  faces: number[];
  /** As in its first fragment. */
  heading?: number;
  order?: number;
  /** Left edges of its cells, with tabs between them in the text, where it is a row of a table. */
  cellX?: number[];
}

/** Sizes of one face differ by less than half a point. */
export const faceOf = ({ font, size }: Fragment) => `${font} ${Math.round(size)}`;

/** The name of a face as lines have it. */
export const lineFace = ({ font, size }: Pick<Fragment, 'font' | 'size'>) => `${font} ${Math.round(size * 2) / 2}`;
