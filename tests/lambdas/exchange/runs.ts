/** Builds runs of which a test names only what it is about. */
import { newRun } from '../../../lambdas/runs/new-run.ts';
import type { RunRecord } from '../../../lambdas/stores/run-store.ts';
import { ADMIN, START } from '../records.ts';

/** An import of talents that waits for its file. */
export function aRun(over: Partial<RunRecord> = {}): RunRecord {
  const asked = { kind: 'import', state: 'awaiting-upload', correlationId: 'corr-0001' } as const;
  const file = { records: 'talents', format: 'csv', fileName: 'people.csv' } as const;
  return newRun({ ...asked, ...file, ...over }, ADMIN, { newId: () => 'run1', now: () => START });
}
