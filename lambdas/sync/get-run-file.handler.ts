/** Entry of GET /api/admin/sync/runs/{id}/file. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { runStore } from '../stores/run-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { getRunFile } from './get-run-file.ts';

export const handler = httpHandler(routes.getRunFile, () => {
  const noteRead = readTrail(auditStore(dynamodb()));
  const deps = { runs: runStore(dynamodb()), uploads: uploadStore(s3()), noteRead };
  return (input, actor) => getRunFile(input, actor, deps);
});
