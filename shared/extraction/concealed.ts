/** Gathers text that stands in a file past every human reader, and says of a run of text whether it does. */
import { WARNING_EXCERPT_MAX, WARNINGS_MAX } from '../domain/reading-warning.ts';
import { cleanText } from './clean-text.ts';
import type { ConcealedText } from './document.ts';

export type Concealment = ConcealedText['reason'];

/** A colour as 0xRRGGBB. */
export type Colour = number;

/** What lies behind a text: a colour, or something that cannot be told here, as a picture. */
export type Ground = Colour | 'unknown';

export const WHITE: Colour = 0xffffff;

/** Steps of 255 by which a channel has to differ before an eye tells two colours apart on a page. */
const SEEN_STEPS = 16;
/** Below this size in points nobody reads a letter. */
export const TINY_POINTS = 2.5;
/** Word processors know no smaller sizes by accident: smaller text is hidden on purpose. */
export const TINY_RUN_POINTS = 3;

/** Whether nobody can tell text of one colour from a ground of the other. */
export function looksAlike(one: Colour, other: Colour): boolean {
  const apart = (shift: number) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255));
  return Math.max(apart(16), apart(8), apart(0)) <= SEEN_STEPS;
}

/** The colour of six hexadecimal digits, with or without `#`; null of anything else, as `auto`. */
export function colourOf(hex: string | undefined): Colour | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex?.trim() ?? '')?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}

/** A run of text in a word processor's file; null where the file leaves the choice to the program, which is readable. */
export interface RunLook {
  hidden: boolean;
  colour: Colour | null;
  ground: Ground;
  points: number | null;
}

/** Why nobody sees a run; undefined when one does. */
export function concealmentOf({ hidden, colour, ground, points }: RunLook): Concealment | undefined {
  if (hidden) return 'invisible-text';
  if (points !== null && points < TINY_RUN_POINTS) return 'tiny-text';
  if (colour !== null && ground !== 'unknown' && looksAlike(colour, ground)) return 'background-coloured-text';
  return undefined;
}

/** Takes concealed pieces in the order of the file; neighbours of one reason on one page become one entry. */
export class ConcealedTexts {
  readonly #entries: ConcealedText[] = [];

  add(reason: Concealment, page: number, text: string): void {
    const piece = cleanText(text);
    const last = this.#entries.at(-1);
    if (last?.reason === reason && last.page === page) {
      if (last.text.length < WARNING_EXCERPT_MAX) last.text += piece;
    } else if (/[\p{L}\p{N}]/u.test(piece)) this.#entries.push({ reason, page, text: piece });
  }

  /** At most 20 entries of at most 240 characters each, in one line each. */
  list(): ConcealedText[] {
    return this.#entries
      .map((entry) => ({ ...entry, text: entry.text.replace(/\s+/g, ' ').trim().slice(0, WARNING_EXCERPT_MAX) }))
      .filter((entry) => /[\p{L}\p{N}]{2}/u.test(entry.text))
      .slice(0, WARNINGS_MAX);
  }
}
