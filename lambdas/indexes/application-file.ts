/** The SQLite file of what the overview counts and names of applications: a few numbers of each, and the whole of those that it looks at. */
import { APPLICATION_STAGES, type Application, isApplication } from '../../shared/domain/application.ts';
import type { ApplicationRecord, CountedApplication } from '../stores/application-record.ts';
import { type Removal, removalKey } from '../stores/application-removals.ts';
import type { Layout, SqliteFile } from './sqlite-file.ts';

const DAY_MS = 86_400_000;
/** Applications sent since then are looked at one by one. */
export const RECENT_DAYS = 30;
/** Hires looked at: more than an agency makes in a month. */
export const HIRED_MAX = 1_000;

export interface ApplicationReadings {
  /** Sent in the last `RECENT_DAYS`, newest first. */
  recent: readonly ApplicationRecord[];
  /** Whose resume is being read or matched, longest waiting first. */
  atWork: readonly ApplicationRecord[];
  /** The last thousand that ended in a hire. */
  hired: readonly ApplicationRecord[];
  /** Without files and rows that someone brought: those are talents, and no applications for anything. */
  byStage: Record<Stage, number>;
}

type Stage = Application['stage'];

export const APPLICATION_LAYOUT: Layout = {
  version: 1,
  cacheKib: 4_096,
  tables: `
    CREATE TABLE applications (
      application_id TEXT PRIMARY KEY,
      stage TEXT NOT NULL,
      is_applied INTEGER NOT NULL,
      updated_at TEXT NOT NULL,
      revision INTEGER NOT NULL,
      version INTEGER NOT NULL,
      submitted_at TEXT NOT NULL,
      is_at_work INTEGER NOT NULL,
      record TEXT
    ) WITHOUT ROWID;
    CREATE INDEX applications_by_stage ON applications (is_applied, stage);
    CREATE INDEX applications_shown ON applications (submitted_at) WHERE record IS NOT NULL;
    CREATE TABLE gone (removal_key TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID;`,
};

/** When applications begin to be recent, ISO 8601. */
export const recentSince = (now: number) => new Date(now - RECENT_DAYS * DAY_MS).toISOString();

/** What no overview shows: digests of links, answers of forms, the steps of a reading. */
const LEFT_OUT: ReadonlySet<string> = new Set<keyof ApplicationRecord>([
  'address',
  'confirmTokens',
  'consent',
  'contentDigest',
  'letterIds',
  'mailedDigest',
  'mailedDigests',
  'profileForm',
  'steps',
  'tokenDigests',
]);

const textOf = (record: ApplicationRecord) =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !LEFT_OUT.has(name))));

const isAtWork = ({ unfinished }: ApplicationRecord) => unfinished === 'reading' || unfinished === 'matching';

interface Row {
  stage: string;
  is_applied: number;
  updated_at: string;
  revision: number;
  version: number;
  submitted_at: string;
  is_at_work: number;
  record: string | null;
}

const COLUMNS = [
  'stage',
  'is_applied',
  'updated_at',
  'revision',
  'version',
  'submitted_at',
  'is_at_work',
  'record',
] as const;

/** The row of one that is only counted, or of a whole one. */
function rowOf(one: CountedApplication | ApplicationRecord, since: string): Row {
  const { stage, updatedAt: updated_at, revision, version } = one;
  const counted = { stage, is_applied: Number(isApplication(one)), updated_at, revision, version };
  if (!('submittedAt' in one)) return { ...counted, submitted_at: '', is_at_work: 0, record: null };
  const isShown = one.submittedAt >= since || isAtWork(one) || stage === 'hired';
  return {
    ...counted,
    // As one that is only counted, where it is not shown.
    submitted_at: isShown ? one.submittedAt : '',
    is_at_work: Number(isAtWork(one)),
    record: isShown ? textOf(one) : null,
  };
}

/** A table's index may show what has changed again as it was before. */
function isOlder(known: Row, row: Row): boolean {
  return known.updated_at > row.updated_at;
}

const isSame = (known: Row, row: Row) => COLUMNS.every((column) => known[column] === row[column]);

/**
 * Puts applications in, each in the place of what was known of it; whether that says anything else. One that was removed stays out as
 * it was before, whatever an index of the table shows of it for another moment.
 */
export function putApplications(
  file: SqliteFile,
  applications: readonly (CountedApplication | ApplicationRecord)[],
  now: number,
): boolean {
  const since = recentSince(now);
  const known = file.query(`SELECT ${COLUMNS.join(', ')} FROM applications WHERE application_id = ?`);
  const gone = file.query('SELECT 1 FROM gone WHERE removal_key = ? AND at >= ?');
  const put = file.query(`INSERT OR REPLACE INTO applications (application_id, ${COLUMNS.join(', ')})
    VALUES (?, ${COLUMNS.map(() => '?').join(', ')})`);
  let isChanged = false;
  for (const one of applications) {
    const row = rowOf(one, since);
    const before = known.get(one.applicationId) as Row | undefined;
    if (
      (before && (isOlder(before, row) || isSame(before, row))) ||
      gone.get(removalKey(one.applicationId), row.updated_at)
    )
      continue;
    put.run(one.applicationId, ...COLUMNS.map((column) => row[column]));
    isChanged = true;
  }
  return isChanged;
}

/** Takes applications out that have not changed since they were removed; whether any was there. */
export function removeApplications(
  file: SqliteFile,
  removed: readonly { applicationId: string; at: string }[],
): boolean {
  const remove = file.query('DELETE FROM applications WHERE application_id = ? AND updated_at <= ?');
  return removed.map(({ applicationId, at }) => remove.run(applicationId, at).changes > 0).includes(true);
}

/** The applications of a file that removals name. */
export function namedBy(file: SqliteFile, removed: readonly Removal[]): { applicationId: string; at: string }[] {
  if (removed.length === 0) return [];
  const times = new Map(removed.map(({ key, at }) => [key, at]));
  const ids = file.query('SELECT application_id FROM applications').all() as { application_id: string }[];
  return ids.flatMap(({ application_id: applicationId }) => {
    const at = times.get(removalKey(applicationId));
    return at === undefined ? [] : [{ applicationId, at }];
  });
}

/** Keeps applications out that were removed, whatever an index of the table shows of them for another moment. */
export function keepOut(file: SqliteFile, removed: readonly Removal[]): void {
  const note = file.query('INSERT INTO gone VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at');
  for (const { key, at } of removed) note.run(key, at);
}

/** Ends what is due by time alone: those that are no longer recent are only counted, and removed ones are no longer kept out. */
export function settleApplications(
  file: SqliteFile,
  { now, keptOutSince }: { now: number; keptOutSince: string },
): void {
  const sql = `UPDATE applications SET record = NULL, submitted_at = ''
    WHERE record IS NOT NULL AND submitted_at < ? AND is_at_work = 0 AND stage <> 'hired'`;
  if (file.query(sql).run(recentSince(now)).changes > 0) file.markChanged({ isRemoval: false });
  file.query('DELETE FROM gone WHERE at < ?').run(keptOutSince);
}

/** Ids of those that changed last before a time, ISO 8601. */
export function applicationsBefore(file: SqliteFile, time: string): string[] {
  const rows = file.query('SELECT application_id id FROM applications WHERE updated_at < ?').all(time);
  return (rows as { id: string }[]).map(({ id }) => id);
}

interface Kept {
  mark: string;
  readings: ApplicationReadings;
}

const kept = new WeakMap<SqliteFile, Kept>();

/** What the file says; read again when anything in it has changed. */
export function readingsIn(file: SqliteFile): ApplicationReadings {
  const mark = file.note('mark');
  const known = kept.get(file);
  if (known?.mark === mark) return known.readings;
  const readings = file.inOneView(() => readReadings(file));
  kept.set(file, { mark, readings });
  return readings;
}

function readReadings(file: SqliteFile): ApplicationReadings {
  const rows = file.query('SELECT record FROM applications WHERE record IS NOT NULL ORDER BY submitted_at DESC').all();
  const shown = (rows as { record: string }[]).map(({ record }) => JSON.parse(record) as ApplicationRecord);
  const counts = file.query('SELECT stage, count(*) count FROM applications WHERE is_applied = 1 GROUP BY stage').all();
  const byStage = new Map((counts as { stage: Stage; count: number }[]).map(({ stage, count }) => [stage, count]));
  return {
    recent: shown,
    atWork: shown.filter(isAtWork).sort((a, b) => a.updatedAt.localeCompare(b.updatedAt)),
    hired: shown.filter(({ stage }) => stage === 'hired').slice(0, HIRED_MAX),
    byStage: Object.fromEntries(
      APPLICATION_STAGES.map((stage) => [stage, byStage.get(stage) ?? 0]),
    ) as ApplicationReadings['byStage'],
  };
}
