/** Computes the overview's counts: reads everything once, then changes, and everything again after a removal. */
import { rememberedUntilChanged } from '../runtime/remembered-until-changed.ts';
import { SETTLING_MS } from '../runtime/settling-time.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { type ApplicationReadings, type BoardSource, readApplicationBoard } from './application-board.ts';

/** All is read again after this, in case something was changed or removed past the store. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * A function that answers what the overview counts of applications; `now` in milliseconds. Every step and every edit leaves its
 * time, by which the store knows what changed; what was removed has taken its time along, and is counted apart.
 */
export function applicationReadings(
  source: BoardSource & Pick<ApplicationStore, 'removalState'>,
  now: () => number,
): () => Promise<ApplicationReadings> {
  const board = rememberedUntilChanged({
    state: source.removalState,
    load: () => readApplicationBoard(source, now),
    settlingMs: SETTLING_MS,
    maxAgeMs: MAX_AGE_MS,
    now,
  });
  return async () => {
    const { catchUp, readings } = await board();
    await catchUp();
    return readings();
  };
}
