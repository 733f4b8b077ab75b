/** Returns all metadata of one file. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { FileStore } from '../stores/file-store.ts';
import { type FileViewDeps, fileView } from './file-view.ts';

export interface GetFileMetadataDeps extends FileViewDeps {
  files: Pick<FileStore, 'bucket' | 'head'>;
}

type Route = typeof routes.getFileMetadata;

/** Errors: `FILE_NOT_FOUND`. */
export async function getFileMetadata(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: GetFileMetadataDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  const facts = await deps.files.head(query.path);
  if (!facts) throw new AppError('not-found', 'FILE_NOT_FOUND');
  return fileView(facts, deps);
}
