/** Creates a job. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { isOpenToPublic, type Job, jobSlug } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import { type AnnounceJobDeps, announceJob } from './announce-job.ts';
import { briefly } from './audited-fields.ts';

export interface CreateJobDeps extends AnnounceJobDeps {
  jobs: Pick<JobStore, 'insert'>;
  audit: Audit;
  newId(): string;
  now(): string;
}

/** In any status; an active one is matched with all talents in the background. */
export async function createJob(
  input: Pick<ActionInput<typeof routes.createJob>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: CreateJobDeps,
): Promise<Job> {
  authorise(actor, 'jobs.manage');
  const now = deps.now();
  const jobId = deps.newId();
  const dates = { createdAt: now, updatedAt: now, publishedAt: isOpenToPublic(input.body) ? now : null };
  const slug = jobSlug({ ...input.body, jobId });
  const job: Job = { ...input.body, ...dates, jobId, version: 1, slug, criteria: null };
  await deps.jobs.insert(job);
  const record = { recordKind: 'job', recordId: jobId, correlationId: input.correlationId } as const;
  await deps.audit(actor, { action: 'job.create', ...record, changes: changesBetween({}, briefly(job)) });
  await announceJob(job, input.correlationId, deps);
  return job;
}
