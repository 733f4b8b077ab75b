/** Entry of PATCH /api/admin/employers/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { updateEmployer } from './update-employer.ts';

export const handler = httpHandler(routes.updateEmployer, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const deps = { employers: employerStore(client), audit: auditTo(auditStore(client), now), now };
  return (input, actor) => updateEmployer(input, actor, deps);
});
