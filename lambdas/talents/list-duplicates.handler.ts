/** Entry of GET /api/admin/talents/{id}/duplicates. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { httpHandler } from '../runtime/http.ts';
import { generationStore } from '../stores/generation-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listDuplicates } from './list-duplicates.ts';

export const uses = { reads: ['talents'], indexes: ['talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.listDuplicates, uses, ({ tables, indexes, search }) => {
  const talents = talentStore(tables.talents);
  const deps = { talents, index: sharedPeople(talents, generationStore(indexes), search) };
  return (input, actor) => listDuplicates(input, actor, deps);
});
