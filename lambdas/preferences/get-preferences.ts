/** Returns the preferences of the signed-in recruiter. */
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Preferences } from '../../shared/domain/preferences.ts';
import type { PreferenceStore } from '../stores/preference-store.ts';
import { userIdOf } from './user-id.ts';

/** Nobody has kept anything before version 1. */
export async function getPreferences(
  _input: unknown,
  actor: Actor,
  deps: { preferences: Pick<PreferenceStore, 'get'> },
): Promise<Preferences> {
  authorise(actor, 'panel.use');
  return (await deps.preferences.get(userIdOf(actor))) ?? { version: 0, views: [] };
}
