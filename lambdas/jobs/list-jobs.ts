/** Lists all jobs for recruiters. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { findJobs, type SearchableJob } from '../../shared/domain/job-search.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../stores/position-cursor.ts';

type Route = typeof routes.listJobs;

/** Last changed first, searched like the public list, of one status where asked. */
export async function listJobs(
  input: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { allJobs(): Promise<SearchableJob[]> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.manage');
  const { search, status } = input.query;
  const found = findJobs(await deps.allJobs(), { search }).jobs;
  const jobs = status === undefined ? found : found.filter((job) => job.status === status);
  return { ...pageAfter(jobs, (job) => job.jobId, input.query), total: jobs.length };
}
