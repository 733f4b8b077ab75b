/** Makes of what a recogniser of letters saw on pictures of pages the lines that every other reader makes of its file. */
import { assemble } from './assemble.ts';
import type { ExtractedDocument } from './document.ts';
import { layOut } from './page-layout.ts';
import type { Fragment } from './page-pieces.ts';

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
/** The same between a bullet and its text. */
const BULLET_CELL_GAP = 2.2;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const hasDescender = (text: string) => /[gjpqyçQ,;()@]/u.test(text);

/** The type size of a word told by the height of its box and by which of its letters reach up and down. */
function sizeOf({ text, height }: ScannedWord): number {
  const up = /[\p{Lu}\p{N}bdfhkltáéíóúñü()@/]/u.test(text) ? ASCENDER : MIDDLE;
  return height / (up + (hasDescender(text) ? DESCENDER : 0));
}

/** A word in points on its page, as straight as the page has been laid. */
interface PlacedWord {
  text: string;
  confidence: number;
  x: number;
  width: number;
  height: number;
  baseline: number;
  size: number;
}

function placedWord(word: ScannedWord, width: number, height: number): PlacedWord {
  const { text, confidence } = word;
  const size = sizeOf(word) * height;
  const baseline = (word.top + word.height) * height - (hasDescender(text) ? DESCENDER * size : 0);
  return {
    text,
    confidence,
    x: word.left * width,
    width: word.width * width,
    height: word.height * height,
    baseline,
    size,
  };
}

/** Lines shorter than this many points tell no slope. */
const SLOPE_POINTS_MIN = 90;
/** Less than this share is what boxes differ by anyway, more than that no sheet that somebody laid down to be read. */
const SLOPE_MIN = 0.004;
const SLOPE_MAX = 0.12;

/** How much the lines of a photo fall to the right. */
function slopeOf(lines: readonly (readonly PlacedWord[])[]): number {
  const slopes = lines.flatMap((line) => {
    const words = line.filter(({ text }) => /\p{L}{3}/u.test(text)).toSorted((one, other) => one.x - other.x);
    return words.slice(1).flatMap((word, index) => {
      const before = words[Math.max(0, index - 3)];
      const run = before ? word.x - before.x : 0;
      return before && run > SLOPE_POINTS_MIN ? (word.baseline - before.baseline) / run : [];
    });
  });
  return slopes.length < 5 ? 0 : median(slopes);
}

/** The words as they would stand on a sheet that lies straight. */
function straightened(lines: PlacedWord[][]): PlacedWord[][] {
  const slope = slopeOf(lines);
  if (Math.abs(slope) < SLOPE_MIN || Math.abs(slope) > SLOPE_MAX) return lines;
  return lines.map((line) =>
    line.map((word) => {
      // The box of a slanting word is higher than its letters.
      const rise = Math.min(word.width * Math.abs(slope), word.height / 2);
      const size = word.size * (1 - rise / word.height);
      const low = slope > 0 ? rise : 0;
      const x = word.x + slope * word.baseline;
      return { ...word, x, size, baseline: word.baseline - low - slope * word.x };
    }),
  );
}

/** The sheet lies on its long side where its letters would be far too narrow for an upright one. */
function isLandscape({ lines }: ScannedPage): boolean {
  const words = lines.flat().filter(({ text }) => text.length > 3);
  const wide = median(words.map((word) => word.width / word.text.length / (LETTER_WIDTH * sizeOf(word))));
  return words.length > 0 && wide < 1;
}

/** A date is worth a doubt: an entry without years makes no job. */
const DATE = /^(?:\d{1,2}[/.-])?(?:19|20)\d\d$/;

function isLegible({ text, confidence }: PlacedWord): boolean {
  const isMark = !/[\p{L}\p{N}]/u.test(text);
  const least = DATE.test(text) ? 0 : isMark ? MARK_CONFIDENCE_MIN : WORD_CONFIDENCE_MIN;
  return text.trim() !== '' && confidence >= least;
}

/** Words of letters that are this much lower than their line are specks, or the tops of a line below. */
const SPECK_SIZE = 0.45;

function legibleWords(line: readonly PlacedWord[]): PlacedWord[] {
  const size = median(line.map(({ size }) => size));
  const words = line.filter(
    (word) => isLegible(word) && (word.size > SPECK_SIZE * size || !/[\p{L}\p{N}]/u.test(word.text)),
  );
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return sure >= letters * LINE_CONFIDENCE_MIN ? words.toSorted((one, other) => one.x - other.x) : [];
}

/** An `@` is what recognisers know least of: in small letters with a domain behind them, these signs are one. */
const BROKEN_ADDRESS = /^([\p{Ll}\d][\p{Ll}\d._%+-]+)[OQEG©®€]([\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,})([.,;]?)$/u;

/** The same, taken for the end of a word. */
const PARTED_ADDRESS =
  /(?<!\S)([\p{Ll}\d][\p{Ll}\d._%+-]+)[OQEG©®€]@? (\p{Ll}[\p{Ll}\d-]*(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,})(?!\S)/gu;

function mended(text: string): string {
  return /@|^(?:www|https?)\b/u.test(text) ? text : text.replace(BROKEN_ADDRESS, '$1@$2$3');
}

/** What a bullet of a list is taken for where it stands alone before the first word. */
const BULLET = /^[*+«»¢©®°·]$/u;
/** The same, if a capital follows at a distance: these are words as well. */
const LETTER_BULLET = /^[eoOi0.]$/u;
const BULLET_DISTANCE = 0.4;

/** Whether the first of these words is a bullet. */
function beginsWithBullet([first, second]: readonly PlacedWord[]): boolean {
  if (!first || !second) return false;
  if (BULLET.test(first.text)) return true;
  const distance = second.x - first.x - first.width;
  return LETTER_BULLET.test(first.text) && /^\p{Lu}/u.test(second.text) && distance > BULLET_DISTANCE * second.size;
}

/** The words of one line cell by cell; the bullet of a list stays with what it stands before. */
function cellsOf(line: readonly PlacedWord[]): PlacedWord[][] {
  const cells: PlacedWord[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of line) {
    const last = cells.at(-1);
    const bullet = last?.length === 1 && beginsWithBullet([...last, word]);
    if (last && word.x - right < (bullet ? BULLET_CELL_GAP : CELL_GAP) * word.size) last.push(word);
    else cells.push([word]);
    right = word.x + word.width;
  }
  return cells;
}

/** The words of one line as pieces of a page; those of one cell together, at a height and in a size of their own. */
function fragmentsOf(line: readonly PlacedWord[]): Fragment[] {
  return cellsOf(line).flatMap((words, index) => {
    const [first] = words;
    const last = words.at(-1);
    // A mark between two cells is the line or the dot of a timeline, or a rule of a table.
    if (!first || !last || (index > 0 && !words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))) return [];
    const texts = words.map(({ text }) => mended(text));
    if (beginsWithBullet(words)) texts[0] = '•';
    const letters = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const told = letters.length > 0 ? letters : words;
    const size = median(told.map(({ size }) => size));
    const y = median(told.map(({ baseline }) => baseline));
    return {
      text: texts.join(' ').replace(PARTED_ADDRESS, '$1@$2'),
      x: first.x,
      y,
      width: last.x + last.width - first.x,
      size,
      font: '',
    };
  });
}

/** Sizes this close are one: boxes of words are no rulers. */
const SAME_SIZE = 1.13;

/** Gives pieces of about the same size the size of the most letters among them. */
function withCommonSizes(fragments: readonly Fragment[]): Fragment[] {
  const sorted = fragments.toSorted((one, other) => other.text.length - one.text.length);
  const sizes: number[] = [];
  return sorted.map((fragment) => {
    const known = sizes.find((size) => fragment.size < size * SAME_SIZE && size < fragment.size * SAME_SIZE);
    if (known === undefined) sizes.push(fragment.size);
    return { ...fragment, size: known ?? fragment.size };
  });
}

function pieces(page: ScannedPage): { width: number; fragments: Fragment[] } {
  const [width, height] = isLandscape(page) ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const lines = straightened(page.lines.map((line) => line.map((word) => placedWord(word, width, height))));
  return { width, fragments: withCommonSizes(lines.map(legibleWords).flatMap(fragmentsOf)) };
}

/**
 * The document of pictures that were recognised; further pages than `MAX_SCANNED_PAGES` are left out.
 * @throws AppError `FILE_HAS_NO_TEXT` when nothing on them could be read.
 */
export function scannedDocument(kind: ExtractedDocument['kind'], pages: readonly ScannedPage[]): ExtractedDocument {
  const taken = pages.slice(0, MAX_SCANNED_PAGES);
  const flags = ['recognised', ...(pages.length > taken.length ? ['pages-skipped'] : [])];
  return assemble(kind, { lines: layOut(taken.map(pieces)), pageCount: pages.length, links: [], flags });
}
