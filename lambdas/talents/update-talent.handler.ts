/** Entry of PATCH /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { updateTalent } from './update-talent.ts';

export const handler = httpHandler(routes.updateTalent, () => {
  const client = dynamodb();
  const audit = auditTo(auditStore(client), () => new Date().toISOString());
  const deps = { talents: talentStore(client), audit };
  return (input, actor) => updateTalent(input, actor, deps);
});
