/** Entry of POST /api/admin/files/uploads/{uploadId}/complete. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { completeUpload } from './complete-upload.ts';

export const handler = httpHandler(routes.completeUpload, () => {
  const audit = auditTo(auditStore(dynamodb()), () => new Date().toISOString());
  const deps = { files: fileStore(s3()), applications: applicationStore(dynamodb()), derivedId, audit };
  return (input, actor) => completeUpload(input, actor, deps);
});
