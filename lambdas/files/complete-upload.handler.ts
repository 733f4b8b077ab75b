/** Entry of POST /api/admin/files/uploads/{uploadId}/complete. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { completeUpload } from './complete-upload.ts';

export const handler = httpHandler(routes.completeUpload, () => {
  const deps = { files: fileStore(s3()), applications: applicationStore(dynamodb()), derivedId };
  return (input, actor) => completeUpload(input, actor, deps);
});
