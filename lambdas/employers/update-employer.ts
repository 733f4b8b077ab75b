/** Applies a recruiter's changes to an employer; this is also how a lead is taken over. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EmployerChanges, EmployerStore } from '../stores/employer-store.ts';
import { PERSONAL_FIELDS } from './audited-fields.ts';

export interface UpdateEmployerDeps {
  employers: Pick<EmployerStore, 'get' | 'edit'>;
  audit: Audit;
  noteRead: NoteRead;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.updateEmployer>, 'params' | 'body' | 'correlationId'>;

/**
 * What was sent, nothing else, changes; what is so already leaves the employer as it is, and is noted as a read. Errors:
 * `EMPLOYER_NOT_FOUND`, `STALE_VERSION`.
 */
export async function updateEmployer(input: Input, actor: Actor, deps: UpdateEmployerDeps): Promise<Employer> {
  authorise(actor, 'employers.manage');
  const { version, answered, ...fields } = input.body;
  const known = await deps.employers.get(input.params.id);
  if (!known) throw new AppError('not-found', 'EMPLOYER_NOT_FOUND');
  const now = deps.now();
  const given: EmployerChanges = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const answer = answered && known.replyBy !== null ? { replyBy: null, answeredAt: now } : {};
  const phone = given.primaryContact?.phone ?? null;
  // A number that differs was typed by the recruiter.
  const confirmed = phone !== null && phone !== known.primaryContact?.phone ? { phoneConfirmed: true as const } : {};
  const written = { ...given, ...answer, ...confirmed };
  const changes = changesBetween(known, { ...known, ...written }, { personal: PERSONAL_FIELDS });
  const record = { recordKind: 'employer', recordId: known.employerId, correlationId: input.correlationId } as const;
  if (known.version === version && changes.length === 0) {
    await deps.noteRead(actor, record);
    return known;
  }
  const edited = await deps.employers.edit(known.employerId, version, written, now);
  if (!edited) throw new AppError('conflict', 'STALE_VERSION');
  await deps.audit(actor, { action: 'employer.update', ...record, changes });
  return edited;
}
