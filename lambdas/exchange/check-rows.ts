/** The dry run of an import: reports errors and new records row by row, and stores no record. */
import { ROW_ERRORS_KEPT } from '../../shared/domain/run.ts';
import { type EndRunDeps, endRun } from '../runs/end-run.ts';
import type { Stretch, StretchEnd } from '../runs/stretch.ts';
import { inParallel } from '../runtime/in-parallel.ts';
import { type ImportTarget, isGood } from './import-target.ts';
import { type LoadImportDeps, loadedImport } from './loaded-import.ts';

export type CheckRowsDeps = Omit<EndRunDeps, 'uploads'> & {
  uploads: EndRunDeps['uploads'] & LoadImportDeps['uploads'];
};

const ROWS_A_TIME = 100;
const AT_ONCE = 20;

/** Goes on where the last stretch ended. The run is `checked` at the end, or `failed` with what is wrong with the file. */
export async function checkRows(stretch: Stretch, target: ImportTarget, deps: CheckRowsDeps): Promise<StretchEnd> {
  const file = await loadedImport(stretch.run(), deps);
  if ('failure' in file) return endRun(stretch, { state: 'failed', failure: file.failure }, deps);
  const { rows, ignoredColumns, versionId } = file;
  const wrong = rows.flatMap(({ errors }) => errors);
  const found = { versionId, total: rows.length, ignoredColumns, rowErrors: wrong.slice(0, ROW_ERRORS_KEPT) };
  if (!(await stretch.save(found))) return 'interrupted';
  while (stretch.run().done < rows.length) {
    if (!stretch.hasTime()) return 'more';
    const { done, added, known, refused } = stretch.run();
    const some = rows.slice(done, done + ROWS_A_TIME);
    const good = some.filter(isGood);
    let there = 0;
    await inParallel(good, AT_ONCE, async (row) => {
      if (await target.isKnown(row)) there += 1;
    });
    const counts = {
      added: added + good.length - there,
      known: known + there,
      refused: refused + some.length - good.length,
    };
    if (!(await stretch.save({ done: done + some.length, ...counts }))) return 'interrupted';
  }
  const checked = { state: 'checked', unfinished: 'person', leaseUntil: undefined } as const;
  return (await stretch.save(checked)) ? 'over' : 'interrupted';
}
