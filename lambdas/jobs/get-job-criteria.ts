/** Shows a recruiter the criteria by which people are ranked for a job. */
import type { CriteriaOfJob } from '../../shared/contract/admin-jobs.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { jobCriteriaView } from './job-criteria-view.ts';

/** Errors: `JOB_NOT_FOUND`. */
export async function getJobCriteria(
  input: Pick<ActionInput<typeof routes.getJobCriteria>, 'params'>,
  actor: Actor,
  deps: { getJob(jobId: string): Promise<Job | undefined> },
): Promise<CriteriaOfJob> {
  authorise(actor, 'jobs.manage');
  const job = await deps.getJob(input.params.id);
  if (!job) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return jobCriteriaView(job);
}
