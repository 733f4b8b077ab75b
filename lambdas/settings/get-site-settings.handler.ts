/** Entry of GET /api/site-settings. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { optionalEnv } from '../runtime/env.ts';
import { httpHandler } from '../runtime/http.ts';
import { recentSettings, settingsStore } from '../stores/settings-store.ts';
import { getSiteSettings } from './get-site-settings.ts';

export const uses = { reads: ['settings'] } as const satisfies Uses;

export const handler = httpHandler(routes.getSiteSettings, uses, ({ tables }) => {
  const secondReader = optionalEnv(ENVIRONMENT.secondReader) === '1';
  const deps = { settings: recentSettings(settingsStore(tables.settings)), secondReader };
  return (input, actor) => getSiteSettings(input, actor, deps);
});
