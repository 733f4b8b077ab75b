/** Applies a recruiter's changes to an employer; this is also how a lead is taken over. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EmployerChanges, EmployerStore } from '../stores/employer-store.ts';
import { PERSONAL_FIELDS } from './audited-fields.ts';

export interface UpdateEmployerDeps {
  employers: Pick<EmployerStore, 'get' | 'edit'>;
  audit: Audit;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.updateEmployer>, 'params' | 'body' | 'correlationId'>;

/** What was sent, nothing else, changes; what is so already leaves the employer as it is. Errors: `EMPLOYER_NOT_FOUND`, `STALE_VERSION`. */
export async function updateEmployer(input: Input, actor: Actor, deps: UpdateEmployerDeps): Promise<Employer> {
  authorise(actor, 'employers.manage');
  const { version, answered, ...fields } = input.body;
  const known = await deps.employers.get(input.params.id);
  if (!known) throw new AppError('not-found', 'EMPLOYER_NOT_FOUND');
  const now = deps.now();
  const given: EmployerChanges = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const answer = answered && known.replyBy !== null ? { replyBy: null, answeredAt: now } : {};
  const changes = changesBetween(known, { ...known, ...given, ...answer }, { personal: PERSONAL_FIELDS });
  if (known.version === version && changes.length === 0) return known;
  const edited = await deps.employers.edit(known.employerId, version, { ...given, ...answer }, now);
  if (!edited) throw new AppError('conflict', 'STALE_VERSION');
  const record = { recordKind: 'employer', recordId: known.employerId } as const;
  await deps.audit(actor, { action: 'employer.update', ...record, changes, correlationId: input.correlationId });
  return edited;
}
