/** Stops a run and undoes what an import has added so far. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise, requireRecentSignIn } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import { isOver, type RunChanges, type RunRecord, type RunStore } from '../stores/run-store.ts';
import { type AskForRunDeps, askForRun } from './ask-for-run.ts';
import { changeRun } from './change-run.ts';

export interface StopRunDeps extends AskForRunDeps {
  runs: Pick<RunStore, 'get' | 'advance'>;
  audit: Audit;
  now(): string;
}

/**
 * Its worker notices at its next step. An import that is being taken back cannot be stopped any further; one that has
 * begun is stopped by an administrator who signed in lately, since everything it added is removed. Errors:
 * `RUN_NOT_FOUND`, `RUN_OVER`, `STALE_VERSION`, `REAUTHENTICATION_REQUIRED`.
 */
export async function stopRun(
  { params, correlationId }: Pick<ActionInput<typeof routes.stopRun>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: StopRunDeps,
): Promise<Run> {
  authorise(actor, 'exchange.manage');
  const { before, after: stopped } = await changeRun(params.id, (now) => stopping(now, actor, deps), deps);
  const record = { recordKind: 'run', recordId: stopped.runId, correlationId } as const;
  const changes = changesBetween({ state: before.state }, { state: stopped.state });
  await deps.audit(actor, { action: 'run.stop', ...record, changes });
  await askForRun(stopped, deps);
  return stopped;
}

function stopping(run: RunRecord, actor: Actor, deps: StopRunDeps): RunChanges | undefined {
  if (isOver(run)) throw new AppError('conflict', 'RUN_OVER');
  if (run.state === 'stopping') return undefined;
  if (run.kind === 'import' && run.state === 'running') {
    authorise(actor, 'records.delete');
    requireRecentSignIn(actor, Date.parse(deps.now()));
    return { state: 'stopping', unfinished: 'work', cursor: undefined };
  }
  const nothing = run.kind === 'import' ? { added: 0, known: 0 } : {};
  return { state: 'stopped', unfinished: 'work', finishedAt: deps.now(), ...nothing };
}
