/** Keeps ranking forms in a SQLite file, so that a ranking neither waits for a table nor fills the memory. */
import type { FormVersion } from '../../shared/matching/index.ts';
import { once } from '../runtime/once.ts';
import type { GenerationStore } from '../stores/generation-store.ts';
import { beginningFile } from './beginning-file.ts';
import { type GenerationSource, generationSource } from './generations.ts';
import { indexPath } from './index-path.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** A form with its place in an order that stays, in which the first come after place 0. */
export type PlacedForm = Pick<StoredForm, 'resumeId' | 'bytes'> & { place: number };

/** The form of one reading; without bytes, of one that is too complex to be compared. */
export interface StoredForm extends FormVersion {
  resumeId: string;
  bytes: Uint8Array | null;
}

export interface RankingForms {
  /** By reading, up to which month the form of this engine counts. */
  months(engine: string): Map<string, string>;
  /** Of these readings those without a form of this engine and month, with the month of the one of this engine, or `NO_MONTH`. */
  notOf(resumeIds: readonly string[], version: FormVersion): Map<string, string>;
  put(forms: readonly StoredForm[]): void;
  remove(resumeIds: readonly string[]): void;
  /** Removes all but the forms of these readings. */
  keepOnly(resumeIds: ReadonlySet<string>): void;
  /** The next forms of this engine after a place. */
  after(place: number, limit: number, engine: string): PlacedForm[];
  /** The forms of this engine at these places, without those that are gone. */
  at(places: readonly number[], engine: string): PlacedForm[];
  /** The file, which begins as the newest generation where nothing was kept here yet. */
  current(): Promise<SqliteFile>;
  close(): void;
}

/** Of a reading without a form. */
export const NO_MONTH = '';

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

/** The forms in the file at `path` (`:memory:` for nowhere), which begins as the newest generation of `generations`. */
export function rankingForms(path: string, generations?: GenerationSource): RankingForms {
  const isMade = (made: SqliteFile) => made.note('mark') !== '';
  const { opened, begun, close } = beginningFile({ path, layout: () => LAYOUT, isMade, generations });
  const remove = (resumeIds: readonly string[]): void => {
    if (resumeIds.length === 0) return;
    const file = opened();
    file.atOnce(() => {
      const gone = resumeIds.map((id) => file.query('DELETE FROM forms WHERE resume_id = ?').run(id).changes);
      if (gone.some((changes) => changes > 0)) file.markChanged({ isRemoval: true });
    });
    file.overwriteRemoved();
  };
  return {
    months: (engine) => {
      const sql = 'SELECT resume_id, month FROM forms WHERE engine = ?';
      const rows = opened().query(sql).all(engine) as { resume_id: string; month: string }[];
      return new Map(rows.map(({ resume_id, month }) => [resume_id, month]));
    },
    notOf: (resumeIds, { engine, month }) => {
      // Asked by id: nearly all have one, and a list of all in memory is much larger than that of the others.
      const sql = `SELECT asked.value id, coalesce(forms.month, '') month FROM json_each(?) asked
        LEFT JOIN forms ON forms.engine = ? AND forms.resume_id = asked.value WHERE forms.month IS NOT ?`;
      const rows = opened().query(sql).all(JSON.stringify(resumeIds), engine, month) as { id: string; month: string }[];
      return new Map(rows.map((row) => [row.id, row.month]));
    },
    put: (forms) => {
      const file = opened();
      file.atOnce(() => {
        const write = file.query(`INSERT INTO forms (resume_id, engine, month, bytes) VALUES (?, ?, ?, ?)
          ON CONFLICT (resume_id) DO UPDATE SET engine = excluded.engine, month = excluded.month, bytes = excluded.bytes`);
        for (const { resumeId, engine, month, bytes } of forms) write.run(resumeId, engine, month, bytes);
        if (forms.length > 0) file.markChanged({ isRemoval: false });
      });
    },
    remove,
    keepOnly: (resumeIds) => {
      const rows = opened().query('SELECT resume_id id FROM forms').all() as { id: string }[];
      remove(rows.map(({ id }) => id).filter((id) => !resumeIds.has(id)));
    },
    after: (place, limit, engine) => {
      // The plus keeps SQLite from going by engine and sorting all of its forms for each page.
      const sql = `SELECT place, resume_id resumeId, bytes FROM forms
        WHERE place > ? AND +engine = ? ORDER BY place LIMIT ?`;
      return opened().query(sql).all(place, engine, limit) as unknown as PlacedForm[];
    },
    at: (places, engine) => {
      const one = opened().query('SELECT place, resume_id resumeId, bytes FROM forms WHERE place = ? AND engine = ?');
      return places.flatMap((place) => (one.get(place, engine) as PlacedForm | undefined) ?? []);
    },
    current: begun,
    close,
  };
}

/** The forms of this process. */
export const sharedRankingForms = once((generations: GenerationStore) =>
  rankingForms(indexPath('forms'), generationSource(generations, 'forms')),
);
