/** Reads PDF files with pdf.js (through unpdf): the pieces of text of each page with their places. */
import { isAppError } from '../errors.ts';
import { cleanText } from './clean-text.ts';
import { MAX_PAGES, MAX_TEXT_LENGTH, type Reading, readingError, scannedError } from './document.ts';
import type { Fragment } from './fragment.ts';
import { layOut } from './page-layout.ts';
import { isPictured } from './pictured.ts';

/** Below this size in points nobody reads a letter. */
const TINY_POINTS = 2.5;

type PdfJs = typeof import('unpdf/pdfjs');
type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument }: PdfJs = await getResolvedPDFJS();
  // The engine takes the buffer over, so it gets a copy; it must neither run what a file brings nor fetch anything.
  const settings = {
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: 0,
  };
  return getDocument(settings).promise;
}

/** One word set with wide letter spacing arrives as `M A R T A`. */
function closeSpaced(text: string): string {
  return /^\p{L}(?: \p{L}){2,}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text;
}

/** A piece of text placed on the page as a person sees it, from the top left corner; undefined when it is not to be read. */
function fragmentOf(item: TextItem, view: readonly number[], flags: Set<string>): Fragment | undefined {
  const text = closeSpaced(cleanText(item.str));
  if (text.trim() === '') return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = item.transform as number[];
  const across = a * p + c * q;
  const down = b * p + d * q;
  const size = Math.hypot(a * r + c * s, b * r + d * s);
  if (Math.abs(down) > Math.abs(across)) {
    flags.add('rotated-text');
    return undefined;
  }
  if (size < TINY_POINTS) flags.add('tiny-text');
  return { text, x: a * t + c * u + e, y: b * t + d * u + f, width: item.width, size, font: item.fontName };
}

async function readPage(page: PdfPage, flags: Set<string>): Promise<{ fragments: Fragment[]; width: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const fragments: Fragment[] = [];
  for (const item of items) {
    const fragment = 'str' in item ? fragmentOf(item, viewport.transform, flags) : undefined;
    if (fragment === undefined) continue;
    const inside =
      fragment.x > -20 && fragment.x < viewport.width + 5 && fragment.y > -5 && fragment.y < viewport.height + 5;
    if (inside) fragments.push(fragment);
    else flags.add('outside-page');
  }
  return { fragments, width: viewport.width };
}

async function linksOf(page: PdfPage): Promise<string[]> {
  const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}

async function readPages(document: PdfDocument): Promise<Reading> {
  const flags = new Set<string>();
  const links: string[] = [];
  const pages: { fragments: Fragment[]; width: number }[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_TEXT_LENGTH; number++) {
    const page = await document.getPage(number);
    const read = await readPage(page, flags);
    pages.push(read);
    links.push(...(await linksOf(page)));
    length += read.fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
    page.cleanup();
  }
  if (pages.length < document.numPages) flags.add('pages-skipped');
  return { lines: layOut(pages), pageCount: document.numPages, links, flags: [...flags] };
}

/**
 * The lines of a PDF in reading order.
 * @throws AppError `FILE_ENCRYPTED` when it needs a password, `FILE_DAMAGED` when the engine cannot open it,
 * `FILE_IS_SCANNED` when its pages are pictures of text, `FILE_TOO_COMPLEX` when there are more than 30 of them.
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  let document: PdfDocument | undefined;
  try {
    document = await open(bytes);
    const reading = await readPages(document);
    if (!isPictured(reading, bytes)) return reading;
    throw reading.pageCount > MAX_PAGES ? readingError('FILE_TOO_COMPLEX') : scannedError();
  } catch (error) {
    if (isAppError(error)) throw error;
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw readingError(locked ? 'FILE_ENCRYPTED' : 'FILE_DAMAGED', error);
  } finally {
    await document?.loadingTask.destroy();
  }
}
