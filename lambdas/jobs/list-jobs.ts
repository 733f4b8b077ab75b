/** Lists all jobs for recruiters. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { folded } from '../../shared/domain/folded.ts';
import { JOB_STATUSES, type Job, type JobStatus } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { findJobs, partsOf, type SearchableJob } from '../../shared/search/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import { pageAfter } from '../runtime/position-cursor.ts';
import { sortedJobs } from './sort-jobs.ts';

type Route = typeof routes.listJobs;
type Query = ActionInput<Route>['query'];

function countByStatus(jobs: readonly Job[]): Record<JobStatus, number> {
  const counts = Object.fromEntries(JOB_STATUSES.map((status) => [status, 0])) as Record<JobStatus, number>;
  for (const { status } of jobs) counts[status] += 1;
  return counts;
}

/** All that pass every filter but the one of the status. */
function matching(jobs: SearchableJob[], query: Query) {
  const company = folded(query.company ?? '');
  const isPublic = query.public === undefined ? undefined : query.public === 'true';
  const { jobs: found, understood } = findJobs(jobs, { search: query.search });
  const kept = found.filter(
    (job) =>
      (isPublic === undefined || job.public === isPublic) && (company === '' || folded(job.company).includes(company)),
  );
  return { found: kept, understood };
}

/** Searched like the public list, of one status where asked; `byStatus` counts what the other filters leave of each. */
export async function listJobs(
  { query }: Pick<ActionInput<Route>, 'query'>,
  actor: Actor,
  deps: { allJobs(): Promise<SearchableJob[]> },
): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.manage');
  const { found, understood } = matching(await deps.allJobs(), query);
  const wanted = query.status === undefined ? found : found.filter((job) => job.status === query.status);
  const jobs = sortedJobs(wanted, query.sort, query.order);
  const { suggestion } = understood;
  return {
    ...pageAfter(jobs, (job) => job.jobId, query),
    total: jobs.length,
    byStatus: countByStatus(found),
    understood: partsOf(understood),
    ...(suggestion !== undefined && { suggestion }),
  };
}
