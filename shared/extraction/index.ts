/** The door of reading files: bytes become text with positions, the same way in Lambda, in a worker and in the browser. */
import { anyPdf } from './any-pdf.ts';
import { assemble } from './assemble.ts';
import { type ExtractedDocument, MAX_FILE_BYTES, type Reading, readingError, scannedError } from './document.ts';
import { detectKind } from './file-type.ts';
import { readLines, readText } from './txt.ts';

export { READING_FAILURE_MESSAGES, READING_FAILURES, type ReadingFailure } from '../domain/reading-failure.ts';
export { type ColumnRole, columnRole, isColumnHead } from './column-head.ts';
export {
  type ConcealedText,
  type ExtractedDocument,
  MAX_FILE_BYTES,
  MAX_PAGES,
  MAX_TEXT_LENGTH,
  MAX_TEXT_LINES,
  MAX_UNPACKED_BYTES,
  MAX_ZIP_ENTRIES,
  type TextLine,
} from './document.ts';
export { MAX_SCANNED_PAGES, type ScannedPage, type ScannedWord, scannedDocument } from './scan.ts';

/** The engines are loaded with the first file that needs them: importing this module stays cheap. */
async function read(kind: ExtractedDocument['kind'], bytes: Uint8Array): Promise<Reading> {
  if (kind === 'image') throw scannedError();
  if (kind === 'txt') return readText(bytes);
  if (kind === 'docx') return (await import('./docx.ts')).readDocx(bytes);
  if (kind === 'odt') return (await import('./odt.ts')).readOdt(bytes);
  if (kind === 'rtf') return (await import('./rtf.ts')).readRtf(bytes);
  if (kind === 'doc') return (await import('./doc.ts')).readDoc(bytes);
  return (await import('./pdf.ts')).readPdf(bytes);
}

/**
 * A text that somebody typed or pasted, as the document of a text file.
 * @throws AppError `FILE_HAS_NO_TEXT` when no word is in it.
 */
export function textDocument(text: string): ExtractedDocument {
  return assemble('txt', readLines(text));
}

/** Loads the engine of most files before the first one comes; nothing breaks without it, the first file only waits longer. */
export async function prepareExtraction(): Promise<void> {
  const { readPdf } = await import('./pdf.ts');
  await readPdf(anyPdf());
}

/**
 * Reads a resume file: its text in reading order and where each line stands. The file's kind is told by its bytes;
 * `declaredType` is only checked against it, and `fileName` is never trusted. Nothing is fetched or run.
 * @throws AppError `invalid` with a code of `READING_FAILURES`, or `FILE_IS_SCANNED` for pictures and for PDF files of them.
 */
export async function extractDocument(
  bytes: Uint8Array,
  options: { declaredType?: string; fileName?: string } = {},
): Promise<ExtractedDocument> {
  if (bytes.length === 0) throw readingError('FILE_EMPTY');
  if (bytes.length > MAX_FILE_BYTES) throw readingError('FILE_TOO_LARGE');
  const kind = detectKind(bytes, options.declaredType);
  return assemble(kind, await read(kind, bytes));
}
