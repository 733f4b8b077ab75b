/** Renders the pictures of a scanned PDF as one grey picture per page, without a canvas. */
import { PIXELS_MAX, type Picture } from './picture.ts';

type PdfJs = typeof import('unpdf/pdfjs');
type PdfPage = Awaited<ReturnType<Awaited<ReturnType<PdfJs['getDocument']>['promise']>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

/** Pixels as pdf.js unpacks them: `kind` 1 has one bit a pixel, 2 three bytes, 3 four. */
interface Pixels {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array;
}

/** A picture and the matrix that puts its unit square on the page, in points from the page's top left corner. */
interface Placed {
  pixels: Pixels;
  matrix: Matrix;
}

/** 220 dots an inch of a sheet of A4: of finer ones tesseract reads less, and takes longer. */
const LONG_SIDE_MAX = 2_600;
const WHITE = 255;

function times([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The object of a page that an operator names, once pdf.js has unpacked it. */
function objectOf(page: PdfPage, id: string): Promise<Pixels> {
  const store = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => store.get(id, resolve));
}

/** The pictures that a page paints, with their places; masks are taken as black writing. */
async function placedOn(page: PdfPage, ops: PdfJs['OPS']): Promise<Placed[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const placed: Placed[] = [];
  const saved: Matrix[] = [];
  let matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === ops.save || operator === ops.paintFormXObjectBegin) saved.push(matrix);
    if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === ops.transform) matrix = times(matrix, args);
    else if (operator === ops.paintFormXObjectBegin && args[0]) matrix = times(matrix, args[0]);
    else if (operator === ops.paintImageXObject) placed.push({ pixels: await objectOf(page, args[0]), matrix });
    else if (operator === ops.paintInlineImageXObject) placed.push({ pixels: args[0], matrix });
    else if (operator === ops.paintImageMaskXObject) {
      const mask = typeof args[0].data === 'string' ? await objectOf(page, args[0].data) : args[0];
      placed.push({ pixels: { ...mask, kind: 1 }, matrix });
    }
  }
  return placed.filter(({ pixels }) => pixels?.data?.length > 0);
}

function greyOf({ width, kind, data }: Pixels): (x: number, y: number) => number {
  if (kind === 1) {
    const rowBytes = (width + 7) >> 3;
    return (x, y) => (((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? WHITE : 0);
  }
  const bytes = kind === 2 ? 3 : 4;
  return (x, y) => {
    const at = (y * width + x) * bytes;
    return ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
  };
}

interface Sheet {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** Paints one picture on the sheet: each of the sheet's pixels is the mean of what lies under it. */
function paint(sheet: Sheet, { pixels, matrix: [a, b, c, d, e, f] }: Placed): void {
  const grey = greyOf(pixels);
  const area = a * d - b * c;
  if (area === 0) return;
  const { width, height } = pixels;
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / Math.abs(area))));
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  for (
    let y = clamp(Math.floor(Math.min(...ys)), sheet.height);
    y < clamp(Math.ceil(Math.max(...ys)), sheet.height);
    y++
  ) {
    for (
      let x = clamp(Math.floor(Math.min(...xs)), sheet.width);
      x < clamp(Math.ceil(Math.max(...xs)), sheet.width);
      x++
    ) {
      const u = (d * (x + 0.5 - e) - c * (y + 0.5 - f)) / area;
      const v = (a * (y + 0.5 - f) - b * (x + 0.5 - e)) / area;
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      // The unit square of a PDF has its origin at the bottom left, a picture's first row is the top one.
      const left = clamp(Math.round(u * width - step / 2), width - step);
      const top = clamp(Math.round((1 - v) * height - step / 2), height - step);
      let sum = 0;
      for (let down = 0; down < step; down++)
        for (let over = 0; over < step; over++) sum += grey(left + over, top + down);
      sheet.grey[y * sheet.width + x] = sum / (step * step);
    }
  }
}

/** The finest picture decides how fine the sheet is. */
function scaleFor(placed: readonly Placed[], longSide: number): number {
  if (placed.length === 0) return 1;
  const finest = Math.max(...placed.map(({ pixels, matrix: [a, b] }) => pixels.width / Math.max(1, Math.hypot(a, b))));
  return Math.min(Math.max(1, finest), LONG_SIDE_MAX / longSide);
}

function sheetOf(page: PdfPage, placed: readonly Placed[]): Picture {
  const viewport = page.getViewport({ scale: 1 });
  const scale = scaleFor(placed, Math.max(viewport.width, viewport.height));
  const width = Math.max(1, Math.round(viewport.width * scale));
  const height = Math.max(1, Math.round(viewport.height * scale));
  const sheet = { width, height, grey: new Uint8Array(width * height).fill(WHITE) };
  for (const { pixels, matrix } of placed) paint(sheet, { pixels, matrix: times([scale, 0, 0, scale, 0, 0], matrix) });
  // A portable grey map: a line of text before the bytes.
  const head = new TextEncoder().encode(`P5 ${width} ${height} ${WHITE}\n`);
  const bytes = new Uint8Array(head.length + sheet.grey.length);
  bytes.set(head);
  bytes.set(sheet.grey, head.length);
  return { bytes, width, height };
}

/** The first pages of a PDF as pictures, one after another; a page without any is left blank. Throws what pdf.js does. */
export async function* picturesOfPdf(file: Uint8Array, pagesMax: number): AsyncGenerator<Picture> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument, OPS }: PdfJs = await getResolvedPDFJS();
  const settings = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, useWorkerFetch: false };
  const limits = { enableXfa: false, isOffscreenCanvasSupported: false, maxImageSize: PIXELS_MAX, verbosity: 0 };
  const loading = getDocument({ data: new Uint8Array(file), ...settings, ...limits });
  try {
    const document = await loading.promise;
    for (let number = 1; number <= Math.min(document.numPages, pagesMax); number++) {
      const page = await document.getPage(number);
      yield sheetOf(page, await placedOn(page, OPS));
      page.cleanup();
    }
  } finally {
    await loading.destroy();
  }
}
