/** Lists the jobs that visitors may apply for. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { JobIndex } from '../indexes/job-index.ts';
import type { ActionInput } from '../runtime/http.ts';

type Route = typeof routes.listPublicJobs;

/** Newest first, with the number of all that pass and counts per filter value. */
export async function listPublicJobs(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { index: Pick<JobIndex, 'openPage'> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.browse');
  return deps.index.openPage(input.query);
}
