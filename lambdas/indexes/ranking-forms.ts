/** Keeps the forms by which readings are ranked in a SQLite file, so that no ranking waits for a table or fills the memory. */
import type { FormVersion } from '../../shared/matching/index.ts';
import { once } from '../runtime/once.ts';
import { indexPath } from './index-path.ts';
import { openSqlite } from './sqlite-file.ts';

/** The form of one reading; without bytes, of one that is too complex to be compared. */
export interface StoredForm extends FormVersion {
  resumeId: string;
  bytes: Uint8Array | null;
}

export interface RankingForms {
  /** By reading, up to which month the form of this engine counts. */
  months(engine: string): Map<string, string>;
  put(forms: readonly StoredForm[]): void;
  remove(resumeIds: readonly string[]): void;
  /** Removes all but the forms of these readings. */
  keepOnly(resumeIds: ReadonlySet<string>): void;
  /** The next forms of this engine after a place, in an order that stays; the first come after place 0. */
  after(place: number, limit: number, engine: string): { place: number; resumeId: string; bytes: Uint8Array | null }[];
  close(): void;
}

const LAYOUT = {
  version: 1,
  // A ranking goes through the whole file once: nothing is gained by keeping any of it.
  cacheKib: 2_048,
  tables: `
    CREATE TABLE forms (
      place INTEGER PRIMARY KEY,
      resume_id TEXT NOT NULL UNIQUE,
      engine TEXT NOT NULL,
      month TEXT NOT NULL,
      bytes BLOB
    );
    CREATE INDEX forms_by_engine ON forms (engine, resume_id, month);`,
};

/** The forms in the file at `path` (`:memory:` for nowhere). */
export function rankingForms(path: string): RankingForms {
  const file = openSqlite(path, LAYOUT);
  const remove = (resumeIds: readonly string[]): void => {
    if (resumeIds.length === 0) return;
    file.atOnce(() => {
      for (const id of resumeIds) file.query('DELETE FROM forms WHERE resume_id = ?').run(id);
    });
    file.overwriteRemoved();
  };
  return {
    months: (engine) => {
      const sql = 'SELECT resume_id, month FROM forms WHERE engine = ?';
      const rows = file.query(sql).all(engine) as { resume_id: string; month: string }[];
      return new Map(rows.map(({ resume_id, month }) => [resume_id, month]));
    },
    put: (forms) =>
      file.atOnce(() => {
        const write = file.query(`INSERT INTO forms (resume_id, engine, month, bytes) VALUES (?, ?, ?, ?)
          ON CONFLICT (resume_id) DO UPDATE SET engine = excluded.engine, month = excluded.month, bytes = excluded.bytes`);
        for (const { resumeId, engine, month, bytes } of forms) write.run(resumeId, engine, month, bytes);
      }),
    remove,
    keepOnly: (resumeIds) => {
      const rows = file.query('SELECT resume_id id FROM forms').all() as { id: string }[];
      remove(rows.map(({ id }) => id).filter((id) => !resumeIds.has(id)));
    },
    after: (place, limit, engine) => {
      // The plus keeps SQLite from going by engine and sorting all of its forms for each page.
      const sql = `SELECT place, resume_id resumeId, bytes FROM forms
        WHERE place > ? AND +engine = ? ORDER BY place LIMIT ?`;
      return file.query(sql).all(place, engine, limit) as ReturnType<RankingForms['after']>;
    },
    close: () => file.close(),
  };
}

/** The forms of this process. */
export const sharedRankingForms = once(() => rankingForms(indexPath('forms')));
