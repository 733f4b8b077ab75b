/** One stretch of a run: its progress, and how to save it while others may change the run. */
import type { RunChanges, RunRecord, RunStore } from '../stores/run-store.ts';

/** `more`: the next stretch goes on. `over`: nothing is left to do. `interrupted`: someone else changed the run. */
export type StretchEnd = 'more' | 'over' | 'interrupted';

export interface Stretch {
  /** As last written. */
  run(): RunRecord;
  /** Writes down what was done; `false` when someone changed the run meanwhile; their change comes first. */
  save(changes: RunChanges): Promise<boolean>;
  /** Whether there is time for more in this stretch. */
  hasTime(): boolean;
}

/** Short enough for a stop to be noticed soon, long enough not to read a file too often. */
export const STRETCH_SECONDS = 20;

/** A stretch that begins now with a run that is in this worker's hands. */
export function beginStretch(claimed: RunRecord, deps: { runs: Pick<RunStore, 'advance'>; now(): string }): Stretch {
  const endsAt = Date.parse(deps.now()) + STRETCH_SECONDS * 1000;
  let current = claimed;
  return {
    run: () => current,
    save: async (changes) => {
      const written = await deps.runs.advance(current, changes);
      current = written ?? current;
      return written !== undefined;
    },
    hasTime: () => Date.parse(deps.now()) < endsAt,
  };
}
