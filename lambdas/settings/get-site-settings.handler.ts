/** Entry of GET /api/site-settings. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { recentSettings, settingsStore } from '../stores/settings-store.ts';
import { getSiteSettings } from './get-site-settings.ts';

export const uses = { reads: ['settings'] } as const satisfies Uses;

export const handler = httpHandler(routes.getSiteSettings, uses, ({ tables }) => {
  const deps = { settings: recentSettings(settingsStore(tables.settings)) };
  return (input, actor) => getSiteSettings(input, actor, deps);
});
