/** Unpacks the few parts of a ZIP that are read, under limits that hold whatever the archive claims about itself. */
import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';
import { isAppError } from '../errors.ts';
import { MAX_UNPACKED_BYTES, MAX_ZIP_ENTRIES, readingError } from './document.ts';

/** Small steps keep what one step can unpack (about a thousandfold) below the limit. */
const STEP_BYTES = 16_384;

/** Refuses an archive whose own directory already says too much. */
function checkDirectory(bytes: Uint8Array): void {
  let entries = 0;
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      entries += 1;
      unpacked += originalSize;
      if (entries > MAX_ZIP_ENTRIES || unpacked > MAX_UNPACKED_BYTES) throw readingError('FILE_TOO_COMPLEX');
      return false;
    },
  });
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function collect(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array[]> {
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  let entries = 0;
  const stream = new Unzip((file: UnzipFile) => {
    entries += 1;
    if (entries > MAX_ZIP_ENTRIES) throw readingError('FILE_TOO_COMPLEX');
    const keep = wanted(file.name) && !parts.has(file.name);
    const chunks: Uint8Array[] = [];
    if (keep) parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED_BYTES) throw readingError('FILE_TOO_COMPLEX');
      if (keep) chunks.push(chunk.slice());
    };
    if (keep) file.start();
  });
  stream.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    stream.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
  }
  return parts;
}

/**
 * The entries of a ZIP that `wanted` names, unpacked.
 * @throws AppError `FILE_TOO_COMPLEX` beyond 2,000 entries or 100 MB, `FILE_DAMAGED` when it cannot be unpacked.
 */
export function unzipParts(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  try {
    checkDirectory(bytes);
    return new Map([...collect(bytes, wanted)].map(([name, chunks]) => [name, joined(chunks)]));
  } catch (error) {
    if (isAppError(error)) throw error;
    throw readingError('FILE_DAMAGED', error);
  }
}
