/** Keeps a SQLite file of jobs in step with the table: all jobs, or those that visitors may see. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import { inParallel } from '../runtime/in-parallel.ts';
import { INDEX_DELAY_MS, SETTLING_MS } from '../runtime/settling-time.ts';
import type { CatalogState, GoneJob, JobStore } from '../stores/job-store.ts';
import { backgroundComparison, COMPARED_EVERY_MS } from './background-comparison.ts';
import { beginningFile } from './beginning-file.ts';
import type { GenerationSource } from './generations.ts';
import { holdsJob, isLater, isNewJob, isOtherJob, jobLayout, putJob, removeJob, type Written } from './job-file.ts';
import { type JobRow, jobRow } from './job-rows.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** Jobs prepared before answers get their turn: some 50 ms. */
const PREPARED_AT_ONCE = 20;

/** Removed jobs that are asked for at a time. */
const LOOKED_UP_AT_ONCE = 20;
/** Jobs looked at before answers get their turn: some 10 ms. */
const COMPARED_AT_ONCE = 200;

/** A job put in the place of a change of the last moments looks like what an index still shows; it is taken once that change has settled. */
const COMPARED_AFTER_REPLACEMENT_MS = SETTLING_MS + INDEX_DELAY_MS;

/** Which jobs a file holds. Those of visitors have one of their own, so that nothing of a draft is in what they search. */
export type JobScope = 'all' | 'open';

export interface JobFollowerDeps {
  jobs: Pick<JobStore, 'get' | 'catalogState' | 'changedSince' | 'listAll' | 'listOpen'>;
  /** `:memory:` for nowhere. */
  path: string;
  scope: JobScope;
  /** What the file begins with; without it, with the whole table. */
  generations?: GenerationSource;
  now?: () => number;
}

export interface JobFollower {
  /** The file, with all changes that the table’s index showed when it was asked for. */
  current(): Promise<SqliteFile>;
  /** As `current` where the file has been made; undefined where that would need all jobs first. */
  currentIfMade(): Promise<SqliteFile | undefined>;
  /** Ends when the comparison with the whole table that is under way does, if one is. */
  compared(): Promise<void>;
  close(): void;
}

interface Changes {
  rows: JobRow[];
  /** Ids of those that are no more, and of those that do not belong any more as they were then. */
  removed: string[];
  ended: Written[];
}

/** What was read to compare the file with the whole table. */
interface Comparison {
  state: CatalogState;
  startedAt: number;
  /** ISO 8601: what was written before it had settled when reading began. */
  settledBefore: string;
  /** Of those that the file lacks or has otherwise. */
  rows: JobRow[];
  /** Ids of all that are in the table. */
  there: ReadonlySet<string>;
  /** What changed while all was read, and shortly before. */
  changes: Changes;
}

/** A follower of the table; requests that come while it catches up share the next catching up. */
export function jobFollower({ jobs, path, scope, generations, now = Date.now }: JobFollowerDeps): JobFollower {
  const isMade = (file: SqliteFile) => file.note('loadedAt') !== '';
  const { opened, begun, close } = beginningFile({ path, layout: jobLayout, isMade, generations });
  const belongs = (job: Job) => scope === 'all' || isOpenToPublic(job);
  const listedAt = (job: Job) => (scope === 'all' ? job.updatedAt : (job.publishedAt ?? ''));

  /** What visitors may no longer see: the table's index may show it once more as it was before, and the file holds nothing of it. */
  const closed = new Map<string, Written>();
  const noteClosed = (found: readonly Job[], since: string): void => {
    for (const [jobId, { updatedAt }] of closed) if (updatedAt < since) closed.delete(jobId);
    for (const { jobId, version, updatedAt } of found) {
      const known = closed.get(jobId);
      if (!known || isLater({ version, updatedAt }, known)) closed.set(jobId, { jobId, version, updatedAt });
    }
  };

  const isClosed = (job: Written): boolean => {
    const known = closed.get(job.jobId);
    return known !== undefined && !isLater(job, known);
  };
  const isNews = (job: Job): boolean => !isClosed(job) && isNewJob(opened(), job);

  /** The rows of those that are wanted. */
  const rowsOf = async (found: readonly Job[], isWanted: (job: Job) => boolean): Promise<JobRow[]> => {
    const rows: JobRow[] = [];
    for (const [at, job] of found.entries()) {
      if (at % COMPARED_AT_ONCE === 0) await yieldToEventLoop();
      if (!isWanted(job)) continue;
      rows.push(jobRow(job, listedAt(job)));
      if (rows.length % PREPARED_AT_ONCE === 0) await yieldToEventLoop();
    }
    return rows;
  };

  /** Which of these are gone indeed. The table is asked only about what the file holds or is about to. */
  const removedOf = async (gone: readonly GoneJob[], wanted: ReadonlySet<string>): Promise<Set<string>> => {
    const ids = [...new Set(gone.map(({ goneId }) => goneId))];
    const removed = new Set<string>();
    const asked = ids.filter((jobId) => wanted.has(jobId) || holdsJob(opened(), jobId));
    await inParallel(asked, LOOKED_UP_AT_ONCE, async (jobId) => {
      if (!(await jobs.get(jobId))) removed.add(jobId);
    });
    return removed;
  };

  /** Noted as removed since the comparison that is under way began. */
  const goneMeanwhile = new Set<string>();

  /** What changed since a time (milliseconds): an index may still show jobs that are gone, and so may `listed` ones be. */
  const changesSince = async (time: number, listed: readonly Written[] = []): Promise<Changes> => {
    const since = new Date(time).toISOString();
    const { jobs: changed, gone } = await jobs.changedSince(since);
    for (const { goneId } of gone) goneMeanwhile.add(goneId);
    const wanted = new Set([...changed.filter(isNews), ...listed].map(({ jobId }) => jobId));
    const removed = await removedOf(gone, wanted);
    const left = changed.filter(({ jobId }) => !removed.has(jobId));
    const ended = left.filter((job) => !belongs(job) && isNewJob(opened(), job));
    noteClosed(ended, since);
    return { rows: await rowsOf(left.filter(belongs), isNews), removed: [...removed], ended };
  };

  const write = (
    { rows, removed, ended }: Changes,
    { revision, replacements }: CatalogState,
    notes: Record<string, number>,
    settledBefore?: string,
  ): void => {
    const to = opened();
    let isAnyGone = false;
    to.atOnce(() => {
      const before = to.note('vocabulary');
      for (const row of rows.filter((row) => !isClosed(row))) isAnyGone = putJob(to, row, settledBefore) || isAnyGone;
      // One that was opened again since then stays.
      const leaving = [...removed, ...ended.filter((job) => isNewJob(to, job)).map(({ jobId }) => jobId)];
      for (const jobId of leaving) isAnyGone = removeJob(to, jobId) || isAnyGone;
      if (to.note('vocabulary') !== before) to.markChanged({ isRemoval: leaving.length > 0 });
      for (const [name, value] of Object.entries({ ...notes, revision, replacements })) to.setNote(name, String(value));
    });
    if (isAnyGone) to.overwriteRemoved();
  };

  /** One after the other: what one of them read must not be written after what another one read later. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act, act);
    last = done.catch(() => undefined);
    return done;
  };

  /** Reads the whole table, and at the end what changed meanwhile. */
  const readAll = async (): Promise<Comparison> => {
    const [state, startedAt] = [await jobs.catalogState(), now()];
    const settledBefore = new Date(startedAt - SETTLING_MS).toISOString();
    noteClosed([], settledBefore);
    const listed = scope === 'all' ? await jobs.listAll() : await jobs.listOpen();
    const rows = await rowsOf(listed, (job) => isNews(job) || isOtherJob(opened(), job, settledBefore));
    const changes = await changesSince(startedAt - SETTLING_MS, rows);
    const removed = new Set(changes.removed);
    // One that was edited meanwhile has moved in what was read, and may have been missed there.
    const there = new Set([...listed, ...changes.rows].map(({ jobId }) => jobId));
    return {
      ...{ state, startedAt, settledBefore, there, changes },
      rows: rows.filter(({ jobId }) => !removed.has(jobId)),
    };
  };

  /** Makes the file hold what the table does. What changed in the last moments is asked for again by the next answer. */
  const take = (
    { state, startedAt, settledBefore, rows, there }: Comparison,
    comparedAfterMs: number,
    changes?: Changes,
  ): void => {
    const known = opened().query('SELECT job_id jobId FROM jobs WHERE updated_at < ?').all(settledBefore);
    const missing = (known as { jobId: string }[]).map(({ jobId }) => jobId).filter((jobId) => !there.has(jobId));
    const all = {
      rows: [...rows, ...(changes?.rows ?? [])],
      removed: [...missing, ...(changes?.removed ?? [])],
      ended: changes?.ended ?? [],
    };
    const notes = { loadedAt: startedAt, freshAt: startedAt, comparedAgainAt: startedAt + comparedAfterMs };
    write(all, state, notes, settledBefore);
  };

  /** While others go on being answered: what they took in since is later than what was read here. */
  const compareBeside = async (): Promise<void> => {
    goneMeanwhile.clear();
    const found = await readAll();
    await inTurn(async () => {
      // Otherwise everything has been read again since, or has to be.
      if (Number(opened().note('replacements')) !== found.state.replacements) return;
      take({ ...found, rows: found.rows.filter(({ jobId }) => !goneMeanwhile.has(jobId)) }, COMPARED_EVERY_MS);
    });
  };

  const isBehind = ({ revision, replacements }: CatalogState): boolean => {
    const to = opened();
    const isOther = Number(to.note('replacements')) !== replacements || Number(to.note('revision')) > revision;
    return !isMade(to) || isOther;
  };

  const catchUp = async (): Promise<void> => {
    await begun();
    const [state, startedAt] = [await jobs.catalogState(), now()];
    if (isBehind(state)) {
      const wasMade = isMade(opened());
      const found = await readAll();
      take(found, wasMade ? COMPARED_AFTER_REPLACEMENT_MS : COMPARED_EVERY_MS, found.changes);
      return;
    }
    const to = opened();
    const freshAt = Number(to.note('freshAt'));
    const isSettled = state.changedAt === '' || freshAt > Date.parse(state.changedAt) + SETTLING_MS;
    if (isSettled && Number(to.note('revision')) === state.revision) return;
    write(await changesSince(freshAt - SETTLING_MS), state, { freshAt: Math.max(freshAt, startedAt) });
  };

  const comparison = backgroundComparison({
    of: 'jobs',
    dueAt: () => Number(opened().note('comparedAgainAt')),
    compare: compareBeside,
    now,
  });

  let waiting: Promise<void> | undefined;
  const current = async (): Promise<SqliteFile> => {
    // One that began before a request may have missed what that request wants to see: it waits for the next one.
    waiting ??= inTurn(() => {
      waiting = undefined;
      return catchUp();
    });
    await waiting;
    comparison.startIfDue();
    return opened();
  };

  return {
    current,
    currentIfMade: async () => (isMade(await begun()) ? current() : undefined),
    compared: comparison.ended,
    close,
  };
}
