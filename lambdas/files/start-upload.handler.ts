/** Entry of POST /api/admin/files/uploads. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId, newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { startUpload } from './start-upload.ts';

export const handler = httpHandler(routes.startUpload, () => {
  const now = () => new Date().toISOString();
  const audit = auditTo(auditStore(dynamodb()), now);
  const deps = { files: fileStore(s3()), newId, derivedId, now, audit };
  return (input, actor) => startUpload(input, actor, deps);
});
