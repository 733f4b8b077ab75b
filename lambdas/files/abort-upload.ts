/** Gives up an upload in parts. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { FileStore } from '../stores/file-store.ts';
import { readUploadId, refuseReserved } from './part-upload.ts';

export interface AbortUploadDeps {
  files: Pick<FileStore, 'abortParts'>;
}

/**
 * What arrived is thrown away; an upload that is complete or given up already stays as it is. Errors:
 * `UPLOAD_NOT_FOUND` for what was never the id of one, `INVALID_INPUT` with `PATH_RESERVED`.
 */
export async function abortUpload(
  { params, query: { path } }: Pick<ActionInput<typeof routes.abortUpload>, 'params' | 'query'>,
  actor: Actor,
  { files }: AbortUploadDeps,
): Promise<void> {
  authorise(actor, 'files.manage');
  refuseReserved(path);
  await files.abortParts(path, readUploadId(params.uploadId).storageId);
}
