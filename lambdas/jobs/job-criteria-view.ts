/** Converts a job's criteria to their API view, after reading or changing them. */
import type { CriteriaOfJob } from '../../shared/contract/admin-jobs.ts';
import type { Job } from '../../shared/domain/job.ts';
import { NO_JOB_CRITERIA } from '../../shared/domain/job-criteria.ts';
import { proxyWarnings } from '../../shared/domain/proxy-terms.ts';
import { criteriaOfJob } from '../../shared/matching/index.ts';

export function jobCriteriaView(job: Job): CriteriaOfJob {
  const { jobId, version, criteria } = job;
  const read = criteriaOfJob(job);
  return { jobId, version, criteria: criteria ?? NO_JOB_CRITERIA, read, warnings: proxyWarnings(job) };
}
