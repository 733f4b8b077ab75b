/** Starts a reconciliation. */
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { type StartRunDeps, startRun } from '../runs/start-run.ts';
import type { ActionInput } from '../runtime/http.ts';

/** Several at once do no harm: what one has repaired, the others find in order. */
export async function createReconciliation(
  { body: { repair }, correlationId }: Pick<ActionInput<typeof routes.createReconciliation>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: StartRunDeps,
): Promise<Run> {
  authorise(actor, 'exchange.manage');
  const asked = { kind: 'reconcile', action: 'run.reconcile', settings: { repair }, correlationId } as const;
  return startRun(asked, actor, deps);
}
