/** Entry of GET /api/admin/files/uploads/{uploadId}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { fileStore } from '../stores/file-store.ts';
import { resumeUpload } from './resume-upload.ts';

export const uses = { files: ['write', 'read-parts'] } as const satisfies Uses;

export const handler = httpHandler(routes.resumeUpload, uses, ({ files }) => {
  const deps = { files: fileStore(files), now: () => new Date().toISOString() };
  return (input, actor) => resumeUpload(input, actor, deps);
});
