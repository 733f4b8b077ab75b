/** The SQLite file of the talent index: its tables, and how people are added and removed. */
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { placeInAlphabet, placesInAlphabet, SORT_COLUMNS, type SortColumn } from './collated-places.ts';
import { insertTokens, layoutWithVocabulary, removeTokens, replaceTokens } from './index-vocabulary.ts';
import { type Layout, openSqlite, type SqliteFile } from './sqlite-file.ts';
import { type TalentRow, talentRow } from './talent-rows.ts';

/** Raised whenever rows are made in another way. */
const ROWS_VERSION = 3;

const TABLES = `
    CREATE TABLE people (
      person INTEGER PRIMARY KEY,
      talent_id TEXT NOT NULL UNIQUE,
      updated_at TEXT NOT NULL,
      write_id TEXT NOT NULL,
      status_place INTEGER NOT NULL,
      basis_until TEXT NOT NULL,
      resume_id TEXT,
      name_text TEXT NOT NULL, name_place REAL,
      headline_text TEXT NOT NULL, headline_place REAL,
      location_text TEXT NOT NULL, location_place REAL,
      place TEXT NOT NULL,
      known_as TEXT NOT NULL,
      found TEXT NOT NULL,
      record TEXT NOT NULL
    );
    CREATE INDEX people_by_update ON people (updated_at DESC, talent_id);
    CREATE INDEX people_by_name ON people (name_place, updated_at DESC, talent_id);
    CREATE INDEX people_by_headline ON people (headline_place, updated_at DESC, talent_id);
    CREATE INDEX people_by_location ON people (location_place, updated_at DESC, talent_id);
    CREATE INDEX people_by_status ON people (status_place, updated_at DESC, talent_id, basis_until);
    CREATE INDEX people_places ON people (place);
    CREATE INDEX people_rankable ON people (talent_id, resume_id, basis_until) WHERE resume_id IS NOT NULL;
    CREATE TABLE keys (key TEXT NOT NULL, person INTEGER NOT NULL, PRIMARY KEY (key, person)) WITHOUT ROWID;
    CREATE INDEX keys_of_person ON keys (person);
    CREATE VIRTUAL TABLE words USING fts5(described, tokenize = "trigram case_sensitive 1");
    INSERT INTO words(words, rank) VALUES ('secure-delete', 1);`;

const COLUMNS =
  'talent_id, updated_at, write_id, status_place, basis_until, resume_id, name_text, name_place, headline_text, headline_place, location_text, location_place, place, known_as, found, record';

/** Tokens of other forms, and tables of another program, are of no use to this one: such a file starts empty. */
export const talentLayout = (): Layout => layoutWithVocabulary(ROWS_VERSION, TABLES);

export const openTalentFile = (path: string): SqliteFile => openSqlite(path, talentLayout());

type PlaceOf = (column: SortColumn, text: string) => number | null;

/** All but what they say; the number of the row. */
function insert(file: SqliteFile, row: TalentRow, place: PlaceOf): number | bigint {
  const sorted = SORT_COLUMNS.flatMap((column) => [row.sortTexts[column], place(column, row.sortTexts[column])]);
  const { talentId, updatedAt, writeId, statusPlace, basisUntil, resumeId } = row;
  const values = [talentId, updatedAt, writeId, statusPlace, basisUntil, resumeId, ...sorted];
  const all = [...values, row.place, row.knownAs, row.found, row.record];
  const { lastInsertRowid: person } = file
    .query(`INSERT INTO people (${COLUMNS}) VALUES (${all.map(() => '?').join(', ')})`)
    .run(...all);
  file.query('INSERT INTO words (rowid, described) VALUES (?, ?)').run(person, row.described);
  for (const key of row.keys) file.query('INSERT INTO keys VALUES (?, ?)').run(key, person);
  return person;
}

function removePerson(file: SqliteFile, person: number): void {
  file.query('DELETE FROM words WHERE rowid = ?').run(person);
  removeTokens(file, person);
  file.query('DELETE FROM keys WHERE person = ?').run(person);
  file.query('DELETE FROM people WHERE person = ?').run(person);
}

interface Known {
  person: number;
  updated_at: string;
  write_id: string;
}

function knownOf(file: SqliteFile, talentId: string): Known | undefined {
  const sql = 'SELECT person, updated_at, write_id FROM people WHERE talent_id = ?';
  return file.query(sql).get(talentId) as Known | undefined;
}

/** A table's index may show what has changed again, or is gone, as it was before. */
function isNews(known: Known | undefined, { updatedAt, writeId = '' }: TalentRecord): boolean {
  if (!known) return true;
  return known.updated_at < updatedAt || (known.updated_at === updatedAt && known.write_id !== writeId);
}

/** Puts talents in, each in the place of what was known of them. */
export function putTalents(file: SqliteFile, talents: readonly TalentRecord[]): void {
  let isChanged = false;
  for (const talent of talents) {
    const known = knownOf(file, talent.talentId);
    if (!isNews(known, talent)) continue;
    isChanged = true;
    if (known) removePerson(file, known.person);
    const row = talentRow(talent);
    const person = insert(file, row, (column, text) => placeInAlphabet(file, column, text));
    insertTokens(file, { row: person, tokens: row.tokens });
  }
  if (isChanged) file.markChanged({ isRemoval: false });
}

type Gone = Awaited<ReturnType<TalentStore['changedSince']>>['gone'];

/** Takes out who is gone, unless they were made again since, by an application that was being read meanwhile. */
export function removeTalents(file: SqliteFile, gone: readonly Pick<Gone[number], 'goneId' | 'updatedAt'>[]): void {
  let isAnyGone = false;
  for (const { goneId, updatedAt } of gone) {
    const known = knownOf(file, goneId);
    if (!known || known.updated_at > updatedAt) continue;
    removePerson(file, known.person);
    isAnyGone = true;
  }
  if (isAnyGone) file.markChanged({ isRemoval: true });
}

/** Makes the file hold exactly these. */
export function replaceAll(file: SqliteFile, talents: readonly TalentRecord[]): void {
  file.db.exec('DELETE FROM people; DELETE FROM words; DELETE FROM keys;');
  // In the order in which a ranking goes through them.
  const rows = talents.map(talentRow).sort((a, b) => (a.talentId < b.talentId ? -1 : 1));
  const places = Object.fromEntries(
    SORT_COLUMNS.map((column) => [column, placesInAlphabet(rows.map(({ sortTexts }) => sortTexts[column]))]),
  ) as Record<SortColumn, Map<string, number>>;
  const placeIn: PlaceOf = (column, text) => places[column].get(text) ?? null;
  replaceTokens(
    file,
    rows.map((row) => ({ row: insert(file, row, placeIn), tokens: row.tokens })),
  );
  file.markChanged({ isRemoval: true });
}
