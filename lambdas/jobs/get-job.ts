/** Shows a recruiter one job. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';

/** Errors: `JOB_NOT_FOUND`. */
export async function getJob(
  input: Pick<ActionInput<typeof routes.getJob>, 'params'>,
  actor: Actor,
  deps: { getJob(jobId: string): Promise<Job | undefined> },
): Promise<Job> {
  authorise(actor, 'jobs.manage');
  const job = await deps.getJob(input.params.id);
  if (!job) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return job;
}
