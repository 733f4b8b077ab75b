/** Ends a run: its state first, then a cleanup that can be repeated. */
import { exportKey, exportPartKey, importKey } from '../stores/exchange-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { Stretch, StretchEnd } from './stretch.ts';

export interface EndRunDeps {
  runs: Pick<RunStore, 'forgetIds' | 'unlock'>;
  uploads: Pick<UploadStore, 'removeAllVersions'>;
  now(): string;
}

type End = Pick<RunRecord, 'state'> &
  Partial<Pick<RunRecord, 'failure' | 'fileName' | 'added' | 'known' | 'done' | 'total' | 'finishedAt' | 'rebuiltAt'>>;

/** The last state; nothing of the file that was imported is kept. */
export async function endRun(stretch: Stretch, end: End, deps: EndRunDeps): Promise<StretchEnd> {
  if (!(await stretch.save({ finishedAt: deps.now(), ...end }))) return 'interrupted';
  return clearAway(stretch, deps);
}

/** Also after an end that was interrupted right there, or a stop that nobody was at work on. */
export async function clearAway(stretch: Stretch, deps: EndRunDeps): Promise<StretchEnd> {
  const { runId, kind, state, records, parts = 0 } = stretch.run();
  if (kind === 'import') {
    await deps.uploads.removeAllVersions(importKey(runId));
    // One more than is counted: the part that was about to be added.
    await deps.runs.forgetIds(runId, parts + 1);
    if (records) await deps.runs.unlock(records, runId);
  }
  if (kind === 'export') {
    if (state !== 'done') await deps.uploads.removeAllVersions(exportKey(stretch.run()));
    for (let part = 0; part <= parts; part += 1) await deps.uploads.removeAllVersions(exportPartKey(runId, part));
  }
  const nothing = {
    unfinished: undefined,
    leaseUntil: undefined,
    cursor: undefined,
    parts: undefined,
    erased: undefined,
    erasedSearched: undefined,
    staleSince: undefined,
    staysUntil: undefined,
    restarts: undefined,
    without: undefined,
  };
  return (await stretch.save(nothing)) ? 'over' : 'interrupted';
}
