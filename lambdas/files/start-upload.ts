/** Starts an upload: small files in one form, large files in parts that can be retried one by one. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { SINGLE_UPLOAD_MAX_BYTES } from '../../shared/domain/file.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { FileStore } from '../stores/file-store.ts';
import { auditedFile } from './audited-file.ts';
import { partAddresses, refuseReserved, uploadExpiresAt } from './part-upload.ts';

export interface StartUploadDeps {
  files: Pick<FileStore, 'beginParts' | 'permitForm' | 'permitParts'>;
  newId(): string;
  derivedId(...parts: string[]): string;
  now(): string;
  audit: Audit;
}

type Route = typeof routes.startUpload;

/**
 * A file that is at `path` already gets a new version. The trail says that an upload was begun: of one in a form no more
 * is seen. Errors: `INVALID_INPUT` with `PATH_RESERVED`.
 */
export async function startUpload(
  { body, correlationId }: Pick<ActionInput<Route>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: StartUploadDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  refuseReserved(body.path);
  const started = body.sizeBytes <= SINGLE_UPLOAD_MAX_BYTES ? await inOneForm(body, deps) : await inParts(body, deps);
  await deps.audit(actor, { ...auditedFile('file.upload-start', 'after', body, deps.derivedId), correlationId });
  return started;
}

type Body = ActionInput<Route>['body'];

async function inOneForm(file: Body, { files, now }: StartUploadDeps): Promise<ResponseOf<Route>> {
  const expiresAt = uploadExpiresAt(now());
  return { fullPath: file.path, upload: await files.permitForm(file), expiresAt };
}

async function inParts(file: Body, deps: StartUploadDeps): Promise<ResponseOf<Route>> {
  const note = deps.newId();
  const storageId = await deps.files.beginParts(file, note);
  return partAddresses(file.path, { note, sizeBytes: file.sizeBytes, storageId }, deps);
}
