/** Entry of GET /api/admin/sync/runs/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { runStore } from '../stores/run-store.ts';
import { getRun } from './get-run.ts';

export const uses = { reads: ['runs'] } as const satisfies Uses;

export const handler = httpHandler(routes.getRun, uses, ({ tables }) => {
  const deps = { runs: runStore(tables.runs) };
  return (input, actor) => getRun(input, actor, deps);
});
