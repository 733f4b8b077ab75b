/** Entry of GET /api/admin/talents/{id}/duplicates. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { talentCatalog } from '../stores/talent-catalog.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listDuplicates } from './list-duplicates.ts';

export const handler = httpHandler(routes.listDuplicates, () => {
  const talents = talentStore(dynamodb());
  const deps = { talents, catalog: talentCatalog(talents) };
  return (input, actor) => listDuplicates(input, actor, deps);
});
