/** Goes through all hits of a query, however many: OpenSearch shows no more than 10,000 of a list at once. */
import type { SearchClient } from '../../runtime/search-requests.ts';
import type { Query } from './query.ts';

export interface Hit<T> {
  _id: string;
  _source: T;
  _score?: number | null;
  sort?: unknown[];
}

export interface Hits<T> {
  hits: { total?: { value: number }; hits: Hit<T>[] };
  aggregations?: Record<string, unknown>;
}

export type Sort = readonly Record<string, unknown>[];

/** `index.max_result_window`. */
export const WINDOW = 10_000;

export interface EveryHit {
  query: Query;
  fields: readonly string[] | false;
  /** @default by id of the person */
  sort?: Sort;
  /** After whom, by the values of the order. */
  after?: unknown[];
  atOnce?: number;
}

/** One request to the search of an index. */
export const searchIn = <T>(search: SearchClient, index: string, body: object): Promise<Hits<T>> =>
  search.ask<Hits<T>>({ method: 'POST', path: `/${index}/_search`, body });

/** All hits in an order in which no two are equal. */
export async function* everyHit<T>(
  search: SearchClient,
  index: string,
  { query, fields, sort = [{ talentId: 'asc' }], after, atOnce = WINDOW }: EveryHit,
): AsyncGenerator<Hit<T>> {
  for (let last = after; ; ) {
    const body = { query, sort, size: atOnce, _source: fields, track_total_hits: false };
    const { hits } = await searchIn<T>(search, index, { ...body, ...(last && { search_after: last }) });
    yield* hits.hits;
    last = hits.hits.at(-1)?.sort;
    if (hits.hits.length < atOnce || last === undefined) return;
  }
}
