/** Optimistic update of a shared record: reads, decides, writes only if it is unchanged, otherwise retries. */
import { AppError } from '../../shared/errors.ts';

/** What a write answers when someone else's came first. */
export const LOST: unique symbol = Symbol('lost');

/** That many conflicts mean that something never ends. */
const ATTEMPTS = 10;

/**
 * `write` gets what `read` has just found, and answers what came of it, or `LOST` when its condition did not hold; then
 * both are called again, ten times in all. What it decides it must decide from what it was given. After the last time
 * `giveUp` says what is answered or thrown. Errors: those of all three; without `giveUp` `STALE_VERSION`.
 */
export async function updateWithRetry<S, R>(
  read: () => Promise<S>,
  write: (current: S) => Promise<R | typeof LOST>,
  giveUp: () => R = refuseStale,
): Promise<R> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const outcome = await write(await read());
    if (outcome !== LOST) return outcome;
  }
  return giveUp();
}

function refuseStale(): never {
  throw new AppError('conflict', 'STALE_VERSION');
}

/** Gives up where nobody waits for an answer: `what` (as `Talent t1`) is named to the operators, and the work comes again. */
export function failBusy(what: string): () => never {
  return () => {
    throw new Error(`${what} changed under ${ATTEMPTS} attempts to write it`);
  };
}
