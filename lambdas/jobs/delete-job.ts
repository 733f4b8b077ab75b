/** Deletes a job. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import { briefly } from './audited-fields.ts';

/** Applications and matches of the job stay and keep its title. Of several at once, one removes it. Errors: `JOB_NOT_FOUND`. */
export async function deleteJob(
  { params, correlationId }: Pick<ActionInput<typeof routes.deleteJob>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: { jobs: Pick<JobStore, 'get' | 'remove'>; audit: Audit },
): Promise<void> {
  authorise(actor, 'records.delete');
  const job = await deps.jobs.get(params.id);
  if (!job) throw new AppError('not-found', 'JOB_NOT_FOUND');
  if (!(await deps.jobs.remove(job.jobId))) throw new AppError('not-found', 'JOB_NOT_FOUND');
  const record = { recordKind: 'job', recordId: job.jobId, correlationId } as const;
  await deps.audit(actor, { action: 'job.delete', ...record, changes: changesBetween(briefly(job), {}) });
}
