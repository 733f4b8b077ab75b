/** Entry of GET /api/admin/search. */
import { routes } from '../../shared/contract/routes.ts';
import { searchable } from '../../shared/search/index.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { employerStore } from '../stores/employer-store.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentCatalog } from '../stores/talent-catalog.ts';
import { talentStore } from '../stores/talent-store.ts';
import { searchEverything } from './search-everything.ts';

export const handler = httpHandler(routes.searchEverything, () => {
  const client = dynamodb();
  const jobs = jobStore(client);
  const deps = {
    allJobs: remembered(jobs, async () => (await jobs.listAll()).map(searchable)),
    allTalents: talentCatalog(talentStore(client)).all,
    allEmployers: employerStore(client).all,
  };
  return (input, actor) => searchEverything(input, actor, deps);
});
