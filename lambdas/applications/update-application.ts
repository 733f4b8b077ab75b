/** Moves an application, answers a review request, confirms it, or completes a drop without an address. */
import type { ReadingRequest } from '../../shared/contract/events.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Application, ApplicationUpdate } from '../../shared/domain/application.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { type Actor, authorise, requireRecentSignIn } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationChanges, ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import { type KnownBy, knownBy } from '../stores/known-by.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationOf, isAwaitingReview } from './application-view.ts';
import { canBeEmailed, type StageLetterDeps, sendStored, storeChanges } from './stage-letter.ts';
import { auditOf, movedTo } from './stage-move.ts';

export interface UpdateApplicationDeps extends StageLetterDeps {
  applications: StageLetterDeps['applications'] & Pick<ApplicationStore, 'get'>;
  /** Confirms what `find` reads, as `confirmApplication` does. */
  confirm(find: () => Promise<ApplicationRecord>, actor: Actor): Promise<ApplicationRecord>;
  talents: Pick<TalentStore, 'get' | 'resolveMergedId'>;
  ownerOf: OwnerOf;
  requestReading: Send<ReadingRequest>;
  audit: Audit;
  noteRead: NoteRead;
}

type Input = Pick<ActionInput<typeof routes.updateApplication>, 'params' | 'body' | 'correlationId'>;

/**
 * What changes nothing leaves the application as it is, and is noted as a read. Errors: `APPLICATION_NOT_FOUND`, `STALE_VERSION`,
 * `APPLICATION_WITHDRAWN` for a move, `INVALID_INPUT` for an e-mail address where none was missing, for a review that
 * nobody waits for, or for telling a person whose address is not confirmed. Confirming: `APPLICATION_UNREAD` while the file
 * may still state whose it is, `EMAIL_MISSING` where no address is known. What joins a confirmed person is a merge and needs
 * a recent sign-in (`REAUTHENTICATION_REQUIRED`), also when an address is given to what is confirmed already.
 */
export async function updateApplication(input: Input, actor: Actor, deps: UpdateApplicationDeps): Promise<Application> {
  authorise(actor, 'applications.manage');
  const before = await found(input, deps);
  const { email, emailConfirmed, tell } = input.body;
  if (tell && !emailConfirmed && !canBeEmailed(before)) throw notEmailable();
  const isConfirmed = emailConfirmed === true && before.confirmedAt === undefined;
  const mended = email === undefined ? {} : mendedAddress(before, email);
  const isProven = isConfirmed || (email !== undefined && before.confirmedAt !== undefined);
  if (isProven && (await joinsSomeone({ ...before, ...(email && { email }) }, deps)))
    requireRecentSignIn(actor, Date.parse(deps.now()));
  const record = isConfirmed ? await deps.confirm(() => found(input, deps), actor) : before;
  if (isConfirmed) await deps.audit(actor, auditOf(before, record, input.correlationId));
  const changes: ApplicationChanges = { ...decided(record, input.body, deps.now()), ...mended };
  if (Object.keys(changes).length === 0) {
    const { applicationId: recordId } = record;
    await deps.noteRead(actor, { recordKind: 'application', recordId, correlationId: input.correlationId });
    return applicationOf(record);
  }
  const stored = await storeChanges(record, changes, { tell }, deps);
  if (!stored) throw new AppError('conflict', 'STALE_VERSION');
  // Before the letter: nobody makes up for a note that was lost.
  await deps.audit(actor, auditOf(record, stored.edited, input.correlationId));
  await sendStored(stored, deps);
  if (mended.unfinished) await askForReading(record.applicationId, deps);
  return applicationOf(stored.edited);
}

/**
 * Whether confirming it makes it a part of the record of somebody who is confirmed, now or once it is read. Errors:
 * `APPLICATION_UNREAD`, `EMAIL_MISSING`.
 */
async function joinsSomeone(record: ApplicationRecord, deps: UpdateApplicationDeps): Promise<boolean> {
  const { talentId, email, phone } = record;
  if (talentId !== undefined) {
    const talent = await deps.talents.get(talentId);
    return talent?.besideId !== undefined && isConfirmedOwner(knownBy(talent), deps);
  }
  if (record.unfinished) throw new AppError('conflict', 'APPLICATION_UNREAD');
  if (email !== undefined) return isConfirmedOwner({ email }, deps);
  // A dropped file is never known by a number alone.
  if (phone !== undefined && record.source !== 'drop') return isConfirmedOwner({ phone }, deps);
  throw new AppError('conflict', 'EMAIL_MISSING');
}

async function isConfirmedOwner(known: KnownBy, { talents, ownerOf }: UpdateApplicationDeps): Promise<boolean> {
  const claimed = await ownerOf(known);
  const owner = claimed === undefined ? undefined : await talents.get(await talents.resolveMergedId(claimed));
  return owner?.confirmedAt !== undefined;
}

const notEmailable = () =>
  new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'tell', code: 'EMAIL_UNCONFIRMED' }] });

async function found(
  { params, body }: Pick<Input, 'params' | 'body'>,
  deps: Pick<UpdateApplicationDeps, 'applications'>,
): Promise<ApplicationRecord> {
  const record = await deps.applications.get(params.id);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  if (record.version !== body.version) throw new AppError('conflict', 'STALE_VERSION');
  return record;
}

/** The change is stored with its marker; if the queue cannot be reached now, the sweep asks again. */
async function askForReading(applicationId: string, deps: UpdateApplicationDeps): Promise<void> {
  try {
    await deps.requestReading({ applicationId, takeOver: true });
  } catch (cause) {
    deps.onPostponed(applicationId, cause);
  }
}

/** What the recruiter decided, and the events that notify the person. */
function decided(record: ApplicationRecord, update: ApplicationUpdate, at: string): ApplicationChanges {
  const moved = movedTo(record, update, at);
  if (!update.reviewed) return moved;
  if (!isAwaitingReview(record)) {
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'reviewed', code: 'REVIEW_NOT_REQUESTED' }] });
  }
  const decisions = withEvent(moved.decisions ?? record.decisions, { kind: 'reviewed', at });
  return { ...moved, decisions, reviewedAt: at };
}

function mendedAddress(record: ApplicationRecord, email: string): ApplicationChanges {
  if (record.source !== 'drop' || record.failureCode !== 'EMAIL_NOT_FOUND') {
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'email', code: 'EMAIL_NOT_MISSING' }] });
  }
  return { email, resumeStatus: 'active', failureCode: undefined, unfinished: 'reading' };
}
