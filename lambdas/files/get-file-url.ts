/** Returns the download URL of a file. */
import { EXPORTS_PREFIX } from '../../shared/contract/resources.ts';
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { RESUME_FILE_NAME_MAX_CHARS } from '../../shared/domain/file.ts';
import { type Actor, authorise, requireRecentSignIn } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { FileStore } from '../stores/file-store.ts';
import { refuseUnclean, type VerdictOf } from '../stores/verdict-store.ts';
import { applicationOfFile, nameOf } from './file-view.ts';

export interface GetFileUrlDeps {
  files: Pick<FileStore, 'head' | 'permitDownload'>;
  applications: Pick<ApplicationStore, 'get'>;
  derivedId(...parts: string[]): string;
  noteRead: NoteRead;
  verdictOf: VerdictOf;
}

type Route = typeof routes.getFileUrl;

/** As an attachment under the name that its person gave it, else the last part of its path. Errors: `FILE_NOT_FOUND`, those of `refuseUnclean`. */
export async function getFileUrl(
  { query: { path }, correlationId }: Pick<ActionInput<Route>, 'query' | 'correlationId'>,
  actor: Actor,
  { files, applications, derivedId, noteRead, verdictOf }: GetFileUrlDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'files.manage');
  // An export is no less one where it is taken from its folder.
  if (path.startsWith(EXPORTS_PREFIX)) authorise(actor, 'records.export');
  if (path.startsWith(EXPORTS_PREFIX)) requireRecentSignIn(actor, Date.now());
  // As in the other entries of files: the id follows from the path and does not reveal it.
  const read = { recordKind: 'file', recordId: derivedId('file', path), correlationId } as const;
  const [facts, application] = await Promise.all([files.head(path), applicationOfFile(path, applications)]);
  if (!facts) throw new AppError('not-found', 'FILE_NOT_FOUND');
  refuseUnclean(await verdictOf(path, facts.versionId));
  const name = (application?.fileName ?? nameOf(path)).slice(-RESUME_FILE_NAME_MAX_CHARS);
  const [address] = await Promise.all([
    files.permitDownload(path, name.toWellFormed(), facts.versionId),
    noteRead(actor, read),
  ]);
  return address;
}
