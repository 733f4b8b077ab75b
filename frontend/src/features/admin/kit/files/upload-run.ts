/**
 * One multipart upload, from its first call or from where it stopped. Ours, since Uppy begins and completes uploads
 * at storage itself, past the API's rules for names and its audit trail (decision 0057).
 */
import type { RequestOf } from '../../../../../../shared/contract/route.ts';
import type { StoredFile } from '../../../../../../shared/domain/file.ts';
import { isAppError } from '../../../../../../shared/errors.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';
import type { Contract } from '../../../../lib/api-routes.ts';
import { type PartsPlan, type StoredPart, sendParts } from '../../../../lib/parts-upload.ts';
import { keepTrying, pauseFor } from '../../../../lib/patience.ts';
import { UPLOAD_RETRY_MS, uploadFile } from '../../../../lib/upload.ts';

export interface UploadJob {
  path: string;
  contentType: string;
  sizeBytes: number;
  metadata?: Record<string, string>;
  uploadId?: string;
  file: File;
}

export interface UploadEvents {
  signal: AbortSignal;
  /** Receives how many bytes have been sent. */
  onProgress: (sentBytes: number) => void;
  onTryingAgain: (isTryingAgain: boolean) => void;
  /** Receives the id of a multipart upload, with which it can be continued. */
  onBegun: (uploadId: string) => Promise<void>;
}

const isGone = (error: unknown) => isAppError(error) && (error.kind === 'not-found' || error.kind === 'gone');

function patiently<T>(action: () => Promise<T>, { signal, onTryingAgain }: UploadEvents): Promise<T> {
  return keepTrying(action, { forMs: UPLOAD_RETRY_MS, signal, onTryingAgain });
}

function renewed({ path, sizeBytes }: UploadJob, uploadId: string, signal: AbortSignal) {
  const request: RequestOf<Contract['resumeUpload']> = { params: { uploadId }, query: { path, sizeBytes } };
  return call(adminRoutes.resumeUpload, request, { signal });
}

/** Puts the parts together; storage gives its answer again where it was lost. */
function complete({ path }: UploadJob, uploadId: string, parts: StoredPart[], events: UploadEvents) {
  const request = { params: { uploadId }, body: { path, parts } };
  return patiently(() => call(adminRoutes.completeUpload, request, { signal: events.signal, long: true }), events);
}

async function inParts(job: UploadJob, uploadId: string, plan: PartsPlan, events: UploadEvents): Promise<StoredFile> {
  const { signal, onProgress, onTryingAgain } = events;
  const renew = () => renewed(job, uploadId, signal);
  const parts = await sendParts(job.file, plan, { signal, onProgress, onTryingAgain, renew });
  return complete(job, uploadId, parts, events);
}

async function fromTheStart(job: UploadJob, events: UploadEvents): Promise<StoredFile> {
  const { path, contentType, sizeBytes, metadata, file } = job;
  const { signal, onProgress, onTryingAgain } = events;
  const body = { path, contentType, sizeBytes, metadata };
  const started = await patiently(() => call(adminRoutes.startUpload, { body }, { signal }), events);
  if ('uploadId' in started) {
    await events.onBegun(started.uploadId);
    return inParts(job, started.uploadId, started, events);
  }
  const pause = async (ms: number) => {
    onTryingAgain(true);
    await pauseFor(ms, signal);
    onTryingAgain(false);
  };
  await uploadFile(started.upload, file, { onProgress: (share) => onProgress(share * sizeBytes), pause, signal });
  return patiently(() => metadataOf(path, signal), events);
}

/** The metadata of a stored file. */
export function metadataOf(path: string, signal?: AbortSignal): Promise<StoredFile> {
  return call(adminRoutes.getFileMetadata, { query: { path } }, { signal });
}

/**
 * Sends a file, in parts where it is large, and answers what is stored then.
 *
 * An upload that was begun before continues after the parts that have arrived; one that storage has thrown away
 * meanwhile begins again.
 * @throws AppError when it is refused, or has failed for 600 s
 */
export async function runUpload(job: UploadJob, events: UploadEvents): Promise<StoredFile> {
  const { uploadId } = job;
  if (uploadId === undefined) return fromTheStart(job, events);
  try {
    const plan = await patiently(() => renewed(job, uploadId, events.signal), events);
    return await inParts(job, uploadId, plan, events);
  } catch (error) {
    if (!isGone(error)) throw error;
    return fromTheStart(job, events);
  }
}

/** Aborts a multipart upload in storage; an unknown one is aborted already. */
export async function abortUpload(path: string, uploadId: string): Promise<void> {
  try {
    await keepTrying(() => call(adminRoutes.abortUpload, { params: { uploadId }, query: { path } }), {
      forMs: UPLOAD_RETRY_MS,
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    // Nothing is lost: storage deletes unfinished uploads after some days.
  }
}
