/** Starts an export. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { type AskForRunDeps, askForRun } from '../runs/ask-for-run.ts';
import { type NewRunDeps, newRun } from '../runs/new-run.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { RunStore } from '../stores/run-store.ts';

export interface CreateExportDeps extends AskForRunDeps, NewRunDeps {
  runs: Pick<RunStore, 'insert'>;
  audit: Audit;
}

/** Someone takes people's data out, so that the trail says who, and of what kind. */
export async function createExport(
  { body, correlationId }: Pick<ActionInput<typeof routes.createExport>, 'body' | 'correlationId'>,
  actor: Actor,
  deps: CreateExportDeps,
): Promise<Run> {
  authorise(actor, 'records.export');
  const { records, format, filter } = body;
  const asked = { kind: 'export', state: 'running', unfinished: 'work', records, format, correlationId } as const;
  const run = newRun({ ...asked, ...(records === 'audit' && filter && { filter }) }, actor, deps);
  await deps.runs.insert(run);
  const record = { recordKind: 'run', recordId: run.runId, correlationId } as const;
  await deps.audit(actor, { action: 'run.export', ...record, changes: changesBetween({}, { records, format }) });
  await askForRun(run, deps);
  return run;
}
