/** Entry of DELETE /api/admin/files/uploads/{uploadId}. */
import { routes } from '../../shared/contract/routes.ts';
import { s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { fileStore } from '../stores/file-store.ts';
import { abortUpload } from './abort-upload.ts';

export const handler = httpHandler(routes.abortUpload, () => {
  const deps = { files: fileStore(s3()) };
  return (input, actor) => abortUpload(input, actor, deps);
});
