/** Finds the run of a call. */
import type { RunKind } from '../../shared/domain/run.ts';
import { AppError } from '../../shared/errors.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';

/** The run of this id, where it is of this kind. Errors: `RUN_NOT_FOUND`. */
export async function knownRun(
  runId: string,
  deps: { runs: Pick<RunStore, 'get'> },
  kind?: RunKind,
): Promise<RunRecord> {
  const run = await deps.runs.get(runId);
  if (!run || (kind && run.kind !== kind)) throw new AppError('not-found', 'RUN_NOT_FOUND');
  return run;
}
