/** Reads from the table of jobs what a file of them lacks: what changed since a time, or everything. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import { inParallel } from '../runtime/in-parallel.ts';
import { SETTLING_MS } from '../runtime/settling-time.ts';
import type { CatalogState, GoneJob, JobStore } from '../stores/job-store.ts';
import type { ClosedJobs } from './closed-jobs.ts';
import { holdsJob, isNewJob, isOtherJob, type Written } from './job-file.ts';
import { type JobRow, jobRow } from './job-rows.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Jobs prepared before answers get their turn: some 50 ms. */
const PREPARED_AT_ONCE = 20;
/** Removed jobs that are asked for at a time. */
const LOOKED_UP_AT_ONCE = 20;
/** Jobs looked at before answers get their turn: some 10 ms. */
const COMPARED_AT_ONCE = 200;

/** Which jobs a file holds. Those of visitors have one of their own, so that nothing of a draft is in what they search. */
export type JobScope = 'all' | 'open';

export interface JobChanges {
  rows: JobRow[];
  /** Ids of those that are no more, and of those that do not belong any more as they were then. */
  removed: string[];
  ended: Written[];
}

/** What was read to compare the file with the whole table. */
export interface JobComparison {
  state: CatalogState;
  startedAt: number;
  /** ISO 8601: what was written before it had settled when reading began. */
  settledBefore: string;
  /** Of those that the file lacks or has otherwise. */
  rows: JobRow[];
  /** Ids of all that are in the table. */
  there: ReadonlySet<string>;
  /** What changed while all was read, and shortly before. */
  changes: JobChanges;
}

export interface JobReadingDeps {
  jobs: Pick<JobStore, 'get' | 'catalogState' | 'changedSince' | 'listAll' | 'listOpen'>;
  scope: JobScope;
  /** The file that is compared with the table. */
  opened(): SqliteFile;
  closed: ClosedJobs;
  now(): number;
}

export class JobReading {
  /** Noted as removed since this set was last cleared, when a comparison began. */
  readonly goneMeanwhile = new Set<string>();
  readonly #deps: JobReadingDeps;

  constructor(deps: JobReadingDeps) {
    this.#deps = deps;
  }

  /** What changed since a time (milliseconds): an index may still show jobs that are gone, and so may `listed` ones be. */
  async changesSince(time: number, listed: readonly Written[] = []): Promise<JobChanges> {
    const { jobs, closed, opened } = this.#deps;
    const since = new Date(time).toISOString();
    const { jobs: changed, gone } = await jobs.changedSince(since);
    for (const { goneId } of gone) this.goneMeanwhile.add(goneId);
    const wanted = new Set([...changed.filter((job) => this.#isNews(job)), ...listed].map(({ jobId }) => jobId));
    const removed = await this.#removedOf(gone, wanted);
    const left = changed.filter(({ jobId }) => !removed.has(jobId));
    const ended = left.filter((job) => !this.#belongs(job) && isNewJob(opened(), job));
    closed.note(ended, since);
    const belonging = left.filter((job) => this.#belongs(job));
    return { rows: await this.#rowsOf(belonging, (job) => this.#isNews(job)), removed: [...removed], ended };
  }

  /** Reads the whole table, and at the end what changed meanwhile. */
  async readAll(): Promise<JobComparison> {
    const { jobs, closed, opened, scope, now } = this.#deps;
    const [state, startedAt] = [await jobs.catalogState(), now()];
    const settledBefore = new Date(startedAt - SETTLING_MS).toISOString();
    closed.note([], settledBefore);
    const listed = scope === 'all' ? await jobs.listAll() : await jobs.listOpen();
    const isWanted = (job: Job) => this.#isNews(job) || isOtherJob(opened(), job, settledBefore);
    const rows = await this.#rowsOf(listed, isWanted);
    const changes = await this.changesSince(startedAt - SETTLING_MS, rows);
    const removed = new Set(changes.removed);
    // One that was edited meanwhile has moved in what was read, and may have been missed there.
    const there = new Set([...listed, ...changes.rows].map(({ jobId }) => jobId));
    return {
      ...{ state, startedAt, settledBefore, there, changes },
      rows: rows.filter(({ jobId }) => !removed.has(jobId)),
    };
  }

  #belongs(job: Job): boolean {
    return this.#deps.scope === 'all' || isOpenToPublic(job);
  }

  #isNews(job: Job): boolean {
    return !this.#deps.closed.includes(job) && isNewJob(this.#deps.opened(), job);
  }

  /** The rows of those that are wanted. */
  async #rowsOf(found: readonly Job[], isWanted: (job: Job) => boolean): Promise<JobRow[]> {
    const listedAt = (job: Job) => (this.#deps.scope === 'all' ? job.updatedAt : (job.publishedAt ?? ''));
    const rows: JobRow[] = [];
    for (const [at, job] of found.entries()) {
      if (at % COMPARED_AT_ONCE === 0) await yieldToEventLoop();
      if (!isWanted(job)) continue;
      rows.push(jobRow(job, listedAt(job)));
      if (rows.length % PREPARED_AT_ONCE === 0) await yieldToEventLoop();
    }
    return rows;
  }

  /** Which of these are gone indeed. The table is asked only about what the file holds or is about to. */
  async #removedOf(gone: readonly GoneJob[], wanted: ReadonlySet<string>): Promise<Set<string>> {
    const { jobs, opened } = this.#deps;
    const ids = [...new Set(gone.map(({ goneId }) => goneId))];
    const removed = new Set<string>();
    const asked = ids.filter((jobId) => wanted.has(jobId) || holdsJob(opened(), jobId));
    await inParallel(asked, LOOKED_UP_AT_ONCE, async (jobId) => {
      if (!(await jobs.get(jobId))) removed.add(jobId);
    });
    return removed;
  }
}
