/** Lists all jobs for recruiters. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { JobIndex } from '../indexes/job-index.ts';
import type { ActionInput } from '../runtime/http.ts';

type Route = typeof routes.listJobs;

/** Searched like the public list, of one status where asked; `byStatus` counts what the other filters leave of each. */
export async function listJobs(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { index: Pick<JobIndex, 'page'> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.manage');
  return deps.index.page(query);
}
