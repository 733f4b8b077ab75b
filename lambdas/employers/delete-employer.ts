/** Deletes an employer with everything that is kept of its people. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type EraseActivitiesDeps, eraseActivities } from '../stores/activity-traces.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EmployerRequestStore } from '../stores/employer-request-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';

export interface DeleteEmployerDeps extends EraseActivitiesDeps {
  employers: Pick<EmployerStore, 'get' | 'remove'>;
  employerRequests: Pick<EmployerRequestStore, 'remove'>;
  audit: Audit;
}

/**
 * The request goes first, or its lead would be made anew; the employer goes when nothing hangs on it any more, and what
 * somebody added in that moment goes after it. Jobs of the company stay. Errors: `EMPLOYER_NOT_FOUND`.
 */
export async function deleteEmployer(
  input: Pick<ActionInput<typeof routes.deleteEmployer>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: DeleteEmployerDeps,
): Promise<void> {
  authorise(actor, 'employers.manage');
  const employerId = input.params.id;
  if (!(await deps.employers.get(employerId))) throw new AppError('not-found', 'EMPLOYER_NOT_FOUND');
  await deps.employerRequests.remove(employerId);
  await eraseActivities(employerId, deps);
  await deps.employers.remove(employerId);
  await eraseActivities(employerId, deps);
  const record = { recordKind: 'employer', recordId: employerId } as const;
  await deps.audit(actor, { action: 'employer.delete', ...record, changes: [], correlationId: input.correlationId });
}
