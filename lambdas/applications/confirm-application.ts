/** Confirms an application for the holder of the link that was mailed to its address. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type ConfirmApplicationDeps as ConfirmDeps, confirmApplication as confirm } from './confirmed-application.ts';
import { isConfirmedBy } from './own-application.ts';

export interface ConfirmApplicationDeps extends ConfirmDeps {
  fingerprint(text: string): string;
}

/**
 * A link works once. Unknown, used, expired, and of an application that was withdrawn are the same:
 * `APPLICATION_NOT_FOUND`. Errors: also `STALE_VERSION`.
 */
export async function confirmApplication(
  { params, body }: Pick<ActionInput<typeof routes.confirmApplication>, 'params' | 'body'>,
  actor: Actor,
  deps: ConfirmApplicationDeps,
): Promise<void> {
  authorise(actor, 'applications.confirm');
  const digest = deps.fingerprint(body.confirmToken);
  await confirm(
    async () => {
      const record = await deps.applications.get(params.id);
      if (record && !record.withdrawnAt && isConfirmedBy(record, digest, deps.now())) return record;
      throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
    },
    actor,
    deps,
  );
}
