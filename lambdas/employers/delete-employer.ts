/** Deletes an employer and all data of its people. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { type EraseEmployerDeps, eraseEmployer } from '../erasure/erase-employer.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';

export interface DeleteEmployerDeps extends EraseEmployerDeps {
  employers: Pick<EmployerStore, 'get' | 'remove'>;
  audit: Audit;
}

/** Jobs of the company stay. Errors: `EMPLOYER_NOT_FOUND`. */
export async function deleteEmployer(
  input: Pick<ActionInput<typeof routes.deleteEmployer>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: DeleteEmployerDeps,
): Promise<void> {
  authorise(actor, 'records.delete');
  const employerId = input.params.id;
  if (!(await deps.employers.get(employerId))) throw new AppError('not-found', 'EMPLOYER_NOT_FOUND');
  await eraseEmployer(employerId, deps);
  const record = { recordKind: 'employer', recordId: employerId } as const;
  await deps.audit(actor, { action: 'employer.delete', ...record, changes: [], correlationId: input.correlationId });
}
