/** Keeps the open jobs prepared for comparison, each once per version. */
import type { Job } from '../../shared/domain/job.ts';
import {
  type ComparableJob,
  comparable,
  type JobsToCompare,
  jobsToCompare,
} from '../../shared/similarity/similar-jobs.ts';
import { remembered } from '../indexes/job-catalog.ts';
import type { JobStore } from '../stores/job-store.ts';

/** Preparing thousands takes seconds; in between others have their turn. */
const PREPARED_AT_ONCE = 100;

type Source = Pick<JobStore, 'catalogState' | 'listOpen'>;

/** A function that answers all open jobs, ready to be compared, current with the catalogue. */
export function openJobsToCompare(source: Source): () => Promise<JobsToCompare> {
  let kept = new Map<string, ComparableJob>();
  return remembered(source, async () => {
    const next = new Map<string, ComparableJob>();
    for (const [place, job] of (await source.listOpen()).entries()) {
      if (place % PREPARED_AT_ONCE === PREPARED_AT_ONCE - 1) await new Promise(setImmediate);
      const key = keyOf(job);
      next.set(key, kept.get(key) ?? comparable(job));
    }
    kept = next;
    return jobsToCompare([...next.values()]);
  });
}

const keyOf = ({ jobId, version }: Job) => `${jobId} ${version}`;
