/** Entry of POST /api/admin/sync/imports/{id}/check. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { logPostponed } from '../runs/log-postponed.ts';
import { httpHandler } from '../runtime/http.ts';
import { runRequests } from '../runtime/queue.ts';
import { runStore } from '../stores/run-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { checkImport } from './check-import.ts';

export const uses = {
  reads: ['fileVerdicts'],
  changes: ['runs'],
  uploads: ['read-copies'],
  sends: ['runs'],
} as const satisfies Uses;

export const handler = httpHandler(routes.checkImport, uses, ({ sends, tables, uploads }) => {
  const stores = { runs: runStore(tables.runs), uploads: uploadStore(uploads) };
  const verdictOf = verdictStore(tables.fileVerdicts).of;
  const deps = { ...stores, verdictOf, requestRun: runRequests(sends.runs), onPostponed: logPostponed };
  return (input, actor) => checkImport(input, actor, deps);
});
