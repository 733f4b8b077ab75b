/** Writes into a file of jobs what was read from the table, each piece in one transaction. */
import type { CatalogState } from '../stores/job-store.ts';
import type { ClosedJobs } from './closed-jobs.ts';
import { isNewJob, putJob, removeJob } from './job-file.ts';
import type { JobChanges, JobComparison } from './job-reading.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** What stands in the file beside the jobs. */
interface FileNotes {
  state: CatalogState;
  /** Times by which the follower knows what the file lacks. */
  times: Record<string, number>;
  /** Of a comparison: what was written before it is overwritten even where it looks the same. */
  settledBefore?: string;
}

export function writeChanges(
  to: SqliteFile,
  closed: ClosedJobs,
  { rows, removed, ended }: JobChanges,
  { state: { revision, replacements }, times, settledBefore }: FileNotes,
): void {
  let isAnyGone = false;
  to.atOnce(() => {
    const before = to.note('vocabulary');
    for (const row of rows.filter((row) => !closed.includes(row)))
      isAnyGone = putJob(to, row, settledBefore) || isAnyGone;
    // One that was opened again since then stays.
    const leaving = [...removed, ...ended.filter((job) => isNewJob(to, job)).map(({ jobId }) => jobId)];
    for (const jobId of leaving) isAnyGone = removeJob(to, jobId) || isAnyGone;
    if (to.note('vocabulary') !== before) to.markChanged({ isRemoval: leaving.length > 0 });
    for (const [name, value] of Object.entries({ ...times, revision, replacements })) to.setNote(name, String(value));
  });
  if (isAnyGone) to.overwriteRemoved();
}

/** Makes the file hold what the table does. What changed in the last moments is asked for again by the next answer. */
export function writeComparison(
  to: SqliteFile,
  closed: ClosedJobs,
  { state, startedAt, settledBefore, rows, there }: JobComparison,
  { comparedAfterMs, changes }: { comparedAfterMs: number; changes?: JobChanges },
): void {
  const known = to.query('SELECT job_id jobId FROM jobs WHERE updated_at < ?').all(settledBefore);
  const missing = (known as { jobId: string }[]).map(({ jobId }) => jobId).filter((jobId) => !there.has(jobId));
  const all = {
    rows: [...rows, ...(changes?.rows ?? [])],
    removed: [...missing, ...(changes?.removed ?? [])],
    ended: changes?.ended ?? [],
  };
  const times = { loadedAt: startedAt, freshAt: startedAt, comparedAgainAt: startedAt + comparedAfterMs };
  writeChanges(to, closed, all, { state, times, settledBefore });
}
