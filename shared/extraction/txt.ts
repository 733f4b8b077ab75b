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

/** The lines of a text file; indentation is counted as 5 points a blank, 20 a tab. */
export function readText(bytes: Uint8Array): Reading {
  const cut = bytes.length > MAX_BYTES;
  const raw = cleanText(decode(cut ? bytes.subarray(0, MAX_BYTES) : bytes).replaceAll('\f', '\n'));
  const lines: Reading['lines'] = [];
  let gap = false;
  for (const [y, text] of raw.split(/\r\n|\r|\n/).entries()) {
    if (text.trim() === '') {
      gap = true;
      continue;
    }
    const indent = (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length;
    const base = { page: 1, x: indent * 5, y, width: text.trim().length * 5, fontSize: 11, bold: false, column: 0 };
    lines.push({ text, gap, ...base });
    gap = false;
  }
  return { lines, pageCount: 1, links: [], flags: cut ? ['text-cut'] : [] };
}
