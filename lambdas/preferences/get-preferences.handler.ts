/** Entry of GET /api/admin/preferences. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { getPreferences } from './get-preferences.ts';

export const uses = { reads: ['preferences'] } as const satisfies Uses;

export const handler = httpHandler(routes.getPreferences, uses, ({ tables }) => {
  const deps = { preferences: preferenceStore(tables.preferences) };
  return (input, actor) => getPreferences(input, actor, deps);
});
