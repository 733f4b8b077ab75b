/** Entry of GET /api/admin/preferences. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { getPreferences } from './get-preferences.ts';

export const handler = httpHandler(routes.getPreferences, () => {
  const deps = { preferences: preferenceStore(dynamodb()) };
  return (input, actor) => getPreferences(input, actor, deps);
});
