/** Stores an employer that a recruiter enters. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import { PERSONAL_FIELDS } from './audited-fields.ts';

export interface CreateEmployerDeps {
  employers: Pick<EmployerStore, 'insert'>;
  audit: Audit;
  newId(): string;
  now(): string;
}

/** Without a request of the employer's own, no answer is due. */
export async function createEmployer(
  { body, correlationId }: Pick<ActionInput<typeof routes.createEmployer>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: CreateEmployerDeps,
): Promise<Employer> {
  authorise(actor, 'employers.manage');
  const now = deps.now();
  const defaults = { lastTouchAt: null, replyBy: null, answeredAt: null, request: null };
  const employer = { ...body, ...defaults, employerId: deps.newId(), version: 1, createdAt: now, updatedAt: now };
  await deps.employers.insert(employer);
  const changes = changesBetween({}, body, { personal: PERSONAL_FIELDS });
  const record = { recordKind: 'employer', recordId: employer.employerId } as const;
  await deps.audit(actor, { action: 'employer.create', ...record, changes, correlationId });
  return employer;
}
