/** Entry of PUT /api/admin/settings. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { updateSettings } from './update-settings.ts';

export const handler = httpHandler(routes.updateSettings, () => {
  const client = dynamodb();
  const now = () => new Date().toISOString();
  const deps = { settings: settingsStore(client), audit: auditTo(auditStore(client), now), now };
  return (input, actor) => updateSettings(input, actor, deps);
});
