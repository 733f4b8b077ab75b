/** Stores a run that a recruiter asked for, notes it in the audit trail and requests its first stretch. */
import { changesBetween } from '../../shared/domain/audit.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';
import { type AskForRunDeps, askForRun } from './ask-for-run.ts';
import { type NewRunDeps, newRun } from './new-run.ts';

export interface StartRunDeps extends AskForRunDeps, NewRunDeps {
  runs: Pick<RunStore, 'insert'>;
  audit: Audit;
}

/** What is asked for: `settings` are noted in the trail, `further` fields are not. */
export interface AskedRun {
  kind: RunRecord['kind'];
  action: string;
  settings: Partial<RunRecord>;
  further?: Partial<RunRecord>;
  correlationId: string;
}

export async function startRun(
  { kind, action, settings, further, correlationId }: AskedRun,
  actor: Actor,
  deps: StartRunDeps,
): Promise<Run> {
  const asked = { kind, state: 'running', unfinished: 'work', ...settings, ...further, correlationId } as const;
  const run = newRun(asked, actor, deps);
  await deps.runs.insert(run);
  const record = { recordKind: 'run', recordId: run.runId, correlationId } as const;
  await deps.audit(actor, { action, ...record, changes: changesBetween({}, settings) });
  await askForRun(run, deps);
  return run;
}
