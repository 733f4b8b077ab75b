/**
 * Reads PDF files with pdf.js (through unpdf): the pieces of text of each page with their places. The order of the text is
 * ours; `page-layout.ts` says why.
 */
import { isAppError } from '../errors.ts';
import { ConcealedTexts } from './concealed.ts';
import { MAX_PAGES, MAX_TEXT_LENGTH, type Reading, readingError, scannedError } from './document.ts';
import { withoutFurniture } from './page-furniture.ts';
import { layOut } from './page-layout.ts';
import type { PdfDocument, PdfJs, PdfPage } from './pdf-engine.ts';
import { type PageText, readPage } from './pdf-page.ts';
import { isTagged } from './pdf-tags.ts';
import { withTurned } from './pdf-turned.ts';
import { isPictured } from './pictured.ts';

/** pdf.js, loaded at the first call and kept. */
export async function loadEngine(): Promise<PdfJs> {
  const { getResolvedPDFJS } = await import('unpdf');
  return getResolvedPDFJS();
}

async function open(bytes: Uint8Array): Promise<{ document: PdfDocument; codes: Record<string, number> }> {
  const { getDocument, OPS } = await loadEngine();
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
  return { document: await getDocument(settings).promise, codes: OPS };
}

async function linksOf(page: PdfPage): Promise<string[]> {
  const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}

async function readPages(document: PdfDocument, codes: Record<string, number>): Promise<Reading> {
  const layers = await document.getOptionalContentConfig();
  const tagged = await isTagged(document);
  const reader = { codes, layers, flags: new Set<string>(), concealed: new ConcealedTexts(), isTagged: tagged };
  const links: string[] = [];
  const pages: PageText[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_TEXT_LENGTH; number++) {
    const page = await document.getPage(number);
    const read = await readPage(page, number, reader);
    pages.push(read);
    links.push(...(await linksOf(page)));
    length += read.fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
    page.cleanup();
  }
  if (pages.length < document.numPages) reader.flags.add('pages-skipped');
  const lines = withTurned(layOut(withoutFurniture(pages)), pages);
  const { flags, concealed } = reader;
  return { lines, pageCount: document.numPages, links, flags: [...flags], concealed: concealed.list() };
}

/**
 * The lines of a PDF in reading order.
 * @throws AppError `FILE_ENCRYPTED` when it needs a password, `FILE_DAMAGED` when the engine cannot open it,
 * `FILE_IS_SCANNED` when its pages are pictures of text, `FILE_TOO_COMPLEX` when there are more than 30 of them.
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  let document: PdfDocument | undefined;
  try {
    const opened = await open(bytes);
    document = opened.document;
    const reading = await readPages(document, opened.codes);
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
