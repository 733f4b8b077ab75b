/** Returns the part of the settings that the public site shows. */
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type Settings, type SiteSettings, siteSettingsOf } from '../../shared/domain/settings.ts';

/** Neither who decided nor anything that is hidden. */
export async function getSiteSettings(
  _input: unknown,
  actor: Actor,
  deps: { settings(): Promise<Settings>; secondReader?: boolean },
): Promise<SiteSettings> {
  authorise(actor, 'settings.read-public');
  return siteSettingsOf(await deps.settings(), deps.secondReader);
}
