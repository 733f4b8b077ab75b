/** Prepares jobs for scoring once per version and word count, and caches them for the life of a container. */
import type { Job } from '../../shared/domain/job.ts';
import { type Genre, type PreparedJob, prepareJob, SHIPPED_GENRE } from '../../shared/matching/index.ts';
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

/** All active jobs, and any one job, ready to be scored by how telling words are (`genre`). */
export function readyJobs(jobs: JobReader, genre: () => Promise<Genre> = async () => SHIPPED_GENRE): ReadyJobs {
  const kept = new Map<string, PreparedJob>();
  const ready = (job: Job, by: Genre): ReadyJob => {
    const key = `${job.jobId} ${job.version} ${by.version}`;
    const prepared = kept.get(key) ?? prepareJob(job, by);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(key, prepared);
    return { job, prepared };
  };
  const active = remembered(jobs, () => jobs.listActive());
  return {
    activeJobs: async () => {
      const [some, by] = await Promise.all([active(), genre()]);
      return some.map((job) => ready(job, by));
    },
    getJob: async (jobId) => {
      const [job, by] = await Promise.all([jobs.get(jobId), genre()]);
      return job && ready(job, by);
    },
  };
}
