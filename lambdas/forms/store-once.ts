/** Stores a form once, however often it is sent: its Idempotency-Key always leads to the same record. */
import { AppError } from '../../shared/errors.ts';

export interface OnceOnly<T> {
  /** What is stored under the id already. */
  known(): Promise<T | undefined>;
  /** Makes the record; only asked for what was never taken. */
  make(): Promise<T>;
  /** Stores it; `false` when another one was first. */
  insert(record: T): Promise<boolean>;
}

export interface Taken<T> {
  /** As first stored. */
  record: T;
  isReplay: boolean;
}

/** Stores a record, or answers the one that is there already. Errors: `IDEMPOTENCY_KEY_REUSED` (same key, other content). */
export async function storeOnce<T extends { contentDigest?: string }>(
  contentDigest: string,
  { known, make, insert }: OnceOnly<T>,
): Promise<Taken<T>> {
  // What was taken once stays taken, whatever has changed since.
  const first = await known();
  if (first) return replayOf(first, contentDigest);
  const record = await make();
  if (await insert(record)) return { record, isReplay: false };
  // The same form at the same moment: the other one was first.
  const other = await known();
  if (!other) throw new Error('What another request had just stored is gone');
  return replayOf(other, contentDigest);
}

function replayOf<T extends { contentDigest?: string }>(record: T, contentDigest: string): Taken<T> {
  if (record.contentDigest !== contentDigest) throw new AppError('conflict', 'IDEMPOTENCY_KEY_REUSED');
  return { record, isReplay: true };
}
