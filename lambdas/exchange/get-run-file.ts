/** Returns the download URL of an export's file. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import { knownRun } from '../runs/known-run.ts';
import type { ActionInput } from '../runtime/http.ts';
import { exportKey } from '../stores/exchange-store.ts';
import type { RunStore } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface GetRunFileDeps {
  runs: Pick<RunStore, 'get'>;
  uploads: Pick<UploadStore, 'head' | 'permitDownload'>;
  noteRead: NoteRead;
}

type Route = typeof routes.getRunFile;

/**
 * Errors: `RUN_NOT_FOUND`, `RUN_NOT_DONE`, `RUN_REBUILDING` (someone in it was erased), `RUN_FILE_GONE` (exports are
 * kept for a day).
 */
export async function getRunFile(
  { params, correlationId }: Pick<ActionInput<Route>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: GetRunFileDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'records.export');
  const run = await knownRun(params.id, deps, 'export');
  if (run.state !== 'done') throw new AppError('conflict', 'RUN_NOT_DONE');
  if (run.staleSince !== undefined) throw new AppError('conflict', 'RUN_REBUILDING');
  const key = exportKey(run);
  if (!(await deps.uploads.head(key))) throw new AppError('gone', 'RUN_FILE_GONE');
  await deps.noteRead(actor, { recordKind: 'run', recordId: run.runId, correlationId });
  return deps.uploads.permitDownload(key, run.fileName ?? key);
}
