/** Entry of PUT /api/admin/preferences. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { preferenceStore } from '../stores/preference-store.ts';
import { updatePreferences } from './update-preferences.ts';

export const uses = { changes: ['preferences'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.updatePreferences, uses, ({ tables }) => {
  const audit = auditTo(auditStore(tables.audit), () => new Date().toISOString());
  const deps = { preferences: preferenceStore(tables.preferences), audit };
  return (input, actor) => updatePreferences(input, actor, deps);
});
