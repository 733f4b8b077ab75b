/** Processes one message of the queue of runs. */
import type { RunWork } from '../../shared/contract/events.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type EraseCopiesDeps, eraseExports } from '../erasure/erase-copies.ts';
import { type WorkOnRunDeps, workOnRun } from './work-on-run.ts';

export type TakeUpRunWorkDeps = Omit<WorkOnRunDeps, 'uploads'> & {
  uploads: WorkOnRunDeps['uploads'] & EraseCopiesDeps['uploads'];
};

/** A stretch of work on a run, or the removal of someone from exports who went while they were being read. */
export async function takeUpRunWork(work: RunWork, actor: Actor, deps: TakeUpRunWorkDeps): Promise<void> {
  if ('runId' in work) return workOnRun(work, actor, deps);
  authorise(actor, 'exchange.work');
  const { talentIds, since } = work.goneFromExports;
  await eraseExports({ ids: talentIds, records: ['talents'], since, mayWait: true }, deps);
}
