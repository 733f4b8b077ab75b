/** Lists the jobs that visitors may apply for. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { findJobs, type SearchableJob } from '../../shared/domain/job-search.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../stores/position-cursor.ts';

type Route = typeof routes.listPublicJobs;

/** Newest first, with the number of all that pass and counts per filter value. */
export async function listPublicJobs(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { openJobs(): Promise<SearchableJob[]> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.browse');
  const { jobs, facets } = findJobs(await deps.openJobs(), input.query);
  return { ...pageAfter(jobs, (job) => job.jobId, input.query), total: jobs.length, facets };
}
