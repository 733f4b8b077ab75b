/** The talent index: serves lists, searches and rankings from a SQLite file that follows the table. */
import type { PreparedJob } from '../../shared/matching/index.ts';
import { actionsInTurn, sharedAction } from '../runtime/in-turn.ts';
import { once } from '../runtime/once.ts';
import { SETTLING_MS } from '../runtime/settling-time.ts';
import type { GenerationStore } from '../stores/generation-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { backgroundComparison, COMPARED_EVERY_MS } from './background-comparison.ts';
import { type BeginningFile, beginningFile } from './beginning-file.ts';
import { type GenerationSource, generationSource } from './generations.ts';
import { indexPath } from './index-path.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { compareWithTable } from './talent-comparison.ts';
import { putTalents, removeTalents, replaceAll, talentLayout } from './talent-file.ts';
import { type TalentPage, type TalentQuery, talentPage, talentsNamed, talentsWithKeys } from './talent-queries.ts';
import { type IndexedTalent, personKeys } from './talent-rows.ts';

/** Someone with a reading, as far as rankings ask. */
export interface Rankable {
  talentId: string;
  resumeId: string;
  /** Until when they may be considered for any job; empty where they may not. */
  basisUntil: string;
}

/**
 * What every engine of the index offers; each answer knows all changes of people that were stored before it was asked. A legal
 * ground that is settled for the first time leaves the time of the last change, and may show only after the next comparison:
 * up to a quarter of an hour later.
 */
export interface TalentIndex {
  page(query: TalentQuery): Promise<TalentPage>;
  /** The first `limit` whose name or address hold all these words; by the title only those who may be considered for other jobs. */
  named(asked: Parameters<typeof talentsNamed>[1]): Promise<IndexedTalent[]>;
  /** Those who share a name, a mailbox or the end of a number with someone. */
  likely(talent: Pick<TalentRecord, 'email' | 'addresses' | 'applied' | 'edits'>): Promise<IndexedTalent[]>;
  /** Everybody who has a reading, in the order of their ids. */
  rankable(): Promise<Rankable[]>;
  count(): Promise<number>;
  /** As `count`, where the file has been made; undefined where that would need the whole table first. */
  countIfMade(): Promise<number | undefined>;
  /** The file with everything stored before the call, for the publisher. */
  current(): Promise<SqliteFile>;
  /** Ends when the comparison with the whole table that is under way does, if one is. */
  compared(): Promise<void>;
  close(): void;
}

/** What is asked of an index that does not compare everybody. */
export interface CandidatesAsked {
  limit: number;
  /** ISO 8601. */
  now: string;
  /** Ids of those who applied for the job: whether they may be considered is not asked. */
  applicants: ReadonlySet<string>;
}

export interface Candidates {
  /** In no order. */
  talents: Rankable[];
  /** How many others have a reading and may not be considered for any job. */
  leftOut: number;
}

/** What functions ask, whichever engine answers; one that holds more people than can be compared names candidates. */
export interface PeopleIndex extends Omit<TalentIndex, 'current' | 'compared'> {
  candidates?(job: PreparedJob, asked: CandidatesAsked): Promise<Candidates>;
}

export interface TalentIndexDeps {
  talents: Pick<TalentStore, 'everyone' | 'all' | 'changedSince'>;
  /** Where the file lies; `:memory:` for nowhere. */
  path: string;
  /** What the file begins with; without it, with the whole table. */
  generations?: GenerationSource;
  now?: () => number;
}

const isMade = (file: SqliteFile) => file.note('loadedAt') !== '';

/** One file and what it takes to follow the table. */
interface Following {
  talents: TalentIndexDeps['talents'];
  file: BeginningFile;
  /** Taken out since the comparison that is under way began. */
  goneMeanwhile: Set<string>;
  now(): number;
}

async function load(to: SqliteFile, { talents, now }: Following): Promise<void> {
  const startedAt = String(now());
  const everyone = await talents.everyone();
  to.atOnce(() => {
    replaceAll(to, everyone);
    to.setNote('freshAt', startedAt);
    to.setNote('loadedAt', startedAt);
  });
}

/** Takes in what changed since the last time, or since `from` where that is earlier. */
async function catchUp(following: Following, from = Number.POSITIVE_INFINITY): Promise<void> {
  const { talents, file, goneMeanwhile, now } = following;
  const to = await file.begun();
  if (!isMade(to)) await load(to, following);
  const [freshAt, startedAt] = [Number(to.note('freshAt')), now()];
  const changes = await talents.changedSince(new Date(Math.min(freshAt, from) - SETTLING_MS).toISOString());
  to.atOnce(() => {
    putTalents(to, changes.talents);
    removeTalents(to, changes.gone);
    to.setNote('freshAt', String(Math.max(freshAt, startedAt)));
  });
  for (const { goneId } of changes.gone) goneMeanwhile.add(goneId);
  if (changes.gone.length > 0) to.overwriteRemoved();
}

async function compare(following: Following): Promise<void> {
  const { talents, file, goneMeanwhile, now } = following;
  const [to, startedAt] = [file.opened(), now()];
  const beganAt = Math.min(startedAt, Number(to.note('freshAt')));
  goneMeanwhile.clear();
  await compareWithTable(to, {
    everyone: talents.all(),
    isGone: (talentId) => goneMeanwhile.has(talentId),
    catchUp: () => catchUp(following, beganAt),
    settledBefore: new Date(startedAt - SETTLING_MS).toISOString(),
  });
  to.setNote('loadedAt', String(startedAt));
}

const countOf = (file: SqliteFile): number =>
  (file.query('SELECT count(*) count FROM people').get() as { count: number }).count;

const RANKABLE = `SELECT talent_id talentId, resume_id resumeId, basis_until basisUntil FROM people
  WHERE resume_id IS NOT NULL ORDER BY talent_id`;

/** An index over the table; requests that come while it catches up share the next catching up. */
export function talentIndex({ talents, path, generations, now = Date.now }: TalentIndexDeps): TalentIndex {
  const file = beginningFile({ path, layout: talentLayout, isMade, generations });
  const following: Following = { talents, file, goneMeanwhile: new Set(), now };
  const comparison = backgroundComparison({
    of: 'talents',
    dueAt: () => Number(file.opened().note('loadedAt')) + COMPARED_EVERY_MS,
    compare: () => compare(following),
    now,
  });
  const caughtUp = sharedAction(actionsInTurn(), () => catchUp(following));
  const fresh = async (): Promise<SqliteFile> => {
    await caughtUp();
    comparison.startIfDue();
    return file.opened();
  };
  return {
    page: async (query) => talentPage(await fresh(), query),
    named: async (asked) => talentsNamed(await fresh(), asked),
    likely: async (talent) => talentsWithKeys(await fresh(), personKeys(talent)),
    rankable: async () => (await fresh()).query(RANKABLE).all() as unknown as Rankable[],
    count: async () => countOf(await fresh()),
    countIfMade: async () => (isMade(await file.begun()) ? countOf(await fresh()) : undefined),
    current: fresh,
    compared: comparison.ended,
    close: file.close,
  };
}

/** The index of this process: all that is wired in it share one file. */
export const sharedTalentIndex = once(
  (talents: TalentIndexDeps['talents'], generations: GenerationStore): TalentIndex =>
    talentIndex({ talents, path: indexPath('talents'), generations: generationSource(generations, 'talents') }),
);
