/** Entry of GET /api/admin/sync/runs. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { runStore } from '../stores/run-store.ts';
import { listRuns } from './list-runs.ts';

export const handler = httpHandler(routes.listRuns, () => {
  const deps = { runs: runStore(dynamodb()) };
  return (input, actor) => listRuns(input, actor, deps);
});
