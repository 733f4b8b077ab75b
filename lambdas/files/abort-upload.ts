/** Aborts a multipart upload. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { FileStore } from '../stores/file-store.ts';
import { auditedFile } from './audited-file.ts';
import { readUploadId, refuseReserved } from './part-upload.ts';

export interface AbortUploadDeps {
  files: Pick<FileStore, 'abortParts'>;
  derivedId(...parts: string[]): string;
  audit: Audit;
}

/** Storage reports it only of what is complete. */
const TYPE_UNKNOWN = '';

/**
 * What arrived is thrown away; an upload that is complete or given up already stays as it is, without an entry in
 * the trail. Errors: `UPLOAD_NOT_FOUND` for what was never the id of one, `INVALID_INPUT` with `PATH_RESERVED`.
 */
export async function abortUpload(
  {
    params,
    query: { path },
    correlationId,
  }: Pick<ActionInput<typeof routes.abortUpload>, 'params' | 'query' | 'correlationId'>,
  actor: Actor,
  { files, derivedId, audit }: AbortUploadDeps,
): Promise<void> {
  authorise(actor, 'files.manage');
  refuseReserved(path);
  const isGivenUp = await files.abortParts(path, readUploadId(params.uploadId).storageId);
  if (!isGivenUp) return;
  const file = { path, contentType: TYPE_UNKNOWN };
  await audit(actor, { ...auditedFile('file.abort', 'before', file, derivedId), correlationId });
}
