/** Removes erased people from the file of a waiting import, so that its preview stays correct. */
import { isErasedRow } from '../erasure/erased-digest.ts';
import type { Stretch, StretchEnd } from '../runs/stretch.ts';
import { type ExchangeStore, importKey } from '../stores/exchange-store.ts';
import type { RunChanges, RunRecord } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { importOf, type LoadImportDeps } from './loaded-import.ts';
import { purgedFile } from './purged-file.ts';

export interface PurgeImportDeps {
  uploads: LoadImportDeps['uploads'] & Pick<UploadStore, 'removeVersionsBut'>;
  exchanges: Pick<ExchangeStore, 'replaceImport'>;
}

/** What a dry run begins with. */
const UNCHECKED: RunChanges = { done: 0, added: 0, known: 0, refused: 0, rowErrors: [], total: null };

/** Whether someone was erased whom nobody has looked for in the file yet. */
const isToSearch = ({ erased = [], erasedSearched = 0 }: RunRecord): boolean => erased.length > erasedSearched;

/**
 * Before a dry run, or while an import waits. Where someone was taken out, the dry run begins from the beginning, with
 * the file as it is then. `unchanged` where nobody was in it.
 */
export async function purgeImport(
  stretch: Stretch,
  deps: PurgeImportDeps,
): Promise<'unchanged' | 'purged' | 'interrupted'> {
  const run = stretch.run();
  if (!isToSearch(run)) return 'unchanged';
  const key = importKey(run.runId);
  const searched = { erasedSearched: run.erased?.length };
  const object = await deps.uploads.head(key, run.versionId);
  const text = object && purgedOf(run, await deps.uploads.read(key, object.versionId));
  if (text === undefined) return (await stretch.save(searched)) ? 'unchanged' : 'interrupted';
  const versionId = await deps.exchanges.replaceImport(run.runId, text, object?.contentType ?? '');
  const isChecked = run.state !== 'awaiting-upload';
  const again: RunChanges = isChecked ? { ...UNCHECKED, state: 'checking', versionId } : {};
  if (!(await stretch.save({ ...searched, ...again }))) return 'interrupted';
  await deps.uploads.removeVersionsBut(key, versionId);
  return 'purged';
}

function purgedOf(run: RunRecord, bytes: Uint8Array): string | undefined {
  return purgedFile(bytes, { ...importOf(run), isErased: (known, name) => isErasedRow(run, known, name) });
}

/** An import that a person has to go on with waits for them again. */
export async function waitAgain(stretch: Stretch): Promise<StretchEnd> {
  const waiting = { unfinished: 'person', leaseUntil: undefined } as const;
  return (await stretch.save(waiting)) ? 'over' : 'interrupted';
}
