/** Entry of GET /api/admin/files/url. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { derivedId } from '../runtime/ids.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { fileStore } from '../stores/file-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { getFileUrl } from './get-file-url.ts';

export const handler = httpHandler(routes.getFileUrl, () => {
  const stores = { files: fileStore(s3()), applications: applicationStore(dynamodb()) };
  const deps = { ...stores, derivedId, noteRead: readTrail(auditStore(dynamodb())) };
  return (input, actor) => getFileUrl(input, actor, { ...deps, verdictOf: verdictStore(dynamodb()).of });
});
