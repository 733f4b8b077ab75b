/**
 * Remembers which jobs visitors may no longer see: the table's index may show one once more as it was before, and the file
 * of open jobs holds nothing of it to compare with.
 */
import { isLater, type Written } from './job-file.ts';

export class ClosedJobs {
  readonly #closed = new Map<string, Written>();

  /** Adds jobs that were closed, and forgets those that were closed before `since`. */
  note(found: readonly Written[], since: string): void {
    for (const [jobId, { updatedAt }] of this.#closed) if (updatedAt < since) this.#closed.delete(jobId);
    for (const { jobId, version, updatedAt } of found) {
      const known = this.#closed.get(jobId);
      if (!known || isLater({ version, updatedAt }, known)) this.#closed.set(jobId, { jobId, version, updatedAt });
    }
  }

  /** Whether a job is as it was when it was closed, or older. */
  includes(job: Written): boolean {
    const known = this.#closed.get(job.jobId);
    return known !== undefined && !isLater(job, known);
  }
}
