/** Counts in how many people of the index each word and each concept stands, so that searches are read without reading people. */
import { type CountedWords, countedIn, oneEditFrom, type Vocabulary, wordBorders } from '../../shared/search/index.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** `head` and `tail` are what a mistyped word has in common with the right one; `text` is a stem or an id as its token has it. */
export const VOCABULARY_TABLES = `
    CREATE TABLE stems (stem TEXT PRIMARY KEY, head TEXT, tail TEXT, people INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX stems_by_head ON stems (head) WHERE head IS NOT NULL;
    CREATE INDEX stems_by_tail ON stems (tail) WHERE tail IS NOT NULL;
    CREATE TABLE ids (id TEXT PRIMARY KEY, people INTEGER NOT NULL) WITHOUT ROWID;`;

function addCounts(
  file: SqliteFile,
  stems: Iterable<readonly [string, number]>,
  ids: Iterable<readonly [string, number]>,
) {
  const addStem = file.query(
    'INSERT INTO stems VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET people = people + excluded.people',
  );
  for (const [stem, people] of stems) {
    const { head = null, tail = null } = wordBorders(stem) ?? {};
    addStem.run(stem, head?.toWellFormed() ?? null, tail?.toWellFormed() ?? null, people);
  }
  const addId = file.query('INSERT INTO ids VALUES (?, ?) ON CONFLICT DO UPDATE SET people = people + excluded.people');
  for (const [id, people] of ids) addId.run(id, people);
  file.setNote('vocabulary', String(Number(file.note('vocabulary')) + 1));
}

/** Counts the tokens of one who came (`by` 1) or went (-1); what nobody says any more is gone from the file. */
export function countTokens(file: SqliteFile, tokens: string, by: 1 | -1): void {
  const { stems, ids } = countedIn(tokens.split(' '));
  const each = (texts: Iterable<string>) => [...texts].map((text) => [text, by] as const);
  addCounts(file, each(stems), each(ids));
  if (by === 1) return;
  for (const stem of stems) file.query('DELETE FROM stems WHERE stem = ? AND people = 0').run(stem);
  for (const id of ids) file.query('DELETE FROM ids WHERE id = ? AND people = 0').run(id);
}

/** Counts the tokens of everybody, as if nobody had been counted. */
export function replaceCounts(file: SqliteFile, everyone: readonly string[]): void {
  const [stems, ids] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const tokens of everyone) {
    const said = countedIn(tokens.split(' '));
    for (const stem of said.stems) count(stems, stem);
    for (const id of said.ids) count(ids, id);
  }
  file.db.exec('DELETE FROM stems; DELETE FROM ids;');
  addCounts(file, stems, ids);
}

const LAST_LETTER = '\u{10ffff}';

function wordsIn(file: SqliteFile): CountedWords {
  const stemsWhere = (sql: string, ...values: (string | null)[]) =>
    (file.query(`SELECT stem FROM stems WHERE ${sql}`).all(...values) as { stem: string }[]).map(({ stem }) => stem);
  return {
    get: (stem) =>
      (file.query('SELECT people FROM stems WHERE stem = ?').get(stem) as { people: number } | undefined)?.people,
    startingWith: (beginning) => stemsWhere('stem >= ? AND stem < ?', beginning, beginning + LAST_LETTER),
    oneEditFrom: (stem) => {
      const borders = wordBorders(stem);
      if (!borders) return [];
      const near = [...stemsWhere('head = ?', borders.head), ...stemsWhere('tail = ?', borders.tail)];
      return oneEditFrom(stem, new Map([[`^${borders.head}`, near]]));
    },
  };
}

interface Kept {
  version: string;
  ids: Vocabulary['ids'];
}

/** The ids of a file, of which there are as many as the taxonomy has at most; read again when somebody came or went. */
const kept = new WeakMap<SqliteFile, Kept>();

function idsIn(file: SqliteFile): Vocabulary['ids'] {
  const version = file.note('vocabulary');
  const known = kept.get(file);
  if (known?.version === version) return known.ids;
  const rows = file.query('SELECT id, people FROM ids').all() as { id: string; people: number }[];
  const ids = new Map(rows.map(({ id, people }) => [id, people]));
  kept.set(file, { version, ids });
  return ids;
}

/** What the people or the jobs of a file say, as the reading of a search needs it. */
export function vocabularyIn(file: SqliteFile, table: 'people' | 'jobs' = 'people'): Vocabulary {
  const { records } = file.query(`SELECT count(*) records FROM ${table}`).get() as { records: number };
  return { records, words: wordsIn(file), ids: idsIn(file) };
}
