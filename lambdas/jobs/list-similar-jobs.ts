/** Shows a visitor the jobs most similar to one. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { isOpenToPublic, type Job, jobIdOf } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { comparable, type JobsToCompare, similarJobs } from '../../shared/similarity/similar-jobs.ts';
import type { ActionInput } from '../runtime/http.ts';

/** Two beside each other, twice. */
const SHOWN_MAX = 4;

export interface ListSimilarJobsDeps {
  getJob(jobId: string): Promise<Job | undefined>;
  openJobs(): Promise<JobsToCompare>;
}

/** At most four open jobs, the closest first. Errors: `JOB_NOT_FOUND`, as for the job itself. */
export async function listSimilarJobs(
  input: Pick<ActionInput<typeof routes.listSimilarJobs>, 'params'>,
  actor: Actor,
  deps: ListSimilarJobsDeps,
): Promise<ResponseOf<typeof routes.listSimilarJobs>> {
  authorise(actor, 'jobs.browse');
  const job = await deps.getJob(jobIdOf(input.params.jobId));
  if (!job || !isOpenToPublic(job)) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return { items: similarJobs(comparable(job), await deps.openJobs(), SHOWN_MAX) };
}
