/** What start, resume, complete and abort of a multipart upload share: its id, its URLs, its errors. */
import type { StartedUpload } from '../../shared/contract/admin-files.ts';
import { isReserved, partSizeFor } from '../../shared/domain/file.ts';
import { AppError } from '../../shared/errors.ts';
import { FILE_UPLOAD_EXPIRES_SECONDS, type FileStore } from '../stores/file-store.ts';

/** An upload in parts. Outside it has one id, in which storage's own is the last part. */
export interface PartUpload {
  /** Random, and noted at the object that comes of it: by this a finished upload is known again. */
  note: string;
  sizeBytes: number;
  storageId: string;
}

/** The parts with their addresses, for a quarter of an hour. */
export type StartedParts = Extract<StartedUpload, { uploadId: string }>;

const UPLOAD_ID = /^([0-9a-z]{16})\.(\d{1,12})\.([\w.~+/=-]{1,900})$/;

/** The one id of an upload. */
export function uploadIdOf({ note, sizeBytes, storageId }: PartUpload): string {
  return `${note}.${sizeBytes}.${storageId}`;
}

/** The upload that an id means. Errors: `UPLOAD_NOT_FOUND` for what was never one. */
export function readUploadId(uploadId: string): PartUpload {
  const [, note, sizeBytes, storageId] = UPLOAD_ID.exec(uploadId) ?? [];
  if (!note || !storageId || !Number(sizeBytes)) throw uploadNotFound();
  return { note, sizeBytes: Number(sizeBytes), storageId };
}

/** Into how many parts a file of this size goes. */
export function partCountFor(sizeBytes: number): number {
  return Math.ceil(sizeBytes / partSizeFor(sizeBytes));
}

/** Fresh addresses for all parts of an upload to `path`. */
export async function partAddresses(
  path: string,
  upload: PartUpload,
  { files, now }: { files: Pick<FileStore, 'permitParts'>; now: () => string },
): Promise<StartedParts> {
  const { sizeBytes, storageId } = upload;
  return {
    uploadId: uploadIdOf(upload),
    fullPath: path,
    partSizeBytes: partSizeFor(sizeBytes),
    expiresAt: uploadExpiresAt(now()),
    parts: await files.permitParts(path, storageId, partCountFor(sizeBytes)),
  };
}

/** When addresses that were signed at `now` stop being valid. */
export function uploadExpiresAt(now: string): string {
  return new Date(Date.parse(now) + FILE_UPLOAD_EXPIRES_SECONDS * 1000).toISOString();
}

/** Errors: `PATH_RESERVED` for a path where only the product itself writes. */
export function refuseReserved(path: string): void {
  if (isReserved(path))
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'path', code: 'PATH_RESERVED' }] });
}

/** The refusal of an upload that there is not, or no more. */
export const uploadNotFound = () => new AppError('not-found', 'UPLOAD_NOT_FOUND');
