/** Entry of POST /api/admin/sync/imports. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { exchangeStore } from '../stores/exchange-store.ts';
import { runStore } from '../stores/run-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { createImport } from './create-import.ts';

export const uses = { reads: ['settings'], changes: ['runs'], uploads: ['create-copies'] } as const satisfies Uses;

export const handler = httpHandler(routes.createImport, uses, ({ tables, uploads }) => {
  const now = () => new Date().toISOString();
  const legalBasis = recentLegalBasis(settingsStore(tables.settings));
  const deps = { runs: runStore(tables.runs), exchanges: exchangeStore(uploads), legalBasis, newId, now };
  return (input, actor) => createImport(input, actor, deps);
});
