/** Finds side-by-side columns on a picture, so that OCR reads each separately and no line crosses two. */
import { inflateSync } from 'node:zlib';

/** A part of a picture, in its pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture in black and white; a row of `bits` begins at a whole byte. */
interface Bitmap {
  width: number;
  height: number;
  rowBytes: number;
  bits: Uint8Array;
}

/** So many squares of a grid lie side by side on a page; each has ink where black meets white in it. */
const SQUARES_ACROSS = 240;
/** Of the page's width: a distance between columns, of which the sides of a telephone's picture take their share. */
const GUTTER_SHARE = 0.02;
/** Of the page's height: lower columns are tables or dates beside their jobs. */
const HEIGHT_SHARE = 0.1;
/** Of a column's rows: those with writing. */
const WRITTEN_SHARE = 0.26;
/** Of the page's height: no letter is a stroke that long. */
const STROKE_SHARE = 0.05;

/** The signature of a PNG and its first chunk, which states its size. */
const HEAD_BYTES = 33;

/** The rows of a PNG with one bit a pixel, as tesseract writes what it has made black and white; undefined of any other. */
export function bitmapOf(png: Uint8Array): Bitmap | undefined {
  if (png.length < HEAD_BYTES) return undefined;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  // One bit of grey or of a palette, not interlaced.
  if (png[24] !== 1 || png[28] !== 0) return undefined;
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = view.getUint32(at);
    if (view.getUint32(at + 4) === 0x49444154) parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const rowBytes = (width + 7) >> 3;
  const bits = unfiltered(inflateSync(Buffer.concat(parts)), rowBytes, height);
  return { width, height, rowBytes, bits };
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function unfiltered(raw: Uint8Array, rowBytes: number, height: number): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (rowBytes + 1)];
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x;
      const left = x > 0 ? (out[at - 1] ?? 0) : 0;
      const up = y > 0 ? (out[at - rowBytes] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (out[at - rowBytes - 1] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      out[at] = (raw[y * (rowBytes + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

interface Grid {
  across: number;
  down: number;
  /** Side of a square in pixels. */
  side: number;
  ink: Uint8Array;
}

function gridOf({ width, height, rowBytes, bits }: Bitmap): Grid {
  const side = Math.max(1, Math.ceil(width / SQUARES_ACROSS));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const ink = new Uint8Array(across * down);
  for (let y = 0; y < height; y++) {
    let before = (bits[y * rowBytes] ?? 0) >> 7;
    for (let x = 1; x < width; x++) {
      const own = ((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      const at = Math.floor(y / side) * across + Math.floor(x / side);
      if (own !== before) ink[at] = Math.min(255, (ink[at] ?? 0) + 1);
      before = own;
    }
  }
  return withoutStrokes({ across, down, side, ink });
}

/** Takes out the edges of coloured areas and the rules of tables, and specks. */
function withoutStrokes(grid: Grid): Grid {
  const { across, down, side } = grid;
  const ink = grid.ink.map((count) => (count > 1 ? 1 : 0));
  const long = Math.round(down * STROKE_SHARE);
  for (let x = 0; x < across; x++) {
    for (let from = 0; from < down; from++) {
      let to = from;
      // Per row of a square's height a stroke has one edge or two, letters have more.
      while (to < down && (grid.ink[to * across + x] ?? 0) >= side * 0.6) to += 1;
      if (to - from >= long) for (let y = from; y < to; y++) ink[y * across + x] = 0;
      from = to;
    }
  }
  return { across, down, side, ink };
}

interface Gutter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type InkTest = (y: number, from: number, to: number) => boolean;

/** Makes a function that says of any stretch of a grid's row whether it has ink. */
function inkTest({ across, down, ink }: Grid): InkTest {
  const sums = new Uint32Array((across + 1) * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++)
      sums[y * (across + 1) + x + 1] = (sums[y * (across + 1) + x] ?? 0) + (ink[y * across + x] ?? 0);
  }
  return (y, from, to) => sums[y * (across + 1) + to] !== sums[y * (across + 1) + from];
}

/** The rows between two places that lie in a stretch and have ink. */
function writtenRows(
  hasInk: InkTest,
  from: number,
  to: number,
  { top, bottom }: Pick<Gutter, 'top' | 'bottom'>,
): number[] {
  const rows: number[] = [];
  for (let y = top; y < bottom; y++) if (hasInk(y, from, to)) rows.push(y);
  return rows;
}

/** How many rows of an empty strip have columns on both sides; none where one of them is but dates or places. */
function rowsBeside(hasInk: InkTest, across: number, strip: Gutter): number {
  const sides = [writtenRows(hasInk, 0, strip.left, strip), writtenRows(hasInk, strip.right, across, strip)];
  const top = Math.max(...sides.map((rows) => rows[0] ?? Number.POSITIVE_INFINITY));
  const bottom = Math.min(...sides.map((rows) => rows.at(-1) ?? 0));
  const isFull = (rows: number[]) =>
    rows.filter((y) => y >= top && y <= bottom).length > (bottom - top) * WRITTEN_SHARE;
  return bottom > top && sides.every(isFull) ? bottom - top : 0;
}

/** Of the page's height: so far a cut is moved to lie between two lines. */
const MOVE_SHARE = 0.02;

/** A strip ends where a line begins to cross it, of which taller letters beside it begin before: cuts lie between lines. */
function betweenLines(strip: Gutter, hasInk: InkTest, { across, down }: Grid): Gutter {
  const most = Math.round(down * MOVE_SHARE);
  const isBlank = (y: number) => !hasInk(y, 0, across);
  const moves = Array.from({ length: most + 1 }, (_, move) => move);
  const above = strip.bottom < down ? moves.find((move) => isBlank(strip.bottom - 1 - move)) : 0;
  const below = strip.top > 0 ? moves.find((move) => isBlank(strip.top + move)) : 0;
  return { ...strip, top: strip.top + (below ?? 0), bottom: strip.bottom - (above ?? 0) };
}

/** The empty strip that parts most. */
function gutterOf(grid: Grid): Gutter | undefined {
  const { across, down } = grid;
  const hasInk = inkTest(grid);
  const breadth = Math.max(2, Math.round(across * GUTTER_SHARE));
  let best: Gutter | undefined;
  let most = down * HEIGHT_SHARE;
  for (let left = Math.round(across * 0.15); left + breadth < across * 0.85; left++) {
    for (let top = 0; top < down; top++) {
      let bottom = top;
      while (bottom < down && !hasInk(bottom, left, left + breadth)) bottom += 1;
      const strip = { left, right: left + breadth, top, bottom };
      const parted = bottom - top > most ? rowsBeside(hasInk, across, strip) : 0;
      if (parted > most) {
        most = parted;
        best = strip;
      }
      top = bottom;
    }
  }
  return best && betweenLines(best, hasInk, grid);
}

/** The parts of a picture to be recognised one by one; the whole of it where there are no columns. */
export function regionsOf(bitmap: Bitmap): Region[] {
  const { width, height } = bitmap;
  const grid = gridOf(bitmap);
  const gutter = gutterOf(grid);
  if (!gutter) return [{ left: 0, top: 0, width, height }];
  const middle = Math.round(((gutter.left + gutter.right) / 2) * grid.side);
  const top = gutter.top * grid.side;
  const bottom = Math.min(height, gutter.bottom * grid.side);
  // A part as wide as the picture would make tesseract look for its lines on the whole of it.
  const whole = width - 1;
  const regions = [
    { left: 0, top: 0, width: whole, height: top },
    { left: 0, top, width: middle, height: bottom - top },
    { left: middle, top, width: width - middle, height: bottom - top },
    { left: 0, top: bottom, width: whole, height: height - bottom },
  ];
  return regions.filter((region) => region.height > height * 0.01);
}
