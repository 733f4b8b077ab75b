/** Counts the tokens of an index, of talents or jobs: those of each record, and how many records have each. */
import { fingerprint } from '../../shared/domain/fingerprint.ts';
import {
  type CountedWords,
  countedIn,
  searchFormsVersion,
  type Vocabulary,
  wordBorders,
} from '../../shared/search/index.ts';
import { addCalled, CALLED_TABLES, calledIn, removeAllCalled, removeCalled } from './called-words.ts';
import type { Layout, SqliteFile } from './sqlite-file.ts';
import { stemSearches } from './stem-searches.ts';

/**
 * `head` and `tail` are what a mistyped word has in common with the right one, and a stem or an id stands as its token has it. The
 * `kinds` of an id are those of all tokens that it was ever counted with: more than it has now do no harm.
 */
const VOCABULARY_TABLES = `
    CREATE VIRTUAL TABLE meaning USING fts5(tokens, tokenize = "ascii tokenchars '_:+#-'", detail = none);
    INSERT INTO meaning(meaning, rank) VALUES ('secure-delete', 1);
    CREATE TABLE stems (stem TEXT PRIMARY KEY, head TEXT, tail TEXT, records INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX stems_by_head ON stems (head) WHERE head IS NOT NULL;
    CREATE INDEX stems_by_tail ON stems (tail) WHERE tail IS NOT NULL;
    CREATE TABLE ids (id TEXT PRIMARY KEY, records INTEGER NOT NULL, kinds INTEGER NOT NULL) WITHOUT ROWID;
    ${CALLED_TABLES}`;

/**
 * These tables with those of the vocabulary. Its version changes with all of them, with `rowsVersion`, by which rows are made,
 * and with the tokens of another taxonomy: a file of another version starts empty.
 */
export function layoutWithVocabulary(rowsVersion: number, ownTables: string): Layout {
  const tables = ownTables + VOCABULARY_TABLES;
  const print = fingerprint([rowsVersion, searchFormsVersion(), tables].join(' '));
  // SQLite keeps it in 31 bits; 0 stands in a file without tables.
  return { version: print >>> 1 || 1, tables };
}

function addCounts(
  file: SqliteFile,
  stems: Iterable<readonly [string, number]>,
  ids: Iterable<readonly [string, { records: number; kinds: number }]>,
) {
  const addStem = file.query(
    'INSERT INTO stems VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET records = records + excluded.records',
  );
  for (const [stem, records] of stems) {
    const { head = null, tail = null } = wordBorders(stem) ?? {};
    addStem.run(stem, head?.toWellFormed() ?? null, tail?.toWellFormed() ?? null, records);
  }
  const addId = file.query(
    `INSERT INTO ids VALUES (?, ?, ?) ON CONFLICT DO UPDATE
      SET records = records + excluded.records, kinds = kinds | excluded.kinds`,
  );
  const isKnown = file.query('SELECT 1 FROM ids WHERE id = ?');
  for (const [id, { records, kinds }] of ids) {
    if (!isKnown.get(id)) addCalled(file, id);
    addId.run(id, records, kinds);
  }
  file.setNote('vocabulary', String(Number(file.note('vocabulary')) + 1));
}

/** Counts the tokens of one that came (`by` 1) or went (-1); what no record says any more is gone from the file. */
function countTokens(file: SqliteFile, tokens: string, by: 1 | -1): void {
  const { stems, ids } = countedIn(tokens.split(' '));
  addCounts(
    file,
    [...stems].map((stem) => [stem, by] as const),
    [...ids].map(([id, kinds]) => [id, { records: by, kinds }] as const),
  );
  if (by === 1) return;
  for (const stem of stems) file.query('DELETE FROM stems WHERE stem = ? AND records = 0').run(stem);
  for (const id of ids.keys())
    if (file.query('DELETE FROM ids WHERE id = ? AND records = 0').run(id).changes > 0) removeCalled(file, id);
}

/** The tokens of a record, parted by spaces, and the number of its row. */
export interface RecordTokens {
  row: number | bigint;
  tokens: string;
}

const store = (file: SqliteFile, { row, tokens }: RecordTokens) =>
  file.query('INSERT INTO meaning (rowid, tokens) VALUES (?, ?)').run(row, tokens);

/** Puts in what a new record says. */
export function insertTokens(file: SqliteFile, record: RecordTokens): void {
  store(file, record);
  countTokens(file, record.tokens, 1);
}

/** Takes out what the record of a row says. */
export function removeTokens(file: SqliteFile, row: number): void {
  const said = file.query('SELECT tokens FROM meaning WHERE rowid = ?').get(row) as { tokens: string };
  countTokens(file, said.tokens, -1);
  file.query('DELETE FROM meaning WHERE rowid = ?').run(row);
}

/** Makes the file hold what exactly these records say. */
export function replaceTokens(file: SqliteFile, records: readonly RecordTokens[]): void {
  file.db.exec('DELETE FROM meaning; DELETE FROM stems; DELETE FROM ids;');
  removeAllCalled(file);
  const [stems, ids] = [new Map<string, number>(), new Map<string, { records: number; kinds: number }>()];
  for (const record of records) {
    store(file, record);
    const said = countedIn(record.tokens.split(' '));
    for (const stem of said.stems) stems.set(stem, (stems.get(stem) ?? 0) + 1);
    for (const [id, kinds] of said.ids) {
      const known = ids.get(id) ?? { records: 0, kinds: 0 };
      ids.set(id, { records: known.records + 1, kinds: known.kinds | kinds });
    }
  }
  addCounts(file, stems, ids);
  // In one piece: a search for an occupation looks up hundreds of tokens, each in every piece.
  file.db.exec("INSERT INTO meaning(meaning) VALUES ('optimize')");
}

function wordsIn(file: SqliteFile): CountedWords {
  return {
    get: (stem) =>
      (file.query('SELECT records FROM stems WHERE stem = ?').get(stem) as { records: number } | undefined)?.records,
    ...stemSearches(file, 'stems'),
  };
}

/** In how many records each id stands, and with which kinds of tokens. */
interface Ids {
  ids: Vocabulary['ids'];
  kinds: ReadonlyMap<string, number>;
}

interface Kept extends Ids {
  version: string;
}

/** The ids of a file, of which there are as many as the taxonomy has at most; read again when a record came or went. */
const kept = new WeakMap<SqliteFile, Kept>();

function idsIn(file: SqliteFile): Ids {
  const version = file.note('vocabulary');
  const known = kept.get(file);
  if (known?.version === version) return known;
  const rows = file.query('SELECT * FROM ids').all() as { id: string; records: number; kinds: number }[];
  const ids = new Map(rows.map(({ id, records }) => [id, records]));
  const kinds = new Map(rows.map((row) => [row.id, row.kinds]));
  kept.set(file, { version, ids, kinds });
  return { ids, kinds };
}

/** What the people or the jobs of a file say, as the reading of a search needs it. */
export function vocabularyIn(file: SqliteFile, table: 'people' | 'jobs'): Required<Vocabulary> & Ids {
  const { records } = file.query(`SELECT count(*) records FROM ${table}`).get() as { records: number };
  return { records, words: wordsIn(file), called: calledIn(file), ...idsIn(file) };
}
