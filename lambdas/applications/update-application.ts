/** Moves an application through the stages, answers a wish for review, or mends a dropped resume without an address. */

import type { ReadingRequest } from '../../shared/contract/events.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Application, ApplicationUpdate } from '../../shared/domain/application.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationChanges, ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import { applicationOf, isAwaitingReview } from '../stores/application-view.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { Send } from '../stores/queue.ts';
import { auditOf, movedTo } from './stage-move.ts';

export interface UpdateApplicationDeps {
  applications: Pick<ApplicationStore, 'get' | 'edit'>;
  requestReading: Send<ReadingRequest>;
  audit: Audit;
  now(): string;
  /** Told when the queue could not be reached. */
  onPostponed(applicationId: string, cause: unknown): void;
}

/**
 * What changes nothing leaves the application as it is. Errors: `APPLICATION_NOT_FOUND`, `STALE_VERSION`,
 * `APPLICATION_WITHDRAWN` for a move, `INVALID_INPUT` for an e-mail address where none was missing, or for a review that
 * nobody waits for.
 */
export async function updateApplication(
  input: Pick<ActionInput<typeof routes.updateApplication>, 'params' | 'body' | 'correlationId'>,
  actor: Actor,
  deps: UpdateApplicationDeps,
): Promise<Application> {
  authorise(actor, 'applications.manage');
  const record = await deps.applications.get(input.params.id);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  const { version, email } = input.body;
  if (record.version !== version) throw new AppError('conflict', 'STALE_VERSION');
  const mended = email === undefined ? {} : mendedAddress(record, email);
  const changes: ApplicationChanges = { ...decided(record, input.body, deps.now()), ...mended };
  if (Object.keys(changes).length === 0) return applicationOf(record);
  const edited = await deps.applications.edit(record, version, changes);
  if (!edited) throw new AppError('conflict', 'STALE_VERSION');
  await deps.audit(actor, auditOf(record, edited, input.correlationId));
  if (mended.unfinished) await askForReading(record.applicationId, deps);
  return applicationOf(edited);
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
