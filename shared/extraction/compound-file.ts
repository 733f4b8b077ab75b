/**
 * Opens compound files ([MS-CFB]), the little file systems in which old Office programs keep their streams. Ours, since
 * the library for it (cfb 1.2.2) lays out every stream before it gives one and follows any chain: 34 kB whose chain leads
 * into itself, or 0.5 MB of chains that share sectors, take 1 GB of memory and end the process. Both end here within 1 ms.
 */
import { MAX_FILE_BYTES, readingError } from './document.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const HEADER_FAT_SECTORS = 109;
/** Sector numbers from here on are marks: end of chain, free, part of the table itself. */
const FIRST_MARK = 0xfffffffa;
const MAX_ENTRIES = 4_000;

const STREAM = 2;
const ROOT = 5;

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

interface Table {
  view: DataView;
  bytes: Uint8Array;
  sectorBytes: number;
  fat: Uint32Array;
}

export interface CompoundFile {
  /** The bytes of the first stream of that name; undefined when there is none. */
  stream(name: string): Uint8Array | undefined;
}

/** The sectors of a chain in order. A chain longer than the file, or one that comes back to itself, is broken. */
function chainOf(fat: Uint32Array, start: number, sectors: number): number[] {
  const chain: number[] = [];
  for (let at = start; at < FIRST_MARK; at = fat[at] ?? FIRST_MARK) {
    if (at >= sectors || chain.length >= sectors) throw readingError('FILE_DAMAGED');
    chain.push(at);
  }
  return chain;
}

function gather(source: Uint8Array, chain: readonly number[], unitBytes: number, from: number): Uint8Array {
  const whole = new Uint8Array(chain.length * unitBytes);
  for (const [index, unit] of chain.entries()) {
    const at = from + unit * unitBytes;
    whole.set(source.subarray(at, at + unitBytes), index * unitBytes);
  }
  return whole;
}

function uint32s(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

/** The sectors that hold the allocation table: 109 in the header, more in a chain of their own. */
function fatSectors(view: DataView, bytes: Uint8Array, sectorBytes: number, sectors: number): number[] {
  const found: number[] = [];
  const take = (at: number, count: number) => {
    for (let index = 0; index < count; index++) {
      const sector = view.getUint32(at + index * 4, true);
      if (sector < sectors) found.push(sector);
    }
  };
  take(76, HEADER_FAT_SECTORS);
  const perSector = sectorBytes / 4 - 1;
  let next = view.getUint32(68, true);
  for (let steps = 0; next < FIRST_MARK; steps++) {
    const at = (next + 1) * sectorBytes;
    if (next >= sectors || steps >= sectors || at + sectorBytes > bytes.length) throw readingError('FILE_DAMAGED');
    take(at, perSector);
    next = view.getUint32(at + perSector * 4, true);
  }
  return found.slice(0, sectors);
}

function openTable(bytes: Uint8Array): Table {
  if (bytes.length < HEADER_BYTES) throw readingError('FILE_DAMAGED');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw readingError('FILE_DAMAGED');
  const sectorBytes = 1 << shift;
  const sectors = Math.max(0, Math.ceil(bytes.length / sectorBytes) - 1);
  const fat = uint32s(gather(bytes, fatSectors(view, bytes, sectorBytes, sectors), sectorBytes, sectorBytes));
  return { view, bytes, sectorBytes, fat };
}

function streamAt({ bytes, sectorBytes, fat }: Table, start: number): Uint8Array {
  const sectors = Math.ceil(bytes.length / sectorBytes) - 1;
  return gather(bytes, chainOf(fat, start, sectors), sectorBytes, sectorBytes);
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length && entries.length < MAX_ENTRIES; at += ENTRY_BYTES) {
    const length = Math.min(64, Math.max(2, view.getUint16(at + 64, true))) - 2;
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + length));
    const type = directory[at + 66] ?? 0;
    entries.push({ name, type, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) });
  }
  return entries;
}

/**
 * The streams of a compound file. Streams below the header's limit lie in small sectors inside the root's own stream.
 * @throws AppError `FILE_DAMAGED` when its tables lead nowhere or in circles.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const table = openTable(bytes);
  const { view } = table;
  const smallLimit = view.getUint32(56, true);
  const smallBytes = 1 << Math.min(12, view.getUint16(32, true));
  const entries = entriesOf(streamAt(table, view.getUint32(48, true)));
  const streams = entries.filter((entry) => entry.type === STREAM);
  const smallStream = (entry: Entry): Uint8Array => {
    const root = entries.find((other) => other.type === ROOT);
    if (!root) throw readingError('FILE_DAMAGED');
    const container = streamAt(table, root.start);
    const smallFat = uint32s(streamAt(table, view.getUint32(60, true)));
    return gather(container, chainOf(smallFat, entry.start, Math.ceil(container.length / smallBytes)), smallBytes, 0);
  };
  return {
    stream: (name) => {
      const entry = streams.find((other) => other.name === name);
      if (!entry) return undefined;
      if (entry.size > MAX_FILE_BYTES) throw readingError('FILE_DAMAGED');
      const whole = entry.size < smallLimit ? smallStream(entry) : streamAt(table, entry.start);
      return whole.subarray(0, entry.size);
    },
  };
}
