/** Compares an index with its table from time to time while serving, in case a change was missed. */
import { logger } from '../runtime/log.ts';

/** Some changes leave the time of the last one, and some settle later than readers look back. */
export const COMPARED_EVERY_MS = 15 * 60_000;
/** After a comparison that failed, the next one waits for as long. */
const RETRIED_AFTER_MS = 60_000;

export interface BackgroundComparison {
  /** Begins a comparison where one is due; nobody waits for it, and what it finds shows in a later answer. */
  startIfDue(): void;
  /** Ends when the comparison that is under way does, if one is. */
  ended(): Promise<void>;
}

export interface BackgroundComparisonDeps {
  /** What the index holds, for the log. */
  of: string;
  /** When all is to be compared next, in milliseconds. */
  dueAt(): number;
  compare(): Promise<void>;
  now(): number;
}

/** Comparisons one at a time. One that fails is logged and tried again later. */
export function backgroundComparison({ of, dueAt, compare, now }: BackgroundComparisonDeps): BackgroundComparison {
  let running: Promise<void> | undefined;
  let notBefore = 0;
  return {
    startIfDue: () => {
      if (running || now() < Math.max(notBefore, dueAt())) return;
      notBefore = now() + RETRIED_AFTER_MS;
      running = compare()
        .catch((error: unknown) => logger.error(`Comparing the index of ${of} failed`, { error }))
        .finally(() => {
          running = undefined;
        });
    },
    ended: async () => running,
  };
}
