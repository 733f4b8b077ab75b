/** Queries the talent index: pages in any order, counts per filter value, words, namesakes. */
import type * as z from 'zod';
import type { adminTalentsQuerySchema, TALENT_BASES } from '../../shared/contract/admin-talents.ts';
import type { Page } from '../../shared/contract/listing.ts';
import { ENDING_SOON_DAYS } from '../../shared/domain/basis.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import { TALENT_STATUSES } from '../../shared/domain/talent.ts';
import { cursorAt, PAGE_MAX_BYTES, positionIn } from '../runtime/position-cursor.ts';
import { limitToResponseSize } from '../runtime/response-size.ts';
import { hasBasisOrIsNamed, mayBeFound } from './found-without-basis.ts';
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

function stands(basis: TalentQuery['basis'], now: string): Where[] {
  if (basis === undefined) return [];
  if (basis === 'without') return [{ sql: 'basis_until <= ?', values: [now] }];
  if (basis === 'with') return [{ sql: 'basis_until > ?', values: [now] }];
  return [{ sql: 'basis_until > ? AND basis_until <= ?', values: [now, endingBy(now)] }];
}

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

/** How many of those who pass stand where, and how many more would pass if they might be `shown`. */
function counts(
  file: SqliteFile,
  { where, shown }: Record<'where' | 'shown', Where>,
  { status, basis, now }: TalentQuery,
): Pick<TalentPage, 'total' | 'byStatus' | 'byBasis' | 'leftOut'> {
  const sql = `SELECT status_place, basis_until > ? is_live, basis_until > ? AND basis_until <= ? is_ending,
    (${shown.sql}) may_be_found, count(*) found FROM people WHERE ${where.sql} GROUP BY 1, 2, 3, 4`;
  const values = [now, now, endingBy(now), ...shown.values, ...where.values];
  return countsOf(file.query(sql).all(...values) as unknown as Count[], { status, basis });
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

/** Those who pass, looked for once: the condition on their rows, and the same where rows are gone through in order. */
interface Found {
  where: Where;
  inOrder: Where;
}

/** Looks for those whom any of the queries finds, or everybody, as far as they meet all conditions, and keeps their numbers until the next search. */
function keepFound(file: SqliteFile, people: readonly People[] | undefined, conditions: readonly Where[]): number {
  file.db.exec('CREATE TEMP TABLE IF NOT EXISTS found (person INTEGER PRIMARY KEY); DELETE FROM temp.found;');
  const where = both(conditions);
  const fits = { sql: `SELECT person FROM people WHERE ${where.sql}`, values: where.values };
  for (const { sql, values } of people ?? [fits]) file.query(`INSERT OR IGNORE INTO temp.found ${sql}`).run(...values);
  if (people && conditions.length > 0)
    file.query(`DELETE FROM temp.found WHERE person NOT IN (${fits.sql})`).run(...fits.values);
  return (file.query('SELECT count(*) count FROM temp.found').get() as { count: number }).count;
}

/** Those who are found by words and place: looked for once, since counts and page both ask. */
function foundBy(
  file: SqliteFile,
  people: readonly People[] | undefined,
  { location, limit }: TalentQuery,
  asked: Asked | undefined,
): Found {
  const places = livesIn(file, location, asked);
  if (!people && places.length === 0) return { where: both([]), inOrder: both([]) };
  const count = keepFound(file, people, places);
  const all = (file.query('SELECT count(*) count FROM people').get() as { count: number }).count;
  const isFound = (column: string): Where => ({ sql: `${column} IN (SELECT person FROM temp.found)`, values: [] });
  // Of many, a page is full after a few rows of the order; few are sooner fetched and sorted. The plus keeps SQLite to the order.
  return { where: isFound('person'), inOrder: isFound(count * count > limit * all ? '+person' : 'person') };
}

/** One page of those who pass, with the counts of each filter without itself; `asked` where people say more than those in the file. */
export function talentPage(file: SqliteFile, query: TalentQuery, asked?: Asked): TalentPage {
  const { people, ...said } = searched(file, query.search, asked);
  const found = foundBy(file, people, query, asked);
  const ofStatus: Where[] = query.status
    ? [{ sql: 'status_place = ?', values: [TALENT_STATUSES.indexOf(query.status)] }]
    : [];
  const mayBeShown = mayBeFound(query);
  const shown = both([found.inOrder, mayBeShown, ...stands(query.basis, query.now), ...ofStatus]);
  const ordered = `FROM people WHERE ${shown.sql} ORDER BY ${orderOf(query)}`;
  const counted = counts(file, { where: found.where, shown: mayBeShown }, query);
  const at = (offset: number, limit: number) =>
    file.query(`SELECT record ${ordered} LIMIT ? OFFSET ?`).all(...shown.values, limit, offset) as { record: string }[];
  const start = startOf(query.cursor, {
    idAt: (place) =>
      (file.query(`SELECT talent_id ${ordered} LIMIT 1 OFFSET ?`).get(...shown.values, place) as { talent_id: string })
        ?.talent_id,
    ids: () =>
      (file.query(`SELECT talent_id ${ordered}`).all(...shown.values) as { talent_id: string }[]).map(
        ({ talent_id }) => talent_id,
      ),
  });
  const items = limitToResponseSize(
    at(start, query.limit).map(({ record }) => JSON.parse(record) as IndexedTalent),
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
