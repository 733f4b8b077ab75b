/** The index of applications: the overview's counts from a SQLite file that follows the table, in place of reading all of them. */
import { APPLICATION_STAGES, RESUME_STATUSES } from '../../shared/domain/application.ts';
import { collected } from '../runtime/collected.ts';
import { actionsInTurn, sharedAction } from '../runtime/in-turn.ts';
import { once } from '../runtime/once.ts';
import { SETTLING_MS } from '../runtime/settling-time.ts';
import type { ApplicationRecord, CountedApplication } from '../stores/application-record.ts';
import { NAMED_REMOVALS, type RemovalState } from '../stores/application-removals.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { GenerationStore } from '../stores/generation-store.ts';
import {
  APPLICATION_LAYOUT,
  type ApplicationReadings,
  applicationsBefore,
  HIRED_MAX,
  keepOut,
  namedBy,
  putApplications,
  readingsIn,
  recentSince,
  removeApplications,
  settleApplications,
} from './application-file.ts';
import { backgroundComparison, COMPARED_EVERY_MS } from './background-comparison.ts';
import { type BeginningFile, beginningFile } from './beginning-file.ts';
import { type GenerationSource, generationSource } from './generations.ts';
import { indexPath } from './index-path.ts';
import type { SqliteFile } from './sqlite-file.ts';

export type ApplicationSource = Pick<
  ApplicationStore,
  'list' | 'listSince' | 'listUnfinished' | 'listCounted' | 'listReadingSince' | 'removalState'
>;

export interface ApplicationIndex {
  /** With everything stored, and nothing removed, before the call. */
  readings(): Promise<ApplicationReadings>;
  /** The file with the same, for the publisher. */
  current(): Promise<SqliteFile>;
  /** Ends when the comparison with the whole table that is under way does, if one is. */
  compared(): Promise<void>;
  close(): void;
}

export interface ApplicationIndexDeps {
  applications: ApplicationSource;
  /** Where the file lies; `:memory:` for nowhere. */
  path: string;
  /** What the file begins with; without it, with the whole table. */
  generations?: GenerationSource;
  now?: () => number;
}

/** Removed ones are kept out for as long: an index of the table shows them for a moment more. */
const KEPT_OUT_MS = 10 * 60_000;

async function hiredApplications(source: Pick<ApplicationSource, 'list'>): Promise<ApplicationRecord[]> {
  const found: ApplicationRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await source.list({ by: { stage: 'hired' }, limit: 250, cursor });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && found.length < HIRED_MAX);
  return found;
}

/** Everything: whole ones first, so that those that are only counted are no news. */
async function readAll(source: ApplicationSource, now: number): Promise<(ApplicationRecord | CountedApplication)[]> {
  const [sent, reading, matching, hired, ...stages] = await Promise.all([
    source.listSince(recentSince(now)),
    collected(source.listUnfinished('reading')),
    collected(source.listUnfinished('matching')),
    hiredApplications(source),
    ...APPLICATION_STAGES.filter((stage) => stage !== 'hired').map((stage) => source.listCounted(stage)),
  ]);
  const others = hired.length < HIRED_MAX ? [] : await source.listCounted('hired');
  const whole = [...sent, ...reading, ...matching, ...hired];
  const known = new Set(whole.map(({ applicationId }) => applicationId));
  return [...whole, ...[...stages.flat(), ...others].filter(({ applicationId }) => !known.has(applicationId))];
}

const REMOVALS = 'removalsSeen';

const isSettled = ({ changedAt }: RemovalState, now: number) =>
  changedAt === '' || now - Date.parse(changedAt) > SETTLING_MS;

/** Up to which removal all after `seen` are named. */
function namedUpTo({ revision, last }: RemovalState, seen: number): number {
  const named = new Set(last.map((removal) => removal.revision));
  let known = seen;
  while (known < revision && named.has(known + 1)) known += 1;
  return known;
}

/** Takes out what was removed since the last time; `false` where not all of it is named, so that only the whole table says what it is. */
function takeRemovals(to: SqliteFile, removals: RemovalState, now: number): boolean {
  const seen = Number(to.note(REMOVALS));
  const gone = removals.last.filter(({ revision }) => revision > seen);
  keepOut(to, gone);
  if (removeApplications(to, namedBy(to, gone))) to.markChanged({ isRemoval: true });
  const known = namedUpTo(removals, seen);
  if (known !== seen) to.setNote(REMOVALS, String(known));
  // One that is being noted at this moment has not removed anything yet.
  const isBeingNoted = removals.revision - known <= NAMED_REMOVALS && !isSettled(removals, now);
  return known === removals.revision || isBeingNoted;
}

/** After the whole table was read: takes out what a late index still showed, and notes as seen what surely is. */
function settleRemovals(to: SqliteFile, removals: RemovalState, now: number): boolean {
  const { revision, last } = removals;
  const wasSettled = isSettled(removals, now);
  const gone = wasSettled ? [] : last;
  const before = Math.max(0, revision - NAMED_REMOVALS);
  if (wasSettled || namedUpTo(removals, before) === revision) to.setNote(REMOVALS, String(revision));
  keepOut(to, gone);
  return removeApplications(to, namedBy(to, gone));
}

const isMade = (file: SqliteFile) => file.note('loadedAt') !== '';

/** One file and what it takes to follow the table. */
interface Following {
  applications: ApplicationSource;
  file: BeginningFile;
  now(): number;
}

/** Makes the file hold what the table says; what changed since a moment before is left to the next catching up. */
async function load(to: SqliteFile, { applications, now }: Following): Promise<void> {
  const [startedAt, removals] = [now(), await applications.removalState()];
  const all = await readAll(applications, startedAt);
  const there = new Set(all.map(({ applicationId }) => applicationId));
  to.atOnce(() => {
    const settled = new Date(startedAt - SETTLING_MS).toISOString();
    const missing = applicationsBefore(to, settled).flatMap((applicationId) =>
      there.has(applicationId) ? [] : [{ applicationId, at: settled }],
    );
    const isChanged = putApplications(to, all, startedAt);
    const isMissing = removeApplications(to, missing);
    const isRemoval = settleRemovals(to, removals, startedAt) || isMissing;
    if (isChanged || isRemoval || !isMade(to)) to.markChanged({ isRemoval });
    if (!isMade(to)) to.setNote('freshAt', String(startedAt));
    to.setNote('loadedAt', String(startedAt));
  });
  to.overwriteRemoved();
}

/** Takes in what changed and what was removed since the last time. */
async function catchUp(following: Following): Promise<void> {
  const { applications, file, now } = following;
  const to = await file.begun();
  if (!isMade(to)) await load(to, following);
  const [freshAt, startedAt] = [Number(to.note('freshAt')), now()];
  const since = new Date(freshAt - SETTLING_MS).toISOString();
  const changed = await Promise.all(RESUME_STATUSES.map((status) => applications.listReadingSince(status, since)));
  const removals = await applications.removalState();
  const before = to.note('removals');
  const isSure = to.atOnce(() => {
    const areAllNamed = takeRemovals(to, removals, startedAt);
    if (putApplications(to, changed.flat(), startedAt)) to.markChanged({ isRemoval: false });
    settleApplications(to, { now: startedAt, keptOutSince: new Date(startedAt - KEPT_OUT_MS).toISOString() });
    to.setNote('freshAt', String(Math.max(freshAt, startedAt)));
    return areAllNamed;
  });
  if (!isSure) await load(to, following);
  else if (to.note('removals') !== before) to.overwriteRemoved();
}

/** An index over the table; requests that come while it catches up share the next catching up. */
export function applicationIndex({
  applications,
  path,
  generations,
  now = Date.now,
}: ApplicationIndexDeps): ApplicationIndex {
  const file = beginningFile({ path, layout: () => APPLICATION_LAYOUT, isMade, generations });
  const following: Following = { applications, file, now };
  const comparison = backgroundComparison({
    of: 'applications',
    dueAt: () => Number(file.opened().note('loadedAt')) + COMPARED_EVERY_MS,
    compare: () => load(file.opened(), following),
    now,
  });
  const caughtUp = sharedAction(actionsInTurn(), () => catchUp(following));
  const fresh = async (): Promise<SqliteFile> => {
    await caughtUp();
    comparison.startIfDue();
    return file.opened();
  };
  return {
    readings: async () => readingsIn(await fresh()),
    current: fresh,
    compared: comparison.ended,
    close: file.close,
  };
}

/** The index of this process: all that is wired in it share one file. */
export const sharedApplicationIndex = once(
  (applications: ApplicationSource, generations: GenerationStore): ApplicationIndex =>
    applicationIndex({
      applications,
      path: indexPath('applications'),
      generations: generationSource(generations, 'applications'),
    }),
);
