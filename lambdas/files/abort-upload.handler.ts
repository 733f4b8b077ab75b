/** Entry of DELETE /api/admin/files/uploads/{uploadId}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { abortUpload } from './abort-upload.ts';

export const handler = httpHandler(routes.abortUpload, () => {
  const audit = auditTo(auditStore(dynamodb()), () => new Date().toISOString());
  const deps = { files: fileStore(s3()), derivedId, audit };
  return (input, actor) => abortUpload(input, actor, deps);
});
