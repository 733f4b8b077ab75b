/** Says what a file is by its bytes, because names and headers are only claims. */
import { type ExtractedDocument, readingError } from './document.ts';

type Kind = ExtractedDocument['kind'];

const DECLARED: Record<string, Kind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/plain': 'txt',
  'image/jpeg': 'image',
  'image/png': 'image',
};

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function startsWith(bytes: Uint8Array, magic: readonly number[], at = 0): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function contains(bytes: Uint8Array, magic: readonly number[], within: number): boolean {
  const first = magic[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0 && at < within; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, magic, at)) return true;
  }
  return false;
}

/** Whether an OLE container is a newer Office file locked with a password: its stream is named in UTF-16. */
function isLockedOffice(bytes: Uint8Array): boolean {
  const name = ascii('EncryptedPackage').flatMap((code) => [code, 0]);
  return contains(bytes, name, bytes.length);
}

const ODF = 'application/vnd.oasis.opendocument.';

/**
 * What a ZIP is: OpenDocument files say so in their first entry, which is not packed; rewritten by other programs, by
 * their entries' names. Everything else is taken for a DOCX, whose reader looks inside.
 */
function kindOfZip(bytes: Uint8Array): Kind {
  if (contains(bytes, ascii(`mimetype${ODF}`), 200)) return 'odt';
  const isWord = contains(bytes, ascii('word/document'), bytes.length);
  return !isWord && contains(bytes, ascii('content.xml'), bytes.length) ? 'odt' : 'docx';
}

/** Some programs put blank lines or the mark of UTF-8 in front. */
function isRtf(bytes: Uint8Array): boolean {
  let at = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  while (at < 64 && [9, 10, 13, 32].includes(bytes[at] ?? 0)) at += 1;
  return startsWith(bytes, ascii('{\\rtf'), at);
}

/** Text holds next to no control characters; UTF-16 is told by its mark. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return bytes.length % 2 === 0;
  const sample = bytes.subarray(0, 65_536);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) controls += 1;
  }
  return controls <= sample.length / 200;
}

const HTML = /^<(?:!doctype\s+html|html|head|body)[\s>]/i;
const HTML_SAMPLE_BYTES = 4_096;
/** What may stand before a page begins, by how it starts and ends. */
const BEFORE_HTML = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
] as const;

/** A page of the web, in one or two bytes a letter: its text is markup, and a browser saved it under whatever name. */
function isHtml(bytes: Uint8Array): boolean {
  const marks = new Set([0x00, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
  const letters = bytes.subarray(0, HTML_SAMPLE_BYTES).filter((byte) => !marks.has(byte));
  let text = String.fromCharCode(...letters).trimStart();
  for (;;) {
    const before = BEFORE_HTML.find(([start]) => text.startsWith(start));
    if (!before) return HTML.test(text);
    const end = text.indexOf(before[1]);
    if (end < 0) return false;
    text = text.slice(end + before[1].length).trimStart();
  }
}

/**
 * The kind of a file by its content.
 * @throws AppError `FILE_ENCRYPTED` for Office files with a password, `FILE_TYPE_UNSUPPORTED` for all other kinds.
 */
function kindOf(bytes: Uint8Array): Kind {
  if (contains(bytes, ascii('%PDF-'), 1_024)) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x50, 0x4b, 5, 6])) return kindOfZip(bytes);
  if (startsWith(bytes, OLE)) {
    if (isLockedOffice(bytes)) throw readingError('FILE_ENCRYPTED');
    return 'doc';
  }
  if (isRtf(bytes)) return 'rtf';
  if (startsWith(bytes, JPEG) || startsWith(bytes, PNG)) return 'image';
  if (looksLikeText(bytes) && !isHtml(bytes)) return 'txt';
  throw readingError('FILE_TYPE_UNSUPPORTED');
}

/**
 * The kind of a file, checked against what was declared (a MIME type). What a container holds, its reader finds out.
 * @throws AppError `FILE_TYPE_MISMATCH` when another of the known types was declared; see also `kindOf`.
 */
export function detectKind(bytes: Uint8Array, declaredType?: string): Kind {
  const kind = kindOf(bytes);
  const declared = DECLARED[declaredType?.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (declared !== undefined && declared !== kind) throw readingError('FILE_TYPE_MISMATCH');
  return kind;
}
