/** Reads one page of people from the collection, with recent people between them. */
import { TALENT_STATUSES } from '../../../shared/domain/talent.ts';
import { cursorAt, PAGE_MAX_BYTES, positionIn } from '../../runtime/position-cursor.ts';
import { limitToResponseSize } from '../../runtime/response-size.ts';
import type { SearchClient } from '../../runtime/search-requests.ts';
import { type Asked, meantPlace, meantSearch, QUOTATION_MARKS, wordsOf } from '../talent-meaning.ts';
import { type Count, countsOf, endingBy, type TalentPage, type TalentQuery, talentPage } from '../talent-queries.ts';
import type { IndexedTalent } from '../talent-rows.ts';
import { timeOf } from './people-document.ts';
import { comparedBy, sortOf } from './people-order.ts';
import { above, every, holding, meeting, type Query, some, upTo } from './query.ts';
import type { RecentPeople } from './recent-people.ts';
import { everyHit, type Hit, searchIn, WINDOW } from './search-all.ts';

/** What a list asks of people, and who of those that meet it may be shown. */
export interface Conditions {
  /** By the search and the place. */
  found: Query[];
  /** Those who may be found at all: decision 0078. */
  mayBeShown: Query;
  /** By the other filters. */
  filters: Query[];
  said: Pick<TalentPage, 'understood' | 'suggestion'>;
}

function basisFilter(basis: TalentQuery['basis'], now: string): Query[] {
  if (basis === undefined) return [];
  if (basis === 'without') return [upTo('basisUntil', timeOf(now))];
  if (basis === 'with') return [above('basisUntil', timeOf(now))];
  return [above('basisUntil', timeOf(now)), upTo('basisUntil', timeOf(endingBy(now)))];
}

/** Everybody who has a basis, and of the others those whose name or address holds each of these words. */
export function hasBasisOrIsNamed(words: readonly string[], now: string): Query {
  return some([above('basisUntil', timeOf(now)), every(words.map((word) => holding('knownAs', word)))]);
}

function mayBeFound({ search = '', location, now }: TalentQuery): Query {
  if (wordsOf(location).length > 0) return above('basisUntil', timeOf(now));
  return hasBasisOrIsNamed(wordsOf(search.replace(QUOTATION_MARKS, ' ')), now);
}

/** What a query asks, read with what people say. */
export function conditionsOf(query: TalentQuery, vocabulary: Asked): Conditions {
  const searched = meantSearch(query.search ?? '', vocabulary);
  const lives = meantPlace(query.location ?? '', vocabulary);
  const status = query.status === undefined ? [] : [{ term: { statusPlace: TALENT_STATUSES.indexOf(query.status) } }];
  return {
    found: [...(searched ? [meeting(searched, 'described')] : []), ...(lives ? [meeting(lives, 'place')] : [])],
    mayBeShown: mayBeFound(query),
    filters: [...basisFilter(query.basis, query.now), ...status],
    said: searched?.said ?? { understood: [] },
  };
}

const STANDS: Record<string, Pick<Count, 'is_live' | 'is_ending'>> = {
  none: { is_live: 0, is_ending: 0 },
  ending: { is_live: 1, is_ending: 1 },
  lasting: { is_live: 1, is_ending: 0 },
};

/** Groups of those who stand alike, by basis, status, and whether they may be shown. */
function groupsAsked({ mayBeShown }: Conditions, now: string) {
  const filters = {
    none: upTo('basisUntil', timeOf(now)),
    ending: every([above('basisUntil', timeOf(now)), upTo('basisUntil', timeOf(endingBy(now)))]),
    lasting: above('basisUntil', timeOf(endingBy(now))),
  };
  const statuses = { statuses: { terms: { field: 'statusPlace', size: TALENT_STATUSES.length } } };
  return { stands: { filters: { filters }, aggs: { ...statuses, shown: { filter: mayBeShown, aggs: statuses } } } };
}

interface Statuses {
  statuses: { buckets: { key: number; doc_count: number }[] };
}

function countsIn(aggregations: Record<string, unknown> = {}): Count[] {
  const { buckets } = aggregations.stands as { buckets: Record<string, Statuses & { shown: Statuses }> };
  return Object.entries(buckets).flatMap(([name, { statuses, shown }]) => {
    const mayBe = new Map(shown.statuses.buckets.map(({ key, doc_count }) => [key, doc_count]));
    const stands = STANDS[name] as Pick<Count, 'is_live' | 'is_ending'>;
    return statuses.buckets.flatMap(({ key, doc_count }): Count[] => {
      const found = mayBe.get(key) ?? 0;
      const group = { status_place: key, ...stands };
      return [
        { ...group, may_be_found: 1, found },
        { ...group, may_be_found: 0, found: doc_count - found },
      ];
    });
  });
}

export interface PeoplePageDeps {
  search: SearchClient;
  index: string;
  recent: RecentPeople;
  /** Those of the collection who are not hidden by recent ones. */
  people: Query;
  /** Of the collection and of recent people. */
  vocabulary: Asked;
  /** Of the query, by that vocabulary. */
  conditions: Conditions;
}

/** Everybody of the recent file whom the query finds, in its order, and their counts. */
function recentPage({ recent, vocabulary }: PeoplePageDeps, query: TalentQuery) {
  const items: IndexedTalent[] = [];
  let page: TalentPage;
  let cursor: string | undefined;
  do {
    page = talentPage(recent.file, { ...query, limit: WINDOW, cursor }, vocabulary);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { items, page };
}

interface Recorded {
  record: IndexedTalent;
}

/** Those read at once on the way to somebody, who stands mostly near the beginning. */
const WALKED = 1_000;

/** The list that the collection shows, from any place on. */
function shownList({ search, index, people, conditions }: PeoplePageDeps, query: TalentQuery) {
  const shown = every([people, ...conditions.found, conditions.mayBeShown, ...conditions.filters]);
  const sort = sortOf(query);
  const source = ['record'];
  /** Beyond what OpenSearch shows of a list at once, from the last one before. */
  const far = async (from: number, size: number): Promise<Hit<Recorded>[]> => {
    let [after, at]: [unknown[] | undefined, number] = [undefined, 0];
    if (from > 0)
      for await (const { sort: values } of everyHit(search, index, { query: shown, fields: false, sort })) {
        after = values;
        at += 1;
        if (at === from) break;
      }
    if (at < from) return [];
    const hits: Hit<Recorded>[] = [];
    const asked = { query: shown, fields: source, sort, after, atOnce: Math.min(size, WINDOW) };
    for await (const hit of everyHit<Recorded>(search, index, asked)) if (hits.push(hit) === size) break;
    return hits;
  };
  return {
    window: async (from: number, size: number): Promise<IndexedTalent[]> => {
      if (size === 0) return [];
      const body = { query: shown, sort, from, size, _source: source, track_total_hits: false };
      const hits =
        from + size > WINDOW ? await far(from, size) : (await searchIn<Recorded>(search, index, body)).hits.hits;
      return hits.map(({ _source }) => _source.record);
    },
    /** Where somebody stands, if they do. */
    find: async (id: string): Promise<{ place: number; record: IndexedTalent } | undefined> => {
      const one = { query: every([shown, { term: { talentId: id } }]), size: 1, _source: source };
      const record = (await searchIn<Recorded>(search, index, one)).hits.hits[0]?._source.record;
      let place = 0;
      if (record)
        for await (const { _id } of everyHit(search, index, { query: shown, fields: false, sort, atOnce: WALKED })) {
          if (_id === id) return { place, record };
          place += 1;
        }
      return undefined;
    },
    /** How many stand before the first of whom this is true. */
    before: async (isAfter: (record: IndexedTalent) => boolean): Promise<number> => {
      let count = 0;
      const asked = { query: shown, fields: source, sort, atOnce: WALKED };
      for await (const { _source } of everyHit<Recorded>(search, index, asked)) {
        if (isAfter(_source.record)) break;
        count += 1;
      }
      return count;
    },
  };
}

/** Where somebody stands in the list of both, without reading what comes after them. */
async function placeIn(
  id: string,
  list: ReturnType<typeof shownList>,
  recent: readonly IndexedTalent[],
  compare: (one: IndexedTalent, other: IndexedTalent) => number,
): Promise<number | undefined> {
  const lately = recent.find(({ talentId }) => talentId === id);
  const found = lately ? undefined : await list.find(id);
  const record = lately ?? found?.record;
  if (!record) return undefined;
  const place = found?.place ?? (await list.before((other) => compare(other, record) > 0));
  return place + recent.filter((other) => compare(other, record) < 0).length;
}

/** Where the list goes on: after the last one shown, wherever they are now; where they stood, if they are gone. */
async function startIn(
  cursor: string | undefined,
  at: (from: number, size: number) => Promise<IndexedTalent[]>,
  placeOf: (id: string) => Promise<number | undefined>,
): Promise<number> {
  if (cursor === undefined) return 0;
  const { place, id } = positionIn(cursor);
  // Almost always nothing changed before it.
  if ((await at(place, 1))[0]?.talentId === id) return place + 1;
  const found = await placeOf(id);
  return found === undefined ? place : found + 1;
}

type Counts = Pick<TalentPage, 'total' | 'leftOut' | 'byStatus' | 'byBasis'>;

const added = <K extends string>(one: Record<K, number>, other: Record<K, number>): Record<K, number> =>
  Object.fromEntries(Object.keys(one).map((key) => [key, one[key as K] + other[key as K]])) as Record<K, number>;

const sumOf = (one: Counts, other: Counts): Counts => ({
  total: one.total + other.total,
  leftOut: one.leftOut + other.leftOut,
  byStatus: added(one.byStatus, other.byStatus),
  byBasis: added(one.byBasis, other.byBasis),
});

/** One page of those who pass, with the counts of each filter without itself. */
export async function peoplePage(deps: PeoplePageDeps, query: TalentQuery): Promise<TalentPage> {
  const { search, index, people, conditions } = deps;
  const compare = comparedBy(query);
  const recent = recentPage(deps, query);
  const list = shownList(deps, query);
  const counting = searchIn(search, index, {
    query: every([people, ...conditions.found]),
    size: 0,
    track_total_hits: false,
    aggs: groupsAsked(conditions, query.now),
  });
  // Awaited below; until then its failure must not count as unhandled.
  counting.catch(() => undefined);
  const merged = (shown: readonly IndexedTalent[]) => [...shown, ...recent.items].sort(compare);
  const slice = async (from: number, size: number): Promise<IndexedTalent[]> => {
    // At most all recent ones stand before, so many fewer are there of the others.
    const first = Math.max(0, from - recent.items.length);
    return merged(await list.window(first, from + size - first)).slice(from - first, from - first + size);
  };
  const start = await startIn(query.cursor, slice, (id) => placeIn(id, list, recent.items, compare));
  const items = limitToResponseSize(await slice(start, query.limit), PAGE_MAX_BYTES);
  const counted = sumOf(countsOf(countsIn((await counting).aggregations), query), recent.page);
  const [last, end] = [items.at(-1), start + items.length];
  const nextCursor = last && end < counted.total ? cursorAt(end - 1, last.talentId) : null;
  return { ...counted, ...conditions.said, items, nextCursor };
}
