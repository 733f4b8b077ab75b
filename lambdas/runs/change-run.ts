/** Changes a run for a recruiter while its worker may be writing it. */
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { RunChanges, RunRecord, RunStore } from '../stores/run-store.ts';
import { knownRun } from './known-run.ts';

/** What a run was when it was changed, and is since; the same where nothing was to be written. */
export interface ChangedRun {
  before: RunRecord;
  after: RunRecord;
}

/**
 * Changes a run that its worker may be writing at the same moment: `change` is asked with the run as it is then, and
 * answers what to write, or `undefined` to leave it. Errors: `RUN_NOT_FOUND`, `STALE_VERSION`, and those of `change`.
 */
export async function changeRun(
  runId: string,
  change: (run: RunRecord) => RunChanges | undefined,
  deps: { runs: Pick<RunStore, 'get' | 'advance'> },
): Promise<ChangedRun> {
  const write = async (before: RunRecord) => {
    const changes = change(before);
    const after = changes ? await deps.runs.advance(before, changes) : before;
    return after ? { before, after } : LOST;
  };
  return updateWithRetry(() => knownRun(runId, deps), write);
}
