/** Shows a visitor one job. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Job, PublicJob } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { publicJob } from './public-jobs.ts';

/** By id or slug. A job that visitors may not see is as missing as one that never was: `JOB_NOT_FOUND`. */
export async function getPublicJob(
  input: Pick<ActionInput<typeof routes.getPublicJob>, 'params'>,
  actor: Actor,
  deps: { getJob(jobId: string): Promise<Job | undefined> },
): Promise<PublicJob> {
  authorise(actor, 'jobs.browse');
  return publicJob(input.params.jobId, deps.getJob);
}
