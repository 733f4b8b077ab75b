/** Entry of GET /api/admin/settings. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { getSettings } from './get-settings.ts';

export const uses = { reads: ['settings'] } as const satisfies Uses;

export const handler = httpHandler(routes.getSettings, uses, ({ tables }) => {
  const deps = { settings: settingsStore(tables.settings) };
  return (input, actor) => getSettings(input, actor, deps);
});
