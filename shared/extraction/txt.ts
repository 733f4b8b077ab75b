/** Reads plain text in the encodings that editors save: UTF-8, UTF-16 with a mark, and Windows Latin-1. */
import { cleanText } from './clean-text.ts';
import { MAX_TEXT_LENGTH, type Reading } from './document.ts';

/** Bytes of the longest text that can matter; more would only be cut. */
const MAX_BYTES = MAX_TEXT_LENGTH * 4;

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** From this share of its lines on, what stands between them is how the text is spaced and parts nothing. */
const SPACED_SHARE = 0.6;

/** Fewer spaced lines are a short text with paragraphs. */
const SPACED_LINES_MIN = 8;

/** Blank lines that stand before each line of words. */
function blanksBefore(lines: readonly string[]): number[] {
  let blanks = 0;
  return lines.flatMap((text) => {
    if (text.trim() === '') {
      blanks += 1;
      return [];
    }
    const before = blanks;
    blanks = 0;
    return [before];
  });
}

/** Blank lines that most lines have before them: none in most texts, one where somebody spaced the whole text doubly. */
function usualBlanks(before: readonly number[]): number {
  const between = before.slice(1);
  const spaced = between.filter((blanks) => blanks > 0);
  const isSpaced = spaced.length >= Math.max(SPACED_LINES_MIN, between.length * SPACED_SHARE);
  return isSpaced ? spaced.reduce((least, blanks) => Math.min(least, blanks)) : 0;
}

/** The lines of a text file; indentation is counted as 5 points a blank, 20 a tab. */
export function readText(bytes: Uint8Array): Reading {
  const cut = bytes.length > MAX_BYTES;
  return { ...readLines(decode(cut ? bytes.subarray(0, MAX_BYTES) : bytes)), flags: cut ? ['text-cut'] : [] };
}

/** The same of a text that is no file. */
export function readLines(written: string): Reading {
  const raw = cleanText(written.replaceAll('\f', '\n'));
  const lines: Reading['lines'] = [];
  const rows = raw.split(/\r\n|\r|\n/);
  const before = blanksBefore(rows);
  const usual = usualBlanks(before);
  for (const [y, text] of rows.entries()) {
    if (text.trim() === '') continue;
    const gap = (before[lines.length] ?? 0) > usual;
    const indent = (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length;
    const base = { page: 1, x: indent * 5, y, width: text.trim().length * 5, fontSize: 11, bold: false, column: 0 };
    lines.push({ text, gap, ...base });
  }
  return { lines, pageCount: 1, links: [], flags: [] };
}
