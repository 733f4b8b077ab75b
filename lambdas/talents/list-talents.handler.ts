/** Entry of GET /api/admin/talents. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { httpHandler } from '../runtime/http.ts';
import { generationStore } from '../stores/generation-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listTalents } from './list-talents.ts';

export const uses = { reads: ['talents'], indexes: ['talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.listTalents, uses, ({ tables, indexes, search }) => {
  const index = sharedPeople(talentStore(tables.talents), generationStore(indexes), search);
  const deps = { index, now: () => new Date().toISOString() };
  return (input, actor) => listTalents(input, actor, deps);
});
