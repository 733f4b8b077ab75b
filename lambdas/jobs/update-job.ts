/** Replaces a job by an edited one. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { allowStatus, type ChangeStatusDeps, type EditJobDeps, jobToEdit, storeEdit } from './edit-job.ts';

type Input = Pick<ActionInput<typeof routes.updateJob>, 'params' | 'body' | 'correlationId'>;

/**
 * How people are ranked for it stays as it was adjusted. Errors: `JOB_NOT_FOUND`, `STALE_VERSION`, `STATUS_CHANGE_REFUSED`,
 * `JOB_HAS_APPLICATIONS`.
 */
export async function updateJob(input: Input, actor: Actor, deps: EditJobDeps & ChangeStatusDeps): Promise<Job> {
  authorise(actor, 'jobs.manage');
  const { version, ...changes } = input.body;
  const stored = await jobToEdit(input.params.id, version, deps);
  await allowStatus(stored, changes.status, deps);
  return storeEdit({ stored, changes, action: 'job.update', correlationId: input.correlationId }, actor, deps);
}
