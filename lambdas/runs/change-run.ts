/** Changes a run at the wish of a recruiter, while its worker may be writing it. */
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { RunChanges, RunRecord, RunStore } from '../stores/run-store.ts';
import { knownRun } from './known-run.ts';

/**
 * Changes a run that its worker may be writing at the same moment: `change` is asked with the run as it is then, and
 * answers what to write, or `undefined` to leave it. Errors: `RUN_NOT_FOUND`, `STALE_VERSION`, and those of `change`.
 */
export async function changeRun(
  runId: string,
  change: (run: RunRecord) => RunChanges | undefined,
  deps: { runs: Pick<RunStore, 'get' | 'advance'> },
): Promise<RunRecord> {
  const write = async (run: RunRecord) => {
    const changes = change(run);
    return changes ? ((await deps.runs.advance(run, changes)) ?? LOST) : run;
  };
  return updateWithRetry(() => knownRun(runId, deps), write);
}
