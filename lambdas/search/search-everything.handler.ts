/** Entry of GET /api/admin/search. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { sharedJobIndex } from '../indexes/job-index.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { httpHandler } from '../runtime/http.ts';
import { employerStore } from '../stores/employer-store.ts';
import { generationStore } from '../stores/generation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { searchEverything } from './search-everything.ts';

export const uses = { reads: ['employers', 'jobs', 'talents'], indexes: ['jobs', 'talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.searchEverything, uses, ({ tables, indexes, search }) => {
  const generations = generationStore(indexes);
  const deps = {
    jobs: sharedJobIndex(jobStore(tables.jobs), generations),
    index: sharedPeople(talentStore(tables.talents), generations, search),
    now: () => new Date().toISOString(),
    allEmployers: employerStore(tables.employers).all,
  };
  return (input, actor) => searchEverything(input, actor, deps);
});
