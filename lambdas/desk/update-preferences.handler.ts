/** Entry of PUT /api/admin/preferences. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { updatePreferences } from './update-preferences.ts';

export const handler = httpHandler(routes.updatePreferences, () => {
  const client = dynamodb();
  const audit = auditTo(auditStore(client), () => new Date().toISOString());
  const deps = { preferences: preferenceStore(client), audit };
  return (input, actor) => updatePreferences(input, actor, deps);
});
