/** Queries the talent index: pages in any order, counts per filter value, words, namesakes. */
import type * as z from 'zod';
import type { adminTalentsQuerySchema, TALENT_BASES } from '../../shared/contract/admin-talents.ts';
import type { Page } from '../../shared/contract/listing.ts';
import { ENDING_SOON_DAYS } from '../../shared/domain/basis.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import { cursorAt, PAGE_MAX_BYTES, positionIn } from '../runtime/position-cursor.ts';
import { limitToResponseSize } from '../runtime/response-size.ts';
import { hasBasisOrIsNamed, namedWithoutBasis } from './found-without-basis.ts';
import { columnsOf, type Marks, marksOf, type PeopleColumns } from './people-columns.ts';
import { both, type Where } from './sql-where.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { type Asked, hasWords, livesIn, type People, searched, wordsOf } from './talent-meaning.ts';
import type { IndexedTalent } from './talent-rows.ts';

export interface TalentQuery extends z.infer<typeof adminTalentsQuerySchema> {
  /** ISO 8601. */
  now: string;
}

export interface TalentPage extends Page<IndexedTalent> {
  total: number;
  byStatus: Record<(typeof TALENT_STATUSES)[number], number>;
  byBasis: Record<(typeof TALENT_BASES)[number], number>;
  /** Who fits everything that is asked, and is not shown since they may be considered for no other job. */
  leftOut: number;
  understood: UnderstoodPart[];
  suggestion?: string;
}

const DAY_MS = 86_400_000;
export const endingBy = (now: string) => new Date(Date.parse(now) + ENDING_SOON_DAYS * DAY_MS).toISOString();

/** Equal ones last changed first; who has no such text comes last in either direction. */
function orderOf({ sort, order }: Pick<TalentQuery, 'sort' | 'order'>): string {
  if (sort === 'updatedAt') return order === 'asc' ? 'updated_at, talent_id DESC' : 'updated_at DESC, talent_id';
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const column = sort === 'status' ? 'status_place' : `${sort}_place`;
  const nulls = sort === 'status' || order === 'desc' ? '' : ' NULLS LAST';
  return `${column} ${direction}${nulls}, updated_at DESC, talent_id`;
}

/** How many people stand alike. */
export interface Count {
  status_place: number;
  is_live: number;
  is_ending: number;
  may_be_found: number;
  found: number;
}

/** Whom a search leaves, by number of row, and of them those who may be shown to this search. */
interface Passing {
  columns: PeopleColumns;
  /** Absent where everybody is found. */
  found?: Marks;
  mayBeShown(person: number): boolean;
}

const isFound = ({ columns, found }: Passing, person: number) => (found ?? columns.there)[person] === 1;

/** How many of those who are found stand where, in groups. */
function groupsOf(passing: Passing, time: string): Count[] {
  const { columns, mayBeShown } = passing;
  const [now, soon] = [Date.parse(time), Date.parse(endingBy(time))];
  const counts = new Uint32Array(8 * TALENT_STATUSES.length);
  for (let person = 0; person < columns.size; person += 1) {
    if (!isFound(passing, person)) continue;
    const until = columns.basisUntil[person] as number;
    const bits = (until > now ? 1 : 0) + (until > now && until <= soon ? 2 : 0) + (mayBeShown(person) ? 4 : 0);
    const group = 8 * (columns.statusPlace[person] as number) + bits;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return [...counts].flatMap((found, group) =>
    found === 0
      ? []
      : [
          {
            status_place: Math.floor(group / 8),
            is_live: group & 1,
            is_ending: (group >> 1) & 1,
            may_be_found: (group >> 2) & 1,
            found,
          },
        ],
  );
}

/** How many of those who may be shown stand where, and how many more pass. */
export function countsOf(
  groups: readonly Count[],
  { status, basis }: Pick<TalentQuery, 'status' | 'basis'>,
): Pick<TalentPage, 'total' | 'byStatus' | 'byBasis' | 'leftOut'> {
  const count = (some: readonly Count[]) => some.reduce((total, { found }) => total + found, 0);
  const sum = (fits: (group: Count) => boolean) => count(groups.filter((group) => group.may_be_found && fits(group)));
  const isBased = ({ is_live, is_ending }: Count) =>
    basis === undefined || (basis === 'with' ? is_live : basis === 'without' ? !is_live : is_ending);
  const isOfStatus = ({ status_place }: Count) => status === undefined || TALENT_STATUSES[status_place] === status;
  const byStatus = Object.fromEntries(
    TALENT_STATUSES.map((one, place) => [one, sum((group) => group.status_place === place && Boolean(isBased(group)))]),
  ) as TalentPage['byStatus'];
  const isAskedFor = (group: Count) => Boolean(isBased(group)) && isOfStatus(group);
  return {
    total: sum(isAskedFor),
    leftOut: count(groups.filter((group) => !group.may_be_found && isAskedFor(group))),
    byStatus,
    byBasis: {
      with: sum((group) => Boolean(group.is_live) && isOfStatus(group)),
      without: sum((group) => !group.is_live && isOfStatus(group)),
      ending: sum((group) => Boolean(group.is_ending) && isOfStatus(group)),
    },
  };
}

/** Those whom words and place find; undefined for everybody. */
function foundBy(
  file: SqliteFile,
  people: readonly People[] | undefined,
  { location }: TalentQuery,
  { columns, asked }: { columns: PeopleColumns; asked: Asked | undefined },
): Marks | undefined {
  const places = livesIn(file, location, asked);
  if (!people && places.length === 0) return undefined;
  const living = places.length === 0 ? undefined : marksOf(file, placesAsPeople(places), columns);
  if (!people) return living;
  const found = marksOf(file, people, columns);
  return living ? found.map((mark, person) => mark & (living[person] ?? 0)) : found;
}

function placesAsPeople(places: readonly Where[]): People[] {
  const where = both(places);
  return [{ sql: `SELECT person FROM people WHERE ${where.sql}`, values: where.values }];
}

/** Whether this search may find somebody: they have a basis, and its words name them. */
function shownBy(file: SqliteFile, query: TalentQuery, columns: PeopleColumns): Passing['mayBeShown'] {
  const named = namedWithoutBasis(query);
  if (named === 'everybody') return () => true;
  const marks = named ? marksOf(file, [named], columns) : undefined;
  const now = Date.parse(query.now);
  return (person) => (columns.basisUntil[person] as number) > now || marks?.[person] === 1;
}

/** Who passes the filters of the list as well. */
function passes(
  { columns, mayBeShown }: Passing,
  { basis, status, ...asked }: TalentQuery,
): (person: number) => boolean {
  const [now, soon] = [Date.parse(asked.now), Date.parse(endingBy(asked.now))];
  const place = status === undefined ? undefined : TALENT_STATUSES.indexOf(status);
  const stands = (until: number) =>
    basis === undefined || (basis === 'without' ? until <= now : until > now && (basis === 'with' || until <= soon));
  return (person) =>
    (place === undefined || columns.statusPlace[person] === place) &&
    stands(columns.basisUntil[person] as number) &&
    mayBeShown(person);
}

interface Listed {
  person: number;
  talent_id: string;
}

/** Everybody of a list in its order, as far as the reader goes. */
type InOrder = () => Iterable<Listed>;

/** Of many, a page is full after a few rows of the order; few are sooner fetched and sorted. */
function inOrderOf(file: SqliteFile, passing: Passing, query: TalentQuery, total: number): InOrder {
  const order = orderOf(query);
  const { columns } = passing;
  const isShown = passes(passing, query);
  const all = columns.size;
  if (total * total > query.limit * all)
    return function* () {
      const rows = file.query(`SELECT person, talent_id FROM people ORDER BY ${order}`);
      for (const row of rows.iterate() as Iterable<unknown> as Iterable<Listed>)
        if (isFound(passing, row.person) && isShown(row.person)) yield row;
    };
  const numbers: number[] = [];
  for (let person = 0; person < all; person += 1) if (isFound(passing, person) && isShown(person)) numbers.push(person);
  const sql = `SELECT person, talent_id FROM people WHERE person IN (SELECT value FROM json_each(?)) ORDER BY ${order}`;
  return () => file.query(sql).all(JSON.stringify(numbers)) as unknown as Listed[];
}

/** So many of a list after so many. */
function taken(inOrder: InOrder, from: number, count: number): Listed[] {
  const some: Listed[] = [];
  let at = 0;
  for (const one of inOrder()) {
    if (at >= from + count) break;
    if (at >= from) some.push(one);
    at += 1;
  }
  return some;
}

/** One page of those who pass, with the counts of each filter without itself; `asked` where people say more than those in the file. */
export const talentPage = (file: SqliteFile, query: TalentQuery, asked?: Asked): TalentPage =>
  file.inOneView(() => pageOf(file, query, asked));

function pageOf(file: SqliteFile, query: TalentQuery, asked: Asked | undefined): TalentPage {
  const { people, ...said } = searched(file, query.search, asked);
  const columns = columnsOf(file);
  const found = foundBy(file, people, query, { columns, asked });
  const passing: Passing = { columns, mayBeShown: shownBy(file, query, columns), ...(found && { found }) };
  const counted = countsOf(groupsOf(passing, query.now), query);
  const inOrder = inOrderOf(file, passing, query, counted.total);
  const start = startOf(query.cursor, {
    idAt: (place) => taken(inOrder, place, 1)[0]?.talent_id,
    ids: () => [...inOrder()].map(({ talent_id }) => talent_id),
  });
  const one = file.query('SELECT record FROM people WHERE person = ?');
  const items = limitToResponseSize(
    taken(inOrder, start, query.limit).map(
      ({ person }) => JSON.parse((one.get(person) as { record: string }).record) as IndexedTalent,
    ),
    PAGE_MAX_BYTES,
  );
  const [last, end] = [items.at(-1), start + items.length];
  return {
    ...counted,
    ...said,
    items,
    nextCursor: last && end < counted.total ? cursorAt(end - 1, last.talentId) : null,
  };
}

interface Ordered {
  idAt(place: number): string | undefined;
  ids(): string[];
}

/** After the last one shown, wherever it is now; where it stood, if it is gone. */
function startOf(cursor: string | undefined, { idAt, ids }: Ordered): number {
  if (cursor === undefined) return 0;
  const { place, id } = positionIn(cursor);
  // Almost always nothing changed before it.
  if (place > 0 && idAt(place) === id) return place + 1;
  const found = ids().indexOf(id);
  return found >= 0 ? found + 1 : place;
}

/** Who may be the same person as someone with these keys. */
export function talentsWithKeys(file: SqliteFile, keys: readonly string[]): IndexedTalent[] {
  const sql = `SELECT record FROM people WHERE person IN (SELECT person FROM keys WHERE key IN (${keys.map(() => '?').join(', ')}))`;
  const rows = file.db.prepare(sql).all(...keys) as { record: string }[];
  return rows.map(({ record }) => JSON.parse(record) as IndexedTalent);
}

/**
 * The first of those whose name, address or title hold all words: anyone who begins with them, then the last changed. By
 * the title only those who may be considered for other jobs.
 */
export function talentsNamed(
  file: SqliteFile,
  { words, limit, now }: { words: readonly string[]; limit: number; now: string },
): IndexedTalent[] {
  const given = words.flatMap(wordsOf);
  if (given.length === 0) return [];
  const isFound = given.map((word) => ({ sql: 'instr(found, ?) > 0', values: [word] }));
  const where = both([hasWords(given), ...isFound, hasBasisOrIsNamed(given, now)]);
  const sql = `SELECT record FROM people WHERE ${where.sql}
    ORDER BY instr(found, ?) = 1 DESC, updated_at DESC, talent_id LIMIT ?`;
  const rows = file.query(sql).all(...where.values, given[0] ?? '', limit) as { record: string }[];
  return rows.map(({ record }) => JSON.parse(record) as IndexedTalent);
}
