/** Entry of GET /api/admin/files/metadata. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { getFileMetadata } from './get-file-metadata.ts';

export const uses = { reads: ['applications'], files: ['read'] } as const satisfies Uses;

export const handler = httpHandler(routes.getFileMetadata, uses, ({ files, tables }) => {
  const deps = { files: fileStore(files), applications: applicationStore(tables.applications), derivedId };
  return (input, actor) => getFileMetadata(input, actor, deps);
});
