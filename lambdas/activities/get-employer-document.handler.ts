/** Entry of GET /api/admin/employers/{id}/activities/{activityId}/document. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { getDocument } from './get-document.ts';

export const handler = httpHandler(routes.getEmployerDocument, () => {
  const stores = { activities: activityStore(dynamodb()), uploads: uploadStore(s3()) };
  const deps = { kind: 'employer' as const, ...stores, noteRead: readTrail(auditStore(dynamodb())) };
  const verdictOf = verdictStore(dynamodb()).of;
  return (input, actor) => getDocument(input, actor, { ...deps, verdictOf });
});
