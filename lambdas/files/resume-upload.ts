/** Reports which parts of an upload have arrived and where to send the rest, for example after a reload. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { FileStore } from '../stores/file-store.ts';
import { partAddresses, readUploadId, refuseReserved, uploadNotFound } from './part-upload.ts';

export interface ResumeUploadDeps {
  files: Pick<FileStore, 'listParts' | 'permitParts'>;
  now(): string;
}

type Route = typeof routes.resumeUpload;

/**
 * Addresses of parts that arrived are there too, for sending them again. Errors: `UPLOAD_NOT_FOUND`, also once it was
 * completed or given up; `INVALID_INPUT` for another size than it was begun with, which is another file.
 */
export async function resumeUpload(
  { params, query: { path, sizeBytes } }: Pick<ActionInput<Route>, 'params' | 'query'>,
  actor: Actor,
  deps: ResumeUploadDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  refuseReserved(path);
  const upload = readUploadId(params.uploadId);
  const received = await deps.files.listParts(path, upload.storageId);
  if (!received) throw uploadNotFound();
  if (upload.sizeBytes !== sizeBytes)
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'sizeBytes', code: 'INVALID' }] });
  return { ...(await partAddresses(path, upload, deps)), received };
}
