/** Deletes a file permanently. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { FileStore } from '../stores/file-store.ts';
import { auditedFile } from './audited-file.ts';

export interface DeleteFileDeps {
  files: Pick<FileStore, 'head' | 'removeAllVersions'>;
  derivedId(...parts: string[]): string;
  audit: Audit;
}

/** With all its versions: nothing of it can be brought back. Errors: `FILE_NOT_FOUND`. */
export async function deleteFile(
  { query: { path }, correlationId }: Pick<ActionInput<typeof routes.deleteFile>, 'query' | 'correlationId'>,
  actor: Actor,
  { files, derivedId, audit }: DeleteFileDeps,
): Promise<void> {
  authorise(actor, 'records.delete');
  const facts = await files.head(path);
  if (!facts) throw new AppError('not-found', 'FILE_NOT_FOUND');
  const { contentType, eTag, lastModified } = facts;
  const noted = auditedFile('file.delete', 'before', { path, contentType }, derivedId);
  // Before it goes: nothing would be left to delete again if it were never noted.
  await audit(actor, { ...noted, correlationId, once: `${eTag} ${lastModified}` });
  await files.removeAllVersions(path);
}
