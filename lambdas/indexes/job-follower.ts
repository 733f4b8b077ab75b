/** Keeps a SQLite file of jobs in step with the table: all jobs, or those that visitors may see. */
import { actionsInTurn, type InTurn, sharedAction } from '../runtime/in-turn.ts';
import { INDEX_DELAY_MS, SETTLING_MS } from '../runtime/settling-time.ts';
import type { CatalogState } from '../stores/job-store.ts';
import { backgroundComparison, COMPARED_EVERY_MS } from './background-comparison.ts';
import { beginningFile } from './beginning-file.ts';
import { ClosedJobs } from './closed-jobs.ts';
import type { GenerationSource } from './generations.ts';
import { jobLayout } from './job-file.ts';
import { JobReading, type JobReadingDeps, type JobScope } from './job-reading.ts';
import { writeChanges, writeComparison } from './job-writing.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** A job put in the place of a change of the last moments looks like what an index still shows; it is taken once that change has settled. */
const COMPARED_AFTER_REPLACEMENT_MS = SETTLING_MS + INDEX_DELAY_MS;

export interface JobFollowerDeps {
  jobs: JobReadingDeps['jobs'];
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

/** One file and what it takes to follow the table. */
interface Following extends JobReadingDeps {
  reading: JobReading;
}

const isMade = (file: SqliteFile) => file.note('loadedAt') !== '';

function isBehind(to: SqliteFile, { revision, replacements }: CatalogState): boolean {
  const isOther = Number(to.note('replacements')) !== replacements || Number(to.note('revision')) > revision;
  return !isMade(to) || isOther;
}

async function catchUp({ jobs, opened, closed, reading, now }: Following): Promise<void> {
  const [state, startedAt] = [await jobs.catalogState(), now()];
  if (isBehind(opened(), state)) {
    const comparedAfterMs = isMade(opened()) ? COMPARED_AFTER_REPLACEMENT_MS : COMPARED_EVERY_MS;
    const found = await reading.readAll();
    writeComparison(opened(), closed, found, { comparedAfterMs, changes: found.changes });
    return;
  }
  const freshAt = Number(opened().note('freshAt'));
  const isSettled = state.changedAt === '' || freshAt > Date.parse(state.changedAt) + SETTLING_MS;
  if (isSettled && Number(opened().note('revision')) === state.revision) return;
  const changes = await reading.changesSince(freshAt - SETTLING_MS);
  writeChanges(opened(), closed, changes, { state, times: { freshAt: Math.max(freshAt, startedAt) } });
}

/** Compares while requests go on being served: what they took in since is later than what was read here. */
async function compareBeside({ opened, closed, reading }: Following, inTurn: InTurn): Promise<void> {
  reading.goneMeanwhile.clear();
  const found = await reading.readAll();
  await inTurn(async () => {
    // Otherwise everything has been read again since, or has to be.
    if (Number(opened().note('replacements')) !== found.state.replacements) return;
    const rows = found.rows.filter(({ jobId }) => !reading.goneMeanwhile.has(jobId));
    writeComparison(opened(), closed, { ...found, rows }, { comparedAfterMs: COMPARED_EVERY_MS });
  });
}

/** A follower of the table; requests that come while it catches up share the next catching up. */
export function jobFollower({ jobs, path, scope, generations, now = Date.now }: JobFollowerDeps): JobFollower {
  const { opened, begun, close } = beginningFile({ path, layout: jobLayout, isMade, generations });
  const deps: JobReadingDeps = { jobs, scope, opened, closed: new ClosedJobs(), now };
  const following: Following = { ...deps, reading: new JobReading(deps) };
  // What one action read must not be written after what another one read later.
  const inTurn = actionsInTurn();
  const comparison = backgroundComparison({
    of: 'jobs',
    dueAt: () => Number(opened().note('comparedAgainAt')),
    compare: () => compareBeside(following, inTurn),
    now,
  });
  const caughtUp = sharedAction(inTurn, async () => {
    await begun();
    await catchUp(following);
  });
  const current = async (): Promise<SqliteFile> => {
    await caughtUp();
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
