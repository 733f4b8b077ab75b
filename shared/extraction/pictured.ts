/** Tells a PDF that shows its text as pictures, as scanners and telephones make them, from one that has nothing to read. */
import type { Reading } from './document.ts';

/** What scanning programs and page numbers leave on a page: fewer letters than this are not the resume. */
const LETTERS_OF_A_PAGE_MIN = 60;
/** So many are one in any case, and the pictures beside it may be what somebody has made. */
const LETTERS_MIN = 400;

/** Pictures are streams, whose dictionaries stand in the open in every PDF, however the rest of it is packed. */
const PICTURE = /\/Subtype\s{0,4}\/Image\b/;

/** Whether what was read of a file is next to nothing, and the file has pictures. */
export function isPictured(reading: Pick<Reading, 'lines' | 'pageCount'>, bytes: Uint8Array): boolean {
  const letters = reading.lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters >= Math.min(LETTERS_MIN, LETTERS_OF_A_PAGE_MIN * Math.max(1, reading.pageCount))) return false;
  return PICTURE.test(new TextDecoder('latin1').decode(bytes));
}
