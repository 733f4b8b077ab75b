/** Entry of GET /api/admin/talents. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { talentCatalog } from '../stores/talent-catalog.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listTalents } from './list-talents.ts';

export const handler = httpHandler(routes.listTalents, () => {
  const deps = { catalog: talentCatalog(talentStore(dynamodb())), now: () => new Date().toISOString() };
  return (input, actor) => listTalents(input, actor, deps);
});
