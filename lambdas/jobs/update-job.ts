/** Replaces a job by an edited one. */
import type { routes } from '../../shared/contract/routes.ts';
import { canChangeStatus, isOpenToPublic, type Job, jobSlug } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { JobStore } from '../stores/job-store.ts';
import { type AnnounceJobDeps, announceJob } from './announce-job.ts';

export interface UpdateJobDeps extends AnnounceJobDeps {
  jobs: Pick<JobStore, 'get' | 'replace'>;
  now(): string;
}

/** Errors: `JOB_NOT_FOUND`, `STALE_VERSION`, `STATUS_CHANGE_REFUSED`. */
export async function updateJob(
  input: Pick<ActionInput<typeof routes.updateJob>, 'params' | 'body'>,
  actor: Actor,
  deps: UpdateJobDeps,
): Promise<Job> {
  authorise(actor, 'jobs.manage');
  const { version, ...fields } = input.body;
  const stored = await deps.jobs.get(input.params.id);
  if (!stored) throw new AppError('not-found', 'JOB_NOT_FOUND');
  if (stored.version !== version) throw new AppError('conflict', 'STALE_VERSION');
  if (!canChangeStatus(stored.status, fields.status)) throw new AppError('conflict', 'STATUS_CHANGE_REFUSED');
  const now = deps.now();
  const publishedAt = stored.publishedAt ?? (isOpenToPublic(fields) ? now : null);
  const slug = jobSlug({ ...fields, jobId: stored.jobId });
  const job: Job = { ...stored, ...fields, version: version + 1, updatedAt: now, publishedAt, slug };
  if (!(await deps.jobs.replace(job, version))) throw new AppError('conflict', 'STALE_VERSION');
  await announceJob(job, deps);
  return job;
}
