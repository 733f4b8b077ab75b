/** Makes of what a recogniser of letters saw on pictures of pages the lines that every other reader makes of its file. */
import { assemble } from './assemble.ts';
import type { ExtractedDocument } from './document.ts';
import type { Fragment } from './fragment.ts';
import { layOut } from './page-layout.ts';

/** One word on a picture. Its box is in shares of the page's width and height, from the top left corner. */
export interface ScannedWord {
  text: string;
  /** How sure the recogniser is, from 0 to 100. */
  confidence: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The words of one picture, line by line as the recogniser grouped them; their order does not matter. */
export interface ScannedPage {
  lines: readonly (readonly ScannedWord[])[];
}

/** Pages of a scan that are read. */
export const MAX_SCANNED_PAGES = 5;

/** A4 in points: recognisers tell no size, and all that counts are proportions. */
const SHORT_SIDE = 595;
const LONG_SIDE = 842;

/** Below this it is a guess: stains, icons, the edge of the table under the sheet. */
const WORD_CONFIDENCE_MIN = 30;
/** Marks without a letter or digit are mostly rules and frames, unless the recogniser is sure. */
const MARK_CONFIDENCE_MIN = 75;
/** A whole line of doubtful words is a picture, not writing. */
const LINE_CONFIDENCE_MIN = 45;

/** Of the type size: from the baseline up to an ascender, to the top of `x`, and down to a descender. */
const ASCENDER = 0.72;
const MIDDLE = 0.5;
const DESCENDER = 0.22;
/** Usual width of a letter in multiples of the type size. */
const LETTER_WIDTH = 0.5;
/** Words further apart than this, in multiples of the type size, are two cells. */
const CELL_GAP = 0.95;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const hasDescender = (text: string) => /[gjpqyçQ,;()@]/u.test(text);

/** The type size of a word told by the height of its box and by which of its letters reach up and down. */
function sizeOf({ text, height }: ScannedWord): number {
  const up = /[\p{Lu}\p{N}bdfhkltáéíóúñü()@/]/u.test(text) ? ASCENDER : MIDDLE;
  return height / (up + (hasDescender(text) ? DESCENDER : 0));
}

/** The sheet lies on its long side where its letters would be far too narrow for an upright one. */
function isLandscape({ lines }: ScannedPage): boolean {
  const words = lines.flat().filter(({ text }) => text.length > 3);
  const wide = median(words.map((word) => word.width / word.text.length / (LETTER_WIDTH * sizeOf(word))));
  return words.length > 0 && wide < 1;
}

function isLegible({ text, confidence }: ScannedWord): boolean {
  const isMark = !/[\p{L}\p{N}]/u.test(text);
  return text.trim() !== '' && confidence >= (isMark ? MARK_CONFIDENCE_MIN : WORD_CONFIDENCE_MIN);
}

function legibleWords(line: readonly ScannedWord[]): ScannedWord[] {
  const words = line.filter(isLegible);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return sure >= letters * LINE_CONFIDENCE_MIN ? words.toSorted((one, other) => one.left - other.left) : [];
}

/** An `@` is what recognisers know least of: in small letters with a domain behind them, these signs are one. */
const BROKEN_ADDRESS = /^([\p{Ll}\d][\p{Ll}\d._%+-]+)[OQEG©®€]([\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,})([.,;]?)$/u;

function mended(text: string): string {
  return /@|^(?:www|https?)\b/u.test(text) ? text : text.replace(BROKEN_ADDRESS, '$1@$2$3');
}

/** What a bullet of a list is taken for where it stands alone before the first word. */
const BULLET = /^[*+«»¢©®°·]$/u;

/** The words of one line as pieces on a page of the given size in points; those of one cell together. */
function fragmentsOf(line: readonly ScannedWord[], page: { width: number; height: number }): Fragment[] {
  const size = median(line.map(sizeOf)) * page.height;
  const bottoms = line.map(
    (word) => (word.top + word.height) * page.height - (hasDescender(word.text) ? DESCENDER * size : 0),
  );
  const y = median(bottoms);
  const fragments: Fragment[] = [];
  for (const [index, word] of line.entries()) {
    const text = index === 0 && line.length > 1 && BULLET.test(word.text) ? '•' : mended(word.text);
    const x = word.left * page.width;
    const width = word.width * page.width;
    const last = fragments.at(-1);
    if (last && x - last.x - last.width < CELL_GAP * size) {
      last.text += ` ${text}`;
      last.width = x + width - last.x;
    } else fragments.push({ text, x, y, width, size, font: '' });
  }
  return fragments;
}

/**
 * The document of pictures that were recognised; further pages than `MAX_SCANNED_PAGES` are left out.
 * @throws AppError `FILE_HAS_NO_TEXT` when nothing on them could be read.
 */
export function scannedDocument(kind: ExtractedDocument['kind'], pages: readonly ScannedPage[]): ExtractedDocument {
  const taken = pages.slice(0, MAX_SCANNED_PAGES);
  const laidOut = taken.map((page) => {
    const [width, height] = isLandscape(page) ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
    return { width, fragments: page.lines.map(legibleWords).flatMap((line) => fragmentsOf(line, { width, height })) };
  });
  const flags = ['recognised', ...(pages.length > taken.length ? ['pages-skipped'] : [])];
  return assemble(kind, { lines: layOut(laidOut), pageCount: pages.length, links: [], flags });
}
