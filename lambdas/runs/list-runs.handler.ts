/** Entry of GET /api/admin/sync/runs. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { runStore } from '../stores/run-store.ts';
import { listRuns } from './list-runs.ts';

export const uses = { reads: ['runs'] } as const satisfies Uses;

export const handler = httpHandler(routes.listRuns, uses, ({ tables }) => {
  const deps = { runs: runStore(tables.runs) };
  return (input, actor) => listRuns(input, actor, deps);
});
