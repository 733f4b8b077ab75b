/** Starts the dry run of an import whose file has been uploaded. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { AppError } from '../../shared/errors.ts';
import { type AskForRunDeps, askForRun } from '../runs/ask-for-run.ts';
import { changeRun } from '../runs/change-run.ts';
import { knownRun } from '../runs/known-run.ts';
import type { ActionInput } from '../runtime/http.ts';
import { importKey } from '../stores/exchange-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { refuseUnclean, type VerdictOf } from '../stores/verdict-store.ts';

export interface CheckImportDeps extends AskForRunDeps {
  runs: Pick<RunStore, 'get' | 'advance'>;
  uploads: Pick<UploadStore, 'head'>;
  verdictOf: VerdictOf;
}

/**
 * From here on the import is about this version of its file. Asked again, it goes on. Errors: `RUN_NOT_FOUND`,
 * `IMPORT_NOT_UPLOADED`, those of `refuseUnclean`, `RUN_OVER` (checked, started or ended long ago), `STALE_VERSION`.
 */
export async function checkImport(
  { params }: Pick<ActionInput<typeof routes.checkImport>, 'params'>,
  actor: Actor,
  deps: CheckImportDeps,
): Promise<Run> {
  authorise(actor, 'exchange.manage');
  const run = await knownRun(params.id, deps, 'import');
  const object = await deps.uploads.head(importKey(run.runId));
  if (!object && run.state === 'awaiting-upload') throw new AppError('conflict', 'IMPORT_NOT_UPLOADED');
  if (object && run.state === 'awaiting-upload')
    refuseUnclean(await deps.verdictOf(importKey(run.runId), object.versionId));
  const { after: checking } = await changeRun(run.runId, (now) => beginning(now, object?.versionId), deps);
  if (checking.state === 'checking') await askForRun(checking, deps);
  return checking;
}

function beginning({ state }: RunRecord, versionId: string | undefined) {
  if (state === 'checking' || state === 'checked') return undefined;
  if (state !== 'awaiting-upload') throw new AppError('conflict', 'RUN_OVER');
  return { state: 'checking' as const, unfinished: 'work' as const, versionId };
}
