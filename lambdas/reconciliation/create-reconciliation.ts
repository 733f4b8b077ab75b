/** Starts a reconciliation. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { type AskForRunDeps, askForRun } from '../runs/ask-for-run.ts';
import { type NewRunDeps, newRun } from '../runs/new-run.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { RunStore } from '../stores/run-store.ts';

export interface CreateReconciliationDeps extends AskForRunDeps, NewRunDeps {
  runs: Pick<RunStore, 'insert'>;
  audit: Audit;
}

/** Several at once do no harm: what one has repaired, the others find in order. */
export async function createReconciliation(
  { body, correlationId }: Pick<ActionInput<typeof routes.createReconciliation>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: CreateReconciliationDeps,
): Promise<Run> {
  authorise(actor, 'exchange.manage');
  const { repair } = body;
  const asked = { kind: 'reconcile', state: 'running', unfinished: 'work', repair, correlationId } as const;
  const run = newRun(asked, actor, deps);
  await deps.runs.insert(run);
  const record = { recordKind: 'run', recordId: run.runId, correlationId } as const;
  await deps.audit(actor, { action: 'run.reconcile', ...record, changes: changesBetween({}, { repair }) });
  await askForRun(run, deps);
  return run;
}
