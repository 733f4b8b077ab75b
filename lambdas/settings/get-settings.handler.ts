/** Entry of GET /api/admin/settings. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { getSettings } from './get-settings.ts';

export const handler = httpHandler(routes.getSettings, () => {
  const deps = { settings: settingsStore(dynamodb()) };
  return (input, actor) => getSettings(input, actor, deps);
});
