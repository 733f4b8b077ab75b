/** Lists the jobs that visitors may apply for. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { SearchableJob } from '../../shared/search/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import { publicJobPage } from './public-jobs.ts';

type Route = typeof routes.listPublicJobs;

/** Newest first, with the number of all that pass and counts per filter value. */
export async function listPublicJobs(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { openJobs(): Promise<SearchableJob[]> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.browse');
  return publicJobPage(await deps.openJobs(), input.query);
}
