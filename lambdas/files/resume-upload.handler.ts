/** Entry of GET /api/admin/files/uploads/{uploadId}. */
import { routes } from '../../shared/contract/routes.ts';
import { s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fileStore } from '../stores/file-store.ts';
import { resumeUpload } from './resume-upload.ts';

export const handler = httpHandler(routes.resumeUpload, () => {
  const deps = { files: fileStore(s3()), now: () => new Date().toISOString() };
  return (input, actor) => resumeUpload(input, actor, deps);
});
