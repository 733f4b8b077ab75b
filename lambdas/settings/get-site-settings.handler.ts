/** Entry of GET /api/site-settings. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { recentSettings, settingsStore } from '../stores/settings-store.ts';
import { getSiteSettings } from './get-site-settings.ts';

export const handler = httpHandler(routes.getSiteSettings, () => {
  const deps = { settings: recentSettings(settingsStore(dynamodb())) };
  return (input, actor) => getSiteSettings(input, actor, deps);
});
