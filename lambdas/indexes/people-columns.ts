/** Keeps what is counted of everybody in memory, some fifty bytes a person, and sets of people as marks by number of row. */
import type { SqliteFile } from './sqlite-file.ts';
import type { People } from './talent-meaning.ts';

/** By number of row; a number that nobody has is not there. */
export interface PeopleColumns {
  /** One more than the greatest number. */
  size: number;
  there: Uint8Array;
  statusPlace: Uint8Array;
  /** Milliseconds since 1970; before all times where there is none. */
  basisUntil: Float64Array;
}

/** 1 for each number that belongs. */
export type Marks = Uint8Array;

interface Kept {
  mark: string;
  columns: PeopleColumns;
}

const kept = new WeakMap<SqliteFile, Kept>();

const COMMA = 44;
const ZERO = 48;
const NOBODYS = Number.NEGATIVE_INFINITY;

const isDigit = (code: number) => code >= ZERO && code <= ZERO + 9;

/** Everybody in one text, since an object for each of a hundred thousand takes longer than the reading. */
function readColumns(file: SqliteFile): PeopleColumns {
  const { last } = file.query('SELECT coalesce(max(person), 0) last FROM people').get() as { last: number };
  const size = last + 1;
  const [there, statusPlace, basisUntil] = [new Uint8Array(size), new Uint8Array(size), new Float64Array(size)];
  // By an index that holds all of it: whole rows are ten times as much to read.
  const sql = `SELECT group_concat(person || '|' || status_place || '|' || basis_until) people
    FROM people INDEXED BY people_by_status`;
  const text = (file.query(sql).get() as { people: string | null }).people ?? '';
  let at = 0;
  const number = (): number => {
    let read = 0;
    for (let code = text.charCodeAt(at); isDigit(code); code = text.charCodeAt(at)) {
      read = 10 * read + code - ZERO;
      at += 1;
    }
    // Past the bar or comma behind it.
    at += 1;
    return read;
  };
  while (at < text.length) {
    const person = number();
    statusPlace[person] = number();
    const comma = text.indexOf(',', at);
    const end = comma < 0 ? text.length : comma;
    basisUntil[person] = end === at ? NOBODYS : Date.parse(text.slice(at, end)) || NOBODYS;
    there[person] = 1;
    at = end + 1;
  }
  return { size, there, statusPlace, basisUntil };
}

/** The columns of a file, read again when anything in it has changed. */
export function columnsOf(file: SqliteFile): PeopleColumns {
  const mark = file.note('mark');
  const known = kept.get(file);
  if (known?.mark === mark) return known.columns;
  const columns = readColumns(file);
  kept.set(file, { mark, columns });
  return columns;
}

/** Marks those whom any of the queries finds. Numbers come as one text: an object for each of thousands takes longer than the search. */
export function marksOf(file: SqliteFile, people: readonly People[], { size, there }: PeopleColumns): Marks {
  const marks = new Uint8Array(size);
  for (const { sql, values } of people) {
    const all = file.query(`WITH found(person) AS (${sql}) SELECT group_concat(person) numbers FROM found`);
    const { numbers } = all.get(...values) as { numbers: string | null };
    if (numbers === null) continue;
    let number = 0;
    for (let at = 0; at <= numbers.length; at += 1) {
      const code = at < numbers.length ? numbers.charCodeAt(at) : COMMA;
      if (code !== COMMA) number = 10 * number + code - ZERO;
      else {
        marks[number] = there[number] ?? 0;
        number = 0;
      }
    }
  }
  return marks;
}
