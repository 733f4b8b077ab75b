/** How a job's criteria are shown to recruiters, the same when they are read and after they were changed. */
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
