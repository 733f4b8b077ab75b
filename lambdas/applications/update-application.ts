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
import type { ApplicationChanges, ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationOf, isAwaitingReview } from './application-view.ts';
import { canBeTold, type StageLetterDeps, sendStored, storeChanges } from './stage-letter.ts';
import { auditOf, movedTo } from './stage-move.ts';

export interface UpdateApplicationDeps extends StageLetterDeps {
  applications: StageLetterDeps['applications'] & Pick<ApplicationStore, 'get'>;
  /** Confirms what `find` reads, as `confirmApplication` does. */
  confirm(find: () => Promise<ApplicationRecord>, actor: Actor): Promise<ApplicationRecord>;
  talents: Pick<TalentStore, 'get'>;
  ownerOf: OwnerOf;
  requestReading: Send<ReadingRequest>;
  audit: Audit;
  noteRead: NoteRead;
}

type Input = Pick<ActionInput<typeof routes.updateApplication>, 'params' | 'body' | 'correlationId'>;

/**
 * What changes nothing leaves the application as it is, and is noted as a read. Errors: `APPLICATION_NOT_FOUND`, `STALE_VERSION`,
 * `APPLICATION_WITHDRAWN` for a move, `INVALID_INPUT` for an e-mail address where none was missing, for a review that
 * nobody waits for, or for telling a person whose address is not confirmed. Confirming what joins an existing person is a
 * merge: `REAUTHENTICATION_REQUIRED`, and `APPLICATION_UNREAD` while there is nothing yet that could be undone.
 */
export async function updateApplication(input: Input, actor: Actor, deps: UpdateApplicationDeps): Promise<Application> {
  authorise(actor, 'applications.manage');
  const before = await found(input, deps);
  const { email, emailConfirmed, tell } = input.body;
  if (tell && !emailConfirmed && !canBeTold(before)) throw untellable();
  const isConfirmed = emailConfirmed === true && before.confirmedAt === undefined;
  if (isConfirmed && (await joinsSomeone(before, deps))) requireRecentSignIn(actor, Date.parse(deps.now()));
  const record = isConfirmed ? await deps.confirm(() => found(input, deps), actor) : before;
  if (isConfirmed) await deps.audit(actor, auditOf(before, record, input.correlationId));
  const mended = email === undefined ? {} : mendedAddress(record, email);
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

/** Whether confirming makes it a part of somebody else's record. Errors: `APPLICATION_UNREAD`. */
async function joinsSomeone(record: ApplicationRecord, { talents, ownerOf }: UpdateApplicationDeps): Promise<boolean> {
  const { talentId, email, phone } = record;
  if (talentId !== undefined) return (await talents.get(talentId))?.besideId !== undefined;
  const known = email === undefined ? phone !== undefined && { phone } : { email };
  if (!known || (await ownerOf(known)) === undefined) return false;
  // Its reader would make it a part of the owner at once, without a record of its own to go back to.
  if (record.unfinished) throw new AppError('conflict', 'APPLICATION_UNREAD');
  return true;
}

const untellable = () =>
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

/** What the recruiter decided, and the events that tell the person so. */
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
