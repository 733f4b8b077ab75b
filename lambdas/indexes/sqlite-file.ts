/** Opens a SQLite file that can be rebuilt from the tables; a damaged or outdated one starts empty. */

import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

export interface Layout {
  /** Raised with every change of `tables`. */
  version: number;
  /** Makes everything there is in an empty file. */
  tables: string;
  /** Pages of the file kept in memory, in KiB; 32 MiB by default. */
  cacheKib?: number;
}

export interface SqliteFile {
  db: DatabaseSync;
  /** A statement that is parsed once. */
  query(sql: string): StatementSync;
  /** All of it or nothing, also when the process is killed in the middle. */
  atOnce<T>(write: () => T): T;
  /** All that is read sees the file as it stands at the first reading, whatever other processes write meanwhile. */
  inOneView<T>(read: () => T): T;
  /** A small value kept under a name; the empty text where there is none. */
  note(name: string): string;
  setNote(name: string, value: string): void;
  /** Marks that the file says something else now, or does not say something any more: two files of one mark say the same. */
  markChanged(change: { isRemoval: boolean }): void;
  /** Leaves nothing of what was removed, neither in the file nor in the log beside it. */
  overwriteRemoved(): void;
  close(): void;
}

/** Statements kept parsed; searches of different shapes are few. */
const STATEMENTS_MAX = 200;
const CACHE_KIB = 32_768;

const settings = (cacheKib: number) => `
  -- First: other processes may be opening or writing the file at this moment.
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  -- What is lost with the machine is read from the tables again.
  PRAGMA synchronous = NORMAL;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -${cacheKib};
  -- What was said of somebody who is erased is overwritten, not only unlinked.
  PRAGMA secure_delete = ON;
`;

class OtherLayout extends Error {}

const layoutOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Makes the tables, unless another process was quicker. */
function makeTables(db: DatabaseSync, { version, tables }: Layout): void {
  db.exec('BEGIN IMMEDIATE');
  const found = layoutOf(db);
  if (found !== 0 && found !== version) throw new OtherLayout(`The file has layout ${found}`);
  if (found === 0)
    db.exec(`CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      ${tables}; PRAGMA user_version = ${version}`);
  db.exec('COMMIT');
}

function opened(path: string, layout: Layout): DatabaseSync {
  const db = new DatabaseSync(path);
  try {
    db.exec(settings(layout.cacheKib ?? CACHE_KIB));
    if (layoutOf(db) !== layout.version) makeTables(db, layout);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite's codes (their last eight bits) for a file whose pages contradict each other, and for one that is no file of its own. */
const DAMAGED = [11, 26];

/** Whether nothing can be done with a file but to start again; one that is only busy belongs to another process. */
const isUseless = (error: unknown) =>
  error instanceof OtherLayout || DAMAGED.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** Removes a SQLite file with what belongs to it. */
export function removeSqliteFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true });
}

/** Opens `path` (`:memory:` for one that is gone with the process), making its folder and its tables where they are missing. */
export function openSqlite(path: string, layout: Layout): SqliteFile {
  if (path === ':memory:') return fileOver(opened(path, layout));
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    return fileOver(opened(path, layout));
  } catch (error) {
    if (!isUseless(error)) throw error;
    removeSqliteFile(path);
    return fileOver(opened(path, layout));
  }
}

function within<T>(db: DatabaseSync, begin: string, act: () => T): T {
  db.exec(begin);
  try {
    const done = act();
    db.exec('COMMIT');
    return done;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function fileOver(db: DatabaseSync): SqliteFile {
  const statements = new Map<string, StatementSync>();
  const query = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? db.prepare(sql);
    if (statements.size >= STATEMENTS_MAX) statements.clear();
    statements.set(sql, known);
    return known;
  };
  const setNote = (name: string, value: string): void => {
    query('INSERT INTO notes VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(name, value);
  };
  return {
    db,
    query,
    atOnce: (write) => within(db, 'BEGIN IMMEDIATE', write),
    inOneView: (read) => within(db, 'BEGIN', read),
    note: (name) =>
      (query('SELECT value FROM notes WHERE name = ?').get(name) as { value: string } | undefined)?.value ?? '',
    setNote,
    markChanged: ({ isRemoval }) => {
      setNote('mark', randomUUID());
      if (isRemoval) setNote('removals', randomUUID());
    },
    overwriteRemoved: () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: () => db.close(),
  };
}
