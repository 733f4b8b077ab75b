/** Imports the valid rows of a checked file, each exactly once, even after interruptions. */
import { type EndRunDeps, endRun } from '../runs/end-run.ts';
import type { Stretch, StretchEnd } from '../runs/stretch.ts';
import { inParallel } from '../runtime/in-parallel.ts';
import type { RunStore } from '../stores/run-store.ts';
import { type GoodRow, type ImportTarget, isGood } from './import-target.ts';
import { type LoadImportDeps, loadedImport } from './loaded-import.ts';

export type ImportRowsDeps = Omit<EndRunDeps, 'uploads' | 'runs'> & {
  runs: EndRunDeps['runs'] & Pick<RunStore, 'noteIds' | 'notedIds'>;
  uploads: EndRunDeps['uploads'] & LoadImportDeps['uploads'];
};

const ROWS_A_TIME = 25;
const AT_ONCE = 8;

/**
 * Each part is noted before it is added, so that all of it can be found again; a part that was interrupted is added again.
 * A file that is gone takes back what it had brought.
 */
export async function importRows(stretch: Stretch, target: ImportTarget, deps: ImportRowsDeps): Promise<StretchEnd> {
  const file = await loadedImport(stretch.run(), deps);
  if ('failure' in file) {
    const back = { state: 'stopping', takenBackFor: file.failure, cursor: undefined } as const;
    return (await stretch.save(back)) ? 'more' : 'interrupted';
  }
  while (stretch.run().done < file.rows.length) {
    if (!stretch.hasTime()) return 'more';
    const { done, added, known, refused, parts = 0 } = stretch.run();
    const some = file.rows.slice(done, done + ROWS_A_TIME);
    const good = some.filter(isGood);
    const part = await addPart(good, stretch, target, deps);
    const counts = { added: added + part.added, known: known + part.known, refused: refused + part.erased };
    if (!(await stretch.save({ done: done + some.length, ...counts, parts: parts + 1 }))) return 'interrupted';
  }
  return endRun(stretch, { state: 'done' }, deps);
}

/** How many of them are new, are there already, and are left out because their person was erased meanwhile. */
async function addPart(
  rows: readonly GoodRow[],
  stretch: Stretch,
  target: ImportTarget,
  { runs }: ImportRowsDeps,
): Promise<Record<'added' | 'known' | 'erased', number>> {
  const run = stretch.run();
  const ids = rows.map(({ key }) => target.idOf(key));
  await runs.noteIds(run.runId, run.parts ?? 0, ids);
  const counts = { added: 0, known: 0, erased: 0 };
  await inParallel(rows, AT_ONCE, async (row) => {
    const outcome = await target.add(row, run);
    counts[outcome] += 1;
  });
  return counts;
}

/** Takes back part by part what the run added, also of the part that it was at work on; then nothing of it is left. */
export async function takeBackRows(stretch: Stretch, target: ImportTarget, deps: ImportRowsDeps): Promise<StretchEnd> {
  const { parts = 0, runId, takenBackFor } = stretch.run();
  for (let part = Number(stretch.run().cursor ?? 0); part <= parts; part += 1) {
    if (!stretch.hasTime()) return 'more';
    const run = stretch.run();
    await inParallel(await deps.runs.notedIds(runId, part), AT_ONCE, (id) => target.takeBack(id, run));
    const left = { added: Math.max(0, run.added - ROWS_A_TIME), cursor: String(part + 1) };
    if (!(await stretch.save(left))) return 'interrupted';
  }
  const nothing = { added: 0, known: 0 };
  if (takenBackFor) return endRun(stretch, { state: 'failed', failure: takenBackFor, ...nothing }, deps);
  return endRun(stretch, { state: 'stopped', ...nothing }, deps);
}
