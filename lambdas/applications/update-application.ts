/** Moves an application through the stages, or mends a dropped resume that names no e-mail address. */

import type { ReadingRequest } from '../../shared/contract/events.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationChanges, ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import { applicationOf } from '../stores/application-view.ts';
import type { Send } from '../stores/queue.ts';

export interface UpdateApplicationDeps {
  applications: Pick<ApplicationStore, 'get' | 'edit'>;
  requestReading: Send<ReadingRequest>;
  /** Told when the queue could not be reached. */
  onPostponed(applicationId: string, cause: unknown): void;
}

/** Errors: `APPLICATION_NOT_FOUND`, `STALE_VERSION`, `INVALID_INPUT` for an e-mail address where none was missing. */
export async function updateApplication(
  input: Pick<ActionInput<typeof routes.updateApplication>, 'params' | 'body'>,
  actor: Actor,
  deps: UpdateApplicationDeps,
): Promise<Application> {
  authorise(actor, 'applications.manage');
  const record = await deps.applications.get(input.params.id);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  const { version, stage, email } = input.body;
  const mended = email === undefined ? {} : mendedAddress(record, email);
  const changes: ApplicationChanges = { ...(stage && { stage }), ...mended };
  const edited = await deps.applications.edit(record, version, changes);
  if (!edited) throw new AppError('conflict', 'STALE_VERSION');
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

function mendedAddress(record: ApplicationRecord, email: string): ApplicationChanges {
  if (record.source !== 'drop' || record.failureCode !== 'EMAIL_NOT_FOUND') {
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'email', code: 'EMAIL_NOT_MISSING' }] });
  }
  return { email, resumeStatus: 'active', failureCode: undefined, unfinished: 'reading' };
}
