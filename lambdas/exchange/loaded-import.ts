/** Loads the checked version of an import's file and reads its rows. */
import { IMPORT_MAX_BYTES } from '../../shared/domain/run.ts';
import { importKey } from '../stores/exchange-store.ts';
import type { RunRecord } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type ImportFile, readImportFile, type Unreadable } from './import-file.ts';
import type { ImportedRecords } from './imported-record.ts';

export interface LoadImportDeps {
  uploads: Pick<UploadStore, 'head' | 'read'>;
}

/** Which records an import is about, and in which format. */
export function importOf({ runId, records, format }: RunRecord) {
  if (records === null || format === null) throw new Error(`Run ${runId} is an import of nothing`);
  return { records: records as ImportedRecords, format };
}

/** The rows with the version of the file that they are from, or why there are none. */
export async function loadedImport(
  run: RunRecord,
  { uploads }: LoadImportDeps,
): Promise<(ImportFile & { versionId: string }) | Unreadable> {
  const key = importKey(run.runId);
  // Someone may have been taken out of the file while its dry run was asked for.
  const newest = run.state === 'checking' ? () => uploads.head(key) : () => undefined;
  const object = (await uploads.head(key, run.versionId)) ?? (await newest());
  if (!object) return { failure: 'FILE_GONE' };
  if (object.sizeBytes > IMPORT_MAX_BYTES) return { failure: 'FILE_TOO_LARGE' };
  const file = readImportFile(await uploads.read(key, object.versionId), importOf(run));
  return 'failure' in file ? file : { ...file, versionId: object.versionId };
}
