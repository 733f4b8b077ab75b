/** Replaces the preferences of the signed-in recruiter. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Preferences } from '../../shared/domain/preferences.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { PreferenceStore } from '../stores/preference-store.ts';
import { userIdOf } from './user-id.ts';

export interface UpdatePreferencesDeps {
  preferences: Pick<PreferenceStore, 'put'>;
  audit: Audit;
}

/** Two tabs at once: the second gets an error, and loses nothing of the first's. Errors: `STALE_VERSION`. */
export async function updatePreferences(
  { body, correlationId }: Pick<ActionInput<typeof routes.updatePreferences>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: UpdatePreferencesDeps,
): Promise<Preferences> {
  authorise(actor, 'panel.use');
  const userId = userIdOf(actor);
  const kept: Preferences = { version: body.version + 1, views: body.views };
  if (!(await deps.preferences.put(userId, kept, body.version))) throw new AppError('conflict', 'STALE_VERSION');
  const changes = [{ field: 'views' }];
  const record = { recordKind: 'preferences', recordId: userId } as const;
  await deps.audit(actor, { action: 'preferences.update', ...record, changes, correlationId });
  return kept;
}
