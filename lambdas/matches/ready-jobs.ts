/** Prepares jobs for scoring once per version, for as long as a container lives. */
import type { Job } from '../../shared/domain/job.ts';
import { type PreparedJob, prepareJob } from '../../shared/matching/index.ts';
import { remembered } from '../indexes/job-catalog.ts';
import type { JobReader } from '../stores/job-store.ts';

/** A job with what scoring needs of it worked out once. */
export interface ReadyJob {
  job: Job;
  prepared: PreparedJob;
}

/** More than all jobs of an agency; beyond it the memory starts afresh. */
const KEPT_MAX = 20_000;

export interface ReadyJobs {
  activeJobs(): Promise<ReadyJob[]>;
  getJob(jobId: string): Promise<ReadyJob | undefined>;
}

/** All active jobs, and any one job, ready to be scored. */
export function readyJobs(jobs: JobReader): ReadyJobs {
  const kept = new Map<string, PreparedJob>();
  const ready = (job: Job): ReadyJob => {
    const key = `${job.jobId} ${job.version}`;
    const prepared = kept.get(key) ?? prepareJob(job);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(key, prepared);
    return { job, prepared };
  };
  return {
    activeJobs: remembered(jobs, async () => (await jobs.listActive()).map(ready)),
    getJob: async (jobId) => {
      const job = await jobs.get(jobId);
      return job && ready(job);
    },
  };
}
