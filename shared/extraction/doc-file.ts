/** Finds the parts of a Word 97-2003 file ([MS-DOC]): its header (FIB), the pieces its text lies in, and its lists of looks. */
import { decodeCodePage } from './code-pages.ts';
import { openCompoundFile } from './compound-file.ts';
import { readingError } from './document.ts';

/** Word 97; older versions wrote another format. */
const OLDEST_VERSION = 0x00c1;
const WORD_MARK = 0xa5ec;
const COMPRESSED = 0x40000000;
/** Beyond this many characters a text would only be cut. */
const MAX_CHARACTERS = 500_000;

/** A stretch of characters from `cp` on that lies together in the file. */
export interface Piece {
  cp: number;
  length: number;
  /** Byte offset of its first character. */
  offset: number;
  bytesPerCharacter: 1 | 2;
}

export interface DocFile {
  main: Uint8Array;
  table: Uint8Array;
  pieces: Piece[];
  /** Lengths in characters of the stories, in the order of the text. */
  stories: { body: number; notes: number; headers: number; comments: number; endnotes: number; boxes: number };
  /** Bytes of the table stream that pair `index` of the header points to. */
  pair(index: number): Uint8Array;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const PAIRS_AT = 154;
export const PAIR = { styles: 1, headers: 11, runs: 12, paragraphs: 13, pieces: 33 } as const;

/** The piece table: after any number of property blocks, positions followed by one descriptor of 8 bytes each. */
function piecesOf(clx: Uint8Array): Piece[] {
  const view = viewOf(clx);
  let at = 0;
  while (at + 3 <= clx.length && clx[at] === 1) at += 3 + view.getUint16(at + 1, true);
  if (clx[at] !== 2 || at + 5 > clx.length) throw readingError('FILE_DAMAGED');
  const bytes = Math.min(view.getUint32(at + 1, true), clx.length - at - 5);
  const count = Math.floor((bytes - 4) / 12);
  const positions = at + 5;
  const descriptors = positions + (count + 1) * 4;
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const cp = view.getUint32(positions + index * 4, true);
    const length = view.getUint32(positions + index * 4 + 4, true) - cp;
    const place = view.getUint32(descriptors + index * 8 + 2, true);
    if (length <= 0) continue;
    const isCompressed = (place & COMPRESSED) !== 0;
    const offset = place & 0x3fffffff;
    pieces.push({ cp, length, offset: isCompressed ? offset >>> 1 : offset, bytesPerCharacter: isCompressed ? 1 : 2 });
  }
  return pieces;
}

/**
 * Opens a Word 97-2003 file.
 * @throws AppError `FILE_TYPE_UNSUPPORTED` for spreadsheets, slides and Word before 97, `FILE_ENCRYPTED`, `FILE_DAMAGED`.
 */
export function openDoc(bytes: Uint8Array): DocFile {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument');
  if (!main) throw readingError('FILE_TYPE_UNSUPPORTED');
  if (main.length < PAIRS_AT + (PAIR.pieces + 1) * 8) throw readingError('FILE_DAMAGED');
  const view = viewOf(main);
  if (view.getUint16(0, true) !== WORD_MARK || view.getUint16(2, true) < OLDEST_VERSION) {
    throw readingError('FILE_TYPE_UNSUPPORTED');
  }
  const flags = view.getUint16(10, true);
  if ((flags & 0x0100) !== 0) throw readingError('FILE_ENCRYPTED');
  const table = file.stream((flags & 0x0200) !== 0 ? '1Table' : '0Table');
  if (!table) throw readingError('FILE_DAMAGED');
  const pair = (index: number) => {
    const offset = view.getUint32(PAIRS_AT + index * 8, true);
    return table.subarray(offset, offset + view.getUint32(PAIRS_AT + index * 8 + 4, true));
  };
  const count = (at: number) => Math.max(0, view.getInt32(at, true));
  return {
    main,
    table,
    pieces: piecesOf(pair(PAIR.pieces)),
    stories: {
      body: count(76),
      notes: count(80),
      headers: count(84),
      comments: count(92),
      endnotes: count(96),
      boxes: count(100),
    },
    pair,
  };
}

/** One character with the byte offset by which looks are found. */
export interface DocCharacter {
  letter: string;
  offset: number;
}

/** The characters from one position to another, never more than could matter. */
export function* charactersOf(doc: DocFile, from: number, to: number): Generator<DocCharacter> {
  let left = MAX_CHARACTERS;
  for (const { cp, length, offset, bytesPerCharacter } of doc.pieces) {
    const start = Math.max(from, cp);
    const end = Math.min(to, cp + length);
    for (let at = start; at < end && left > 0; at++, left--) {
      const place = offset + (at - cp) * bytesPerCharacter;
      if (place + bytesPerCharacter > doc.main.length) break;
      const bytes = doc.main.subarray(place, place + bytesPerCharacter);
      const [low = 0, high = 0] = bytes;
      const letter = low < 128 || bytesPerCharacter === 2 ? String.fromCharCode(low | (high << 8)) : '';
      yield { letter: letter || decodeCodePage(bytes, 1252), offset: place };
    }
  }
}
