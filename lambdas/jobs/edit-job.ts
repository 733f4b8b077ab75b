/** What all changes of a job share: the version check, the status, the trail, and new matches. */
import { changesBetween } from '../../shared/domain/audit.ts';
import { canChangeStatus, isOpenToPublic, type Job, jobSlug } from '../../shared/domain/job.ts';
import type { JobStatus } from '../../shared/domain/job-choices.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import { type AnnounceJobDeps, announceJob } from './announce-job.ts';
import { NAMED_FIELDS, UNAUDITED_FIELDS } from './audited-fields.ts';

export interface EditJobDeps extends AnnounceJobDeps {
  jobs: Pick<JobStore, 'get' | 'replace'>;
  audit: Audit;
  now(): string;
}

export interface ChangeStatusDeps {
  hasApplications(jobId: string): Promise<boolean>;
}

/** Asks `applications` whether anybody ever applied for a job. */
export function applicationsIn(applications: Pick<ApplicationStore, 'list'>): ChangeStatusDeps['hasApplications'] {
  return async (jobId) => (await applications.list({ by: { jobId }, limit: 1 })).items.length > 0;
}

/** The job if it is still the version that a change is based on. Errors: `JOB_NOT_FOUND`, `STALE_VERSION`. */
export async function jobToEdit(jobId: string, version: number, deps: Pick<EditJobDeps, 'jobs'>): Promise<Job> {
  const stored = await deps.jobs.get(jobId);
  if (!stored) throw new AppError('not-found', 'JOB_NOT_FOUND');
  if (stored.version !== version) throw new AppError('conflict', 'STALE_VERSION');
  return stored;
}

/** Why decision 0011 allows what it does. Errors: `STATUS_CHANGE_REFUSED`, `JOB_HAS_APPLICATIONS`. */
export async function allowStatus(job: Job, status: JobStatus, deps: ChangeStatusDeps): Promise<void> {
  if (!canChangeStatus(job.status, status)) throw new AppError('conflict', 'STATUS_CHANGE_REFUSED');
  const backToDraft = status === 'draft' && job.status !== 'draft';
  if (backToDraft && (await deps.hasApplications(job.jobId))) throw new AppError('conflict', 'JOB_HAS_APPLICATIONS');
}

interface Edit {
  stored: Job;
  changes: Partial<Job>;
  /** As the audit trail calls it. */
  action: string;
  correlationId: string;
}

/** Stores the next version, notes who changed what, and has an active job matched again. Errors: `STALE_VERSION`. */
export async function storeEdit(edit: Edit, actor: Actor, deps: EditJobDeps): Promise<Job> {
  const { stored, action, correlationId } = edit;
  const now = deps.now();
  const fields = { ...stored, ...edit.changes };
  const publishedAt = stored.publishedAt ?? (isOpenToPublic(fields) ? now : null);
  const version = stored.version + 1;
  const job: Job = { ...fields, version, updatedAt: now, publishedAt, slug: jobSlug(fields) };
  if (!(await deps.jobs.replace(job, stored.version))) throw new AppError('conflict', 'STALE_VERSION');
  const changes = changesBetween(stored, job, { personal: NAMED_FIELDS, ignored: UNAUDITED_FIELDS });
  await deps.audit(actor, { action, recordKind: 'job', recordId: job.jobId, changes, correlationId });
  await announceJob(job, correlationId, deps);
  return job;
}
