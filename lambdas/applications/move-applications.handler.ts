/** Entry of POST /api/admin/applications/stage. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { moveApplications } from './move-applications.ts';

export const handler = httpHandler(routes.moveApplications, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const deps = { applications: applicationStore(client), audit: auditTo(auditStore(client), now), now };
  return (input, actor) => moveApplications(input, actor, deps);
});
