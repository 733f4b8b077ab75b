/** Changes a run at the wish of a recruiter, while its worker may be writing it. */
import { AppError } from '../../shared/errors.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';
import { knownRun } from './known-run.ts';

const ATTEMPTS = 8;

/**
 * Changes a run that its worker may be writing at the same moment: `change` is asked again with the run as it is then,
 * and answers what to write, or `undefined` to leave it. Errors: `STALE_VERSION`, and those of `change`.
 */
export async function changeRun(
  run: RunRecord,
  change: (run: RunRecord) => Parameters<RunStore['advance']>[1] | undefined,
  deps: { runs: Pick<RunStore, 'get' | 'advance'> },
): Promise<RunRecord> {
  let current = run;
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const changes = change(current);
    if (!changes) return current;
    const written = await deps.runs.advance(current, changes);
    if (written) return written;
    current = await knownRun(run.runId, deps);
  }
  throw new AppError('conflict', 'STALE_VERSION');
}
