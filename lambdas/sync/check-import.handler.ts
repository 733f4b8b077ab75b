/** Entry of POST /api/admin/sync/imports/{id}/check. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, s3, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { runRequests } from '../stores/queue.ts';
import { runStore } from '../stores/run-store.ts';
import { uploadStore } from '../stores/upload-store.ts';
import { verdictStore } from '../stores/verdict-store.ts';
import { checkImport } from './check-import.ts';
import { logPostponed } from './log-postponed.ts';

export const handler = httpHandler(routes.checkImport, () => {
  const stores = { runs: runStore(dynamodb()), uploads: uploadStore(s3()) };
  const verdictOf = verdictStore(dynamodb()).of;
  const deps = { ...stores, verdictOf, requestRun: runRequests(sqs()), onPostponed: logPostponed };
  return (input, actor) => checkImport(input, actor, deps);
});
