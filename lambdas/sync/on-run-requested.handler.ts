/** Entry of the queue of imports, exports and reconciliations to go on with. */
import { runRequestSchema } from '../../shared/contract/events.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { batchHandler } from '../runtime/batch.ts';
import { workDeps } from './work-deps.ts';
import { workOnRun } from './work-on-run.ts';

export const handler = batchHandler(runRequestSchema, () => {
  const deps = workDeps();
  return (request) => workOnRun(request, SYSTEM, deps);
});
