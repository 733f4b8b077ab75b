/** Completes a multipart upload. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { CompletedParts, FileFacts, FileStore, ReceivedPart } from '../stores/file-store.ts';
import { auditedFile } from './audited-file.ts';
import { type FileViewDeps, fileView } from './file-view.ts';
import { type PartUpload, partCountFor, readUploadId, refuseReserved, uploadNotFound } from './part-upload.ts';

export interface CompleteUploadDeps extends FileViewDeps {
  files: Pick<FileStore, 'bucket' | 'completeParts' | 'head' | 'listParts'>;
  audit: Audit;
}

type Route = typeof routes.completeUpload;
type Parts = ActionInput<Route>['body']['parts'];

/**
 * Storage forgets an upload once it is complete. Whether an unknown one is this very upload, whose answer was lost, is
 * identified by the note: random, part of the upload's id, and set at its beginning in the object's metadata, so that only
 * the object that came of this upload carries it. (An entity tag would not do: encrypted objects have none that
 * follows from their parts.) Then the answer is given again, as long as nobody has stored a newer version since.
 *
 * Storage joins parts of any size: that they make up what was declared is looked at before.
 * Errors: `PARTS_INVALID`, `UPLOAD_NOT_FOUND`, `INVALID_INPUT` with `PATH_RESERVED`.
 */
export async function completeUpload(
  { params, body: { path, parts }, correlationId }: Pick<ActionInput<Route>, 'params' | 'body' | 'correlationId'>,
  actor: Actor,
  deps: CompleteUploadDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  refuseReserved(path);
  const upload = readUploadId(params.uploadId);
  if (!areAll(parts, upload)) throw partsInvalid();
  const answer = async (facts: FileFacts) => {
    const file = auditedFile('file.upload', 'after', { path, contentType: facts.contentType }, deps.derivedId);
    // Also when asked again: the answer may have been lost before the entry was written.
    await deps.audit(actor, { ...file, correlationId, once: upload.note });
    return fileView(facts, deps);
  };
  const before = await deps.files.head(path);
  if (before?.uploadNote === upload.note) return answer(before);
  const outcome = await joinParts(path, upload, parts, deps);
  const facts = await deps.files.head(path);
  if (!facts || (outcome === 'unknown' && facts.uploadNote !== upload.note)) throw uploadNotFound();
  return answer(facts);
}

/** Errors: `PARTS_INVALID`. */
async function joinParts(
  path: string,
  { storageId, sizeBytes }: PartUpload,
  parts: Parts,
  { files }: CompleteUploadDeps,
): Promise<Exclude<CompletedParts, 'refused'>> {
  const received = await files.listParts(path, storageId);
  if (!received) return 'unknown';
  if (sizeOf(parts, received) !== sizeBytes) throw partsInvalid();
  const outcome = await files.completeParts(path, storageId, parts);
  if (outcome === 'refused') throw partsInvalid();
  return outcome;
}

/** What parts have in bytes altogether; `undefined` if one of them is not what has arrived, or has come again since. */
function sizeOf(parts: Parts, received: readonly ReceivedPart[]): number | undefined {
  const byNumber = new Map(received.map((part) => [part.partNumber, part]));
  let sizeBytes = 0;
  for (const { partNumber, etag } of parts) {
    const part = byNumber.get(partNumber);
    if (part?.etag !== etag.replaceAll('"', '')) return undefined;
    sizeBytes += part.sizeBytes;
  }
  return sizeBytes;
}

const ETAG = /^"?[\w-]{1,100}"?$/;

/** Storage itself would join whatever parts it is given, and a file without its middle would pass for whole. */
function areAll(parts: Parts, { sizeBytes }: PartUpload): boolean {
  const isInPlace = ({ partNumber, etag }: Parts[number], index: number) => partNumber === index + 1 && ETAG.test(etag);
  return parts.length === partCountFor(sizeBytes) && parts.every(isInPlace);
}

const partsInvalid = () =>
  new AppError('invalid', 'PARTS_INVALID', { errors: [{ path: 'parts', code: 'PARTS_INVALID' }] });
