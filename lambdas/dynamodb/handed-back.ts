/** Retries the unprocessed items of a batch with growing pauses; DynamoDB would refuse immediate retries too. */
import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 25;

/** What became of one attempt: what was handed back, if anything, and whether any of the batch was done. */
export interface Attempt<R> {
  left: R | undefined;
  isMoving: boolean;
}

/** Half to all of a time that doubles with each attempt, so that many callers do not come back at the same moment. */
const pauseMs = (attempt: number): number => FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2);

/**
 * Sends `batch`, then what is left of it, until nothing is. Answers that are cut for their size alone are followed up at
 * once; without capacity it waits. Throws after eight attempts in a row that did nothing.
 */
export async function untilNothingIsLeft<R>(
  batch: R,
  send: (batch: R) => Promise<Attempt<R>>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  let left: R | undefined = batch;
  let idle = 0;
  while (left !== undefined) {
    if (idle > 0) await wait(pauseMs(idle));
    const attempt: Attempt<R> = await send(left);
    left = attempt.left;
    idle = attempt.isMoving ? 0 : idle + 1;
    if (left !== undefined && idle >= ATTEMPTS) throw new Error(`DynamoDB took nothing in ${ATTEMPTS} attempts`);
  }
}
