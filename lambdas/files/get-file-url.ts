/** Says where to download a file. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { RESUME_FILE_NAME_MAX_CHARS } from '../../shared/domain/file.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { FileStore } from '../stores/file-store.ts';
import { applicationOfFile, nameOf } from './file-view.ts';

export interface GetFileUrlDeps {
  files: Pick<FileStore, 'head' | 'permitDownload'>;
  applications: Pick<ApplicationStore, 'get'>;
}

type Route = typeof routes.getFileUrl;

/** As an attachment under the name that its person gave it, else the last part of its path. Errors: `FILE_NOT_FOUND`. */
export async function getFileUrl(
  { query: { path } }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  { files, applications }: GetFileUrlDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  const [facts, application] = await Promise.all([files.head(path), applicationOfFile(path, applications)]);
  if (!facts) throw new AppError('not-found', 'FILE_NOT_FOUND');
  const name = (application?.fileName ?? nameOf(path)).slice(-RESUME_FILE_NAME_MAX_CHARS);
  return files.permitDownload(path, name.toWellFormed());
}
