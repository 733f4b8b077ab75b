/** Starts an import whose file passed the check, or passed well enough. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Run } from '../../shared/domain/run.ts';
import { AppError } from '../../shared/errors.ts';
import { type AskForRunDeps, askForRun } from '../runs/ask-for-run.ts';
import { knownRun } from '../runs/known-run.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { RunRecord, RunStore } from '../stores/run-store.ts';

export interface StartImportDeps extends AskForRunDeps {
  runs: Pick<RunStore, 'get' | 'advance' | 'lock' | 'unlock'>;
  audit: Audit;
  now(): string;
}

/** Longer than it takes to start one: an import that has the lock and is not at work by then failed to start. */
const STARTING_SECONDS = 60;

/**
 * Only one import of a kind of record runs at a time. Errors: `RUN_NOT_FOUND`, `STALE_VERSION`, `IMPORT_NOT_CHECKED`,
 * `IMPORT_HAS_ERRORS` (rows were refused, and nobody said to leave them out), `IMPORT_RUNNING` (another one).
 */
export async function startImport(
  { params, body, correlationId }: Pick<ActionInput<typeof routes.startImport>, 'params' | 'body' | 'correlationId'>,
  actor: Actor,
  deps: StartImportDeps,
): Promise<Run> {
  authorise(actor, 'exchange.manage');
  const run = await knownRun(params.id, deps, 'import');
  if (run.version !== body.version) throw new AppError('conflict', 'STALE_VERSION');
  if (run.state !== 'checked') throw new AppError('conflict', 'IMPORT_NOT_CHECKED');
  if (run.refused > 0 && !body.skipRefused) throw new AppError('conflict', 'IMPORT_HAS_ERRORS');
  await takeTurn(run, deps);
  const fromTheBeginning = { done: 0, added: 0, known: 0, refused: run.refused, parts: 0, cursor: undefined };
  const started = await deps.runs.advance(run, { state: 'running', unfinished: 'work', ...fromTheBeginning });
  if (!started) throw new AppError('conflict', 'STALE_VERSION');
  const { records, format, total, refused } = started;
  const record = { recordKind: 'run', recordId: run.runId, correlationId } as const;
  const changes = changesBetween({}, { records, format, total, refused });
  await deps.audit(actor, { action: 'run.import', ...record, changes });
  await askForRun(started, deps);
  return started;
}

async function takeTurn({ runId, records }: RunRecord, deps: StartImportDeps): Promise<void> {
  const kind = records ?? '';
  const holder = await deps.runs.lock(kind, runId);
  if (holder === runId) return;
  const other = await deps.runs.get(holder);
  const isStarting = other?.state === 'checked' && ageSeconds(other, deps) < STARTING_SECONDS;
  if (other && (isStarting || other.state === 'running' || other.state === 'stopping')) throw isRunning();
  // It ended without giving way, or never began.
  await deps.runs.unlock(kind, holder);
  if ((await deps.runs.lock(kind, runId)) !== runId) throw isRunning();
}

const isRunning = () => new AppError('conflict', 'IMPORT_RUNNING');

const ageSeconds = ({ updatedAt }: Run, deps: StartImportDeps): number =>
  (Date.parse(deps.now()) - Date.parse(updatedAt)) / 1000;
