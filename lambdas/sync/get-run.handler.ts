/** Entry of GET /api/admin/sync/runs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { runStore } from '../stores/run-store.ts';
import { getRun } from './get-run.ts';

export const handler = httpHandler(routes.getRun, () => {
  const deps = { runs: runStore(dynamodb()) };
  return (input, actor) => getRun(input, actor, deps);
});
