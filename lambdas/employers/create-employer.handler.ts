/** Entry of POST /api/admin/employers. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { createEmployer } from './create-employer.ts';

export const handler = httpHandler(routes.createEmployer, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const deps = { employers: employerStore(client), audit: auditTo(auditStore(client), now), newId, now };
  return (input, actor) => createEmployer(input, actor, deps);
});
