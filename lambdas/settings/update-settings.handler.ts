/** Entry of PUT /api/admin/settings. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { settingsStore } from '../stores/settings-store.ts';
import { updateSettings } from './update-settings.ts';

export const uses = { changes: ['settings'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.updateSettings, uses, ({ tables }) => {
  const now = () => new Date().toISOString();
  const deps = { settings: settingsStore(tables.settings), audit: auditTo(auditStore(tables.audit), now), now };
  return (input, actor) => updateSettings(input, actor, deps);
});
