/** Requests matching for a changed job. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { Send } from '../runtime/queue.ts';

export interface AnnounceJobDeps {
  requestMatches: Send<MatchRequest>;
  /** Called when the queue could not be reached. */
  onPostponed(jobId: string, cause: unknown): void;
}

/**
 * The job is stored with the marker `unmatched` before this is called: if the queue cannot be reached now, the sweep
 * asks again, so the recruiter's change stands and nothing is lost.
 */
export async function announceJob(job: Job, correlationId: string, deps: AnnounceJobDeps): Promise<void> {
  if (job.status !== 'active') return;
  try {
    await deps.requestMatches({ kind: 'job', jobId: job.jobId, version: job.version, correlationId });
  } catch (cause) {
    deps.onPostponed(job.jobId, cause);
  }
}
