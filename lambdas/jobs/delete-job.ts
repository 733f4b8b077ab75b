/** Deletes a job. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { JobStore } from '../stores/job-store.ts';

/** Applications and matches of the job stay and keep its title. Errors: `JOB_NOT_FOUND`. */
export async function deleteJob(
  input: Pick<ActionInput<typeof routes.deleteJob>, 'params'>,
  actor: Actor,
  deps: { jobs: Pick<JobStore, 'get' | 'remove'> },
): Promise<void> {
  authorise(actor, 'jobs.manage');
  if (!(await deps.jobs.get(input.params.id))) throw new AppError('not-found', 'JOB_NOT_FOUND');
  await deps.jobs.remove(input.params.id);
}
