/** Shows the progress of a run. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { RunStore } from '../stores/run-store.ts';
import { knownRun } from './known-run.ts';

/** With its errors and findings. Errors: `RUN_NOT_FOUND`. */
export async function getRun(
  { params }: Pick<ActionInput<typeof routes.getRun>, 'params'>,
  actor: Actor,
  deps: { runs: Pick<RunStore, 'get'> },
): Promise<Run> {
  authorise(actor, 'exchange.manage');
  return knownRun(params.id, deps);
}
