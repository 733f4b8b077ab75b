/** Entry of POST /api/admin/sync/imports. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3 } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { newId } from '../runtime/ids.ts';
import { exchangeStore } from '../stores/exchange-store.ts';
import { runStore } from '../stores/run-store.ts';
import { recentLegalBasis, settingsStore } from '../stores/settings-store.ts';
import { createImport } from './create-import.ts';

export const handler = httpHandler(routes.createImport, () => {
  const now = () => new Date().toISOString();
  const legalBasis = recentLegalBasis(settingsStore(dynamodb()));
  const deps = { runs: runStore(dynamodb()), exchanges: exchangeStore(s3()), legalBasis, newId, now };
  return (input, actor) => createImport(input, actor, deps);
});
