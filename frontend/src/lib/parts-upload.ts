/**
 * Sends a large file in parts, each to its own address: what has arrived stays, whatever happens to the rest. Ours, since
 * Uppy would have to begin and complete uploads at S3 itself, past our API, and gives up after seconds (decision 0057).
 */
import { AppError } from '../../../shared/errors.ts';
import { keepTrying } from './patience.ts';
import { UPLOAD_RETRY_MS } from './upload.ts';

const PARTS_AT_ONCE = 3;
/** A connection on which nothing moves for so long counts as broken. */
const STALLED_MS = 60_000;

/** Where the parts of a file go, and what storage has of it already. */
export interface PartsPlan {
  partSizeBytes: number;
  /** At least those that are missing. */
  parts: readonly { partNumber: number; url: string }[];
  received?: readonly { partNumber: number; etag: string; sizeBytes: number }[];
}

/** A part that storage has, by which it is named when all are put together. */
export interface StoredPart {
  partNumber: number;
  etag: string;
}

export interface PartsOptions {
  /** Asks what has arrived meanwhile, and for addresses that are valid again. */
  renew: () => Promise<PartsPlan>;
  /** Receives how many bytes have been sent, including those of unfinished parts. */
  onProgress?: (sentBytes: number) => void;
  /** Receives whether any part is being retried. */
  onTryingAgain?: (isTryingAgain: boolean) => void;
  signal?: AbortSignal;
}

interface Answer {
  /** HTTP status; 0 when no answer came. */
  status: number;
  etag: string | null;
}

function put(url: string, part: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let watch: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(abort, STALLED_MS);
    };
    const end = (status: number) => {
      clearTimeout(watch);
      signal.removeEventListener('abort', abort);
      resolve({ status, etag: status === 0 ? null : request.getResponseHeader('etag') });
    };
    request.open('PUT', url);
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
    request.onload = () => end(request.status);
    request.onerror = () => end(0);
    request.onabort = () => end(0);
    signal.addEventListener('abort', abort);
    moved();
    request.send(part);
  });
}

/** The newest plan; one whose addresses were refused is renewed before the next use, once for all parts. */
function planBook(first: PartsPlan, renew: () => Promise<PartsPlan>) {
  let plan = first;
  let isSpoilt = false;
  let renewing: Promise<void> | undefined;
  const renewNow = async () => {
    plan = await renew();
    isSpoilt = false;
  };
  return {
    read: async () => {
      if (isSpoilt) {
        renewing ??= renewNow().finally(() => {
          renewing = undefined;
        });
        await renewing;
      }
      return plan;
    },
    spoil: (used: PartsPlan) => {
      if (used === plan) isSpoilt = true;
    },
  };
}

const isMissingAddress = (status: number) => status === 403 || status === 404;
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Counts what has been sent of each part. */
function progressOf(onProgress: PartsOptions['onProgress']) {
  const sent = new Map<number, number>();
  return (partNumber: number, bytes: number) => {
    sent.set(partNumber, bytes);
    onProgress?.([...sent.values()].reduce((sum, more) => sum + more, 0));
  };
}

/** Counts the parts being retried, and reports when that begins and ends. */
function tryingOf(onTryingAgain: PartsOptions['onTryingAgain']) {
  const trying = new Set<number>();
  return (partNumber: number, isTryingAgain: boolean) => {
    if (isTryingAgain) trying.add(partNumber);
    else trying.delete(partNumber);
    onTryingAgain?.(trying.size > 0);
  };
}

interface Sending {
  file: Blob;
  partSizeBytes: number;
  book: ReturnType<typeof planBook>;
  report: (partNumber: number, bytes: number) => void;
  signal: AbortSignal;
}

/** One attempt at one part; `state.refusals` counts how often its addresses were no longer good. */
async function attemptPart(number: number, sending: Sending, state: { refusals: number }): Promise<string> {
  const { file, partSizeBytes, book, report, signal } = sending;
  const part = file.slice((number - 1) * partSizeBytes, number * partSizeBytes);
  const plan = await book.read();
  const received = plan.received?.find(({ partNumber, sizeBytes }) => partNumber === number && sizeBytes === part.size);
  if (received) {
    report(number, part.size);
    return received.etag;
  }
  const url = plan.parts.find(({ partNumber }) => partNumber === number)?.url;
  const { status, etag } = url ? await put(url, part, (bytes) => report(number, bytes), signal) : { status: 404 };
  const hasArrived = status >= 200 && status < 300;
  if (hasArrived && etag) {
    report(number, part.size);
    return etag;
  }
  report(number, 0);
  // An answer without an ETag: the next plan says what has arrived, and under which one.
  if (hasArrived || isMissingAddress(status)) book.spoil(plan);
  const isFinal = isMissingAddress(status) ? ++state.refusals > 1 : isRefusal(status);
  if (isFinal) throw new AppError('invalid', 'UPLOAD_REFUSED');
  throw new AppError('unavailable', 'NETWORK');
}

/**
 * Sends all parts that storage does not have yet, three at once.
 *
 * Network failures, 5xx and addresses that have expired are tried again with growing pauses, each part for up to 600 s.
 * @returns all parts in their order, to be put together
 * @throws AppError `invalid`/`UPLOAD_REFUSED` when storage says no, `unavailable`/`NETWORK` when time is up, and what `renew` throws
 */
export async function sendParts(file: Blob, first: PartsPlan, options: PartsOptions): Promise<StoredPart[]> {
  const { partSizeBytes } = first;
  const failed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal;
  const report = progressOf(options.onProgress);
  const trying = tryingOf(options.onTryingAgain);
  const sending = { file, partSizeBytes, book: planBook(first, options.renew), report, signal };
  const count = Math.ceil(file.size / partSizeBytes);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const stored: StoredPart[] = [];
  const worker = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const partNumber = number;
      const state = { refusals: 0 };
      const onTryingAgain = (isTryingAgain: boolean) => trying(partNumber, isTryingAgain);
      const patience = { forMs: UPLOAD_RETRY_MS, signal, onTryingAgain };
      const etag = await keepTrying(() => attemptPart(partNumber, sending, state), patience);
      stored.push({ partNumber, etag });
    }
  };
  const workers = Array.from({ length: PARTS_AT_ONCE }, worker);
  await Promise.all(workers).catch((error: unknown) => {
    // The other parts stop too: without this one they are of no use before someone tries again.
    failed.abort(error);
    throw error;
  });
  return stored.sort((a, b) => a.partNumber - b.partNumber);
}
