/** Entry of GET /api/admin/audit. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { listAudit } from './list-audit.ts';

export const handler = httpHandler(routes.listAudit, () => {
  const deps = { audit: auditStore(dynamodb()) };
  return (input, actor) => listAudit(input, actor, deps);
});
