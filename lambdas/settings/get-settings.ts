/** Returns the agency's settings. */
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Settings } from '../../shared/domain/settings.ts';
import type { SettingsStore } from '../stores/settings-store.ts';

/** The defaults, as version 0, where nobody has decided anything. */
export async function getSettings(
  _input: unknown,
  actor: Actor,
  deps: { settings: Pick<SettingsStore, 'get'> },
): Promise<Settings> {
  authorise(actor, 'settings.read');
  return deps.settings.get();
}
