/** Entry of GET /api/admin/overview. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { sharedApplicationIndex } from '../indexes/application-index.ts';
import { sharedJobIndex } from '../indexes/job-index.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { employerStore } from '../stores/employer-store.ts';
import { generationStore } from '../stores/generation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getOverview } from './get-overview.ts';
import { overviewSources } from './overview-sources.ts';

export const uses = {
  reads: ['applications', 'employers', 'jobs', 'talents'],
  indexes: ['applications', 'jobs', 'talents'],
} as const satisfies Uses;

export const handler = httpHandler(routes.getOverview, uses, ({ tables, indexes, search }) => {
  const generations = generationStore(indexes);
  const [jobs, talents] = [jobStore(tables.jobs), talentStore(tables.talents)];
  const deps = overviewSources({
    applications: sharedApplicationIndex(applicationStore(tables.applications), generations),
    employers: employerStore(tables.employers),
    jobs,
    talents,
    jobIndex: sharedJobIndex(jobs, generations),
    talentIndex: sharedPeople(talents, generations, search),
  });
  return (input, actor) => getOverview(input, actor, deps);
});
