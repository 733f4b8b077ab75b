/** Entry of GET /api/admin/employers/{id}/activities/{activityId}/document. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { getDocument } from './get-document.ts';

export const handler = httpHandler(routes.getEmployerDocument, () => {
  const deps = { kind: 'employer' as const, activities: activityStore(dynamodb()), uploads: uploadStore(s3()) };
  return (input, actor) => getDocument(input, actor, deps);
});
