/** Processes one stretch of a run: leases it, does what its state requires, and leaves the rest to the next. */
import type { RunRequest } from '../../shared/contract/events.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { EXPORT_KEPT_SECONDS } from '../../shared/domain/run.ts';
import { stale } from '../erasure/erase-copies.ts';
import { type ReconcileDeps, reconcile } from '../reconciliation/reconcile.ts';
import { type AskForRunDeps, askForRun } from '../runs/ask-for-run.ts';
import { clearAway, endRun } from '../runs/end-run.ts';
import { beginStretch, type Stretch, type StretchEnd } from '../runs/stretch.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { exportKey } from '../stores/exchange-store.ts';
import { isOver, type RunRecord, type RunStore } from '../stores/run-store.ts';
import { type CheckRowsDeps, checkRows } from './check-rows.ts';
import { type ExportRecordsDeps, exportRecords } from './export-records.ts';
import { type ImportRowsDeps, importRows, takeBackRows } from './import-rows.ts';
import type { ImportTarget } from './import-target.ts';
import type { ImportedRecords } from './imported-record.ts';
import { importOf } from './loaded-import.ts';
import { type PurgeImportDeps, purgeImport, waitAgain } from './purge-import.ts';

type Work = CheckRowsDeps & PurgeImportDeps & ImportRowsDeps & ExportRecordsDeps & ReconcileDeps;

export interface WorkOnRunDeps extends AskForRunDeps, Work {
  runs: RunStore;
  /** Creates the target of an import, once for each stretch. */
  targetOf(records: ImportedRecords): ImportTarget;
}

/** Longer than the function can live, so that only a dead worker's lease runs out. */
const LEASE_SECONDS = 130;
/** Nobody comes back for an import that they left so long ago, and its file holds people's data. */
export const ABANDONED_SECONDS = 24 * 3600;

/**
 * One message. Of several for the same run one works and the others find it in its hands; `takeOver` is for a start
 * after a crash, when nobody can be at work.
 */
export async function workOnRun(request: RunRequest, actor: Actor, deps: WorkOnRunDeps): Promise<void> {
  authorise(actor, 'exchange.work');
  const claimed = await claim(request, deps);
  if (!claimed) return;
  let end: StretchEnd;
  try {
    end = await work(beginStretch(claimed, deps), deps);
  } catch (error) {
    // The message comes again, and after its last time the sweep asks.
    await giveBack(claimed, deps);
    throw error;
  }
  const left = end === 'over' ? undefined : await giveBack(claimed, deps);
  if (left?.unfinished === 'work') await askForRun(left, deps);
}

/** Takes the run in hand, unless there is nothing to do or another worker has it. */
async function claim({ runId, takeOver }: RunRequest, deps: WorkOnRunDeps): Promise<RunRecord | undefined> {
  const take = async (run: RunRecord | undefined) => {
    if (!run || !needsWork(run, takeOver, deps.now())) return undefined;
    const leaseUntil = new Date(Date.parse(deps.now()) + LEASE_SECONDS * 1000).toISOString();
    return (await deps.runs.advance(run, { leaseUntil })) ?? LOST;
  };
  return updateWithRetry(() => deps.runs.get(runId), take, leftToTheSweep);
}

function needsWork(run: RunRecord, takeOver: boolean | undefined, now: string) {
  const { unfinished, updatedAt, leaseUntil, staysUntil } = run;
  if (!unfinished || (staysUntil !== undefined && staysUntil > now)) return false;
  const idleSeconds = (Date.parse(now) - Date.parse(updatedAt)) / 1000;
  if (unfinished === 'person') return idleSeconds > ABANDONED_SECONDS;
  return takeOver || leaseUntil === undefined || leaseUntil <= now;
}

/** Releases the lease. A change made meanwhile was requested while the lease was still held. */
async function giveBack({ runId, leaseUntil }: RunRecord, deps: WorkOnRunDeps): Promise<RunRecord | undefined> {
  const leave = async (run: RunRecord | undefined) => {
    if (!run || run.leaseUntil !== leaseUntil) return undefined;
    return (await deps.runs.advance(run, { leaseUntil: undefined })) ?? LOST;
  };
  return updateWithRetry(() => deps.runs.get(runId), leave, leftToTheSweep);
}

/** It finds every run that waits for a worker, also one whose lease has to run out first. */
const leftToTheSweep = () => undefined;

async function work(stretch: Stretch, deps: WorkOnRunDeps): Promise<StretchEnd> {
  if (stretch.run().staysUntil !== undefined && !(await takeFileAway(stretch, deps))) return 'interrupted';
  const run = stretch.run();
  if (isToRebuild(run, deps.now())) return exportRecords(stretch, deps);
  if (isOver(run)) return clearAway(stretch, deps);
  if (run.unfinished === 'person') return endRun(stretch, { state: 'stopped' }, deps);
  if (run.kind === 'export') return exportRecords(stretch, deps);
  if (run.kind === 'reconcile') return reconcile(stretch, deps);
  const target = () => deps.targetOf(importOf(run).records);
  if (BEFORE_IT_BEGINS.includes(run.state)) return prepare(stretch, target(), deps);
  return run.state === 'stopping' ? takeBackRows(stretch, target(), deps) : importRows(stretch, target(), deps);
}

const BEFORE_IT_BEGINS: RunRecord['state'][] = ['awaiting-upload', 'checking', 'checked'];

/** The dry run, without erased people; an erasure while it waits may require another one. */
async function prepare(stretch: Stretch, target: ImportTarget, deps: WorkOnRunDeps): Promise<StretchEnd> {
  if ((await purgeImport(stretch, deps)) === 'interrupted') return 'interrupted';
  return stretch.run().state === 'checking' ? checkRows(stretch, target, deps) : waitAgain(stretch);
}

/** The file of an export has stayed as long as it may since someone in it was erased. */
async function takeFileAway(stretch: Stretch, deps: WorkOnRunDeps): Promise<boolean> {
  if (!(await stretch.save(stale(deps.now())))) return false;
  await deps.uploads.removeAllVersions(exportKey(stretch.run()));
  return true;
}

/** An export that someone was erased from, while its day is not over. */
function isToRebuild({ kind, state, staleSince, finishedAt }: RunRecord, now: string): boolean {
  if (kind !== 'export' || state !== 'done' || staleSince === undefined || finishedAt === null) return false;
  return (Date.parse(now) - Date.parse(finishedAt)) / 1000 <= EXPORT_KEPT_SECONDS;
}
