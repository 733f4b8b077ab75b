/** Entry of DELETE /api/admin/employers/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerRequestStore } from '../stores/employer-request-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { deleteEmployer } from './delete-employer.ts';

export const handler = httpHandler(routes.deleteEmployer, () => {
  const client = dynamodb();
  const audit = auditTo(auditStore(client), () => new Date().toISOString());
  const about = { employers: employerStore(client), employerRequests: employerRequestStore(client) };
  const deps = { ...about, activities: activityStore(client), outbox: outboxStore(client), uploads: uploadStore(s3()) };
  return (input, actor) => deleteEmployer(input, actor, { ...deps, audit });
});
