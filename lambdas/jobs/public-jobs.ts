/** Converts a job to its public view, for the API and for pages rendered on the server. */
import { isOpenToPublic, type Job, jobIdOf } from '../../shared/domain/job.ts';
import { AppError } from '../../shared/errors.ts';

/** By id or slug. A job that visitors may not see is as missing as one that never was: `JOB_NOT_FOUND`. */
export async function publicJob(reference: string, getJob: (jobId: string) => Promise<Job | undefined>): Promise<Job> {
  const job = await getJob(jobIdOf(reference));
  if (!job || !isOpenToPublic(job)) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return job;
}
