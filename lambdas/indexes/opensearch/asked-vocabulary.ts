/** What people say, as far as one search asks: fetched from the collection in a few requests, each for all that is missing. */
import { type CountedWords, oneEditFrom, type Vocabulary, wordBorders } from '../../../shared/search/index.ts';
import type { SearchClient } from '../../runtime/search-requests.ts';
import type { Query } from './query.ts';
import { searchIn } from './search-all.ts';

/** Stems with so many letters in common, and ids of all concepts. */
const STEMS_MOST = 10_000;
const IDS_MOST = 20_000;
/** A reading of a search asks again for what it has found; four times for the strangest. */
const ROUNDS_MOST = 12;

interface Buckets {
  buckets: { key: string; doc_count: number }[];
}

/** Everything that was asked for and is not known yet. */
interface Missing {
  stems: Set<string>;
  /** Regular expressions of stems, as OpenSearch has them. */
  patterns: Set<string>;
}

interface Fetched {
  counts: Map<string, number>;
  byPattern: Map<string, string[]>;
}

/** Signs with a meaning in an expression of Lucene. */
const literally = (text: string) => text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&');
const beginning = (text: string) => `${literally(text)}.*`;
const ending = (text: string) => `.*${literally(text)}`;

function wordsOver({ counts, byPattern }: Fetched, missing: Missing): CountedWords {
  const matching = (pattern: string): string[] => {
    const found = byPattern.get(pattern);
    if (!found) missing.patterns.add(pattern);
    return found ?? [];
  };
  return {
    get: (stem) => {
      const count = counts.get(stem);
      if (count === undefined) missing.stems.add(stem);
      return count === 0 ? undefined : count;
    },
    startingWith: (text) => matching(beginning(text)),
    oneEditFrom: (stem) => {
      const borders = wordBorders(stem);
      if (!borders) return [];
      const near = [...matching(beginning(borders.head)), ...matching(ending(borders.tail))];
      return oneEditFrom(stem, new Map([[`^${borders.head}`, near]]));
    },
  };
}

/** The counts of both; of the collection without those whom the other one has. */
function bothWords(one: CountedWords, other: CountedWords): CountedWords {
  return {
    get: (stem) => {
      const [count, further] = [one.get(stem), other.get(stem)];
      return count === undefined ? further : count + (further ?? 0);
    },
    startingWith: (text) => new Set([...one.startingWith(text), ...other.startingWith(text)]),
    oneEditFrom: (stem) => new Set([...one.oneEditFrom(stem), ...other.oneEditFrom(stem)]),
  };
}

const sameCounts = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);

/** The same map as long as it says the same: what is made of it is kept by it. */
function keptIds() {
  let kept: Vocabulary['ids'] = new Map();
  return (ids: Map<string, number>): Vocabulary['ids'] => {
    if (!sameCounts(kept, ids)) kept = ids;
    return kept;
  };
}

export interface Asking {
  /** Of whom. */
  people: Query;
  /** What others say, who are not among them. */
  beside: Vocabulary;
}

interface Searched {
  search: SearchClient;
  index: string;
  people: Query;
}

/** Fetches what is missing into what is known. */
async function fetchMissing(
  { search, index, people }: Searched,
  { stems, patterns }: Missing,
  known: Fetched,
): Promise<void> {
  const terms = (include: unknown, size: number) => ({ terms: { field: 'stems', include, size } });
  const expressions = [...patterns];
  const aggs = {
    ...(stems.size > 0 && { stems: terms([...stems], stems.size) }),
    ...Object.fromEntries(expressions.map((pattern, at) => [`pattern${at}`, terms(pattern, STEMS_MOST)])),
  };
  const body = { query: people, size: 0, track_total_hits: false, aggs };
  const { aggregations = {} } = await searchIn(search, index, body);
  const bucketsOf = (name: string) => (aggregations[name] as Buckets | undefined)?.buckets ?? [];
  for (const stem of stems) known.counts.set(stem, 0);
  for (const { key, doc_count } of bucketsOf('stems')) known.counts.set(key, doc_count);
  for (const [at, pattern] of expressions.entries()) {
    const buckets = bucketsOf(`pattern${at}`);
    for (const { key, doc_count } of buckets) known.counts.set(key, doc_count);
    known.byPattern.set(
      pattern,
      buckets.map(({ key }) => key),
    );
  }
}

/** How many people there are, and how often each concept is among them. */
async function idsOf({ search, index, people }: Searched) {
  const aggs = { ids: { terms: { field: 'ids', size: IDS_MOST } } };
  const body = { query: people, size: 0, track_total_hits: true, aggs };
  const { hits, aggregations = {} } = await searchIn(search, index, body);
  return { records: hits.total?.value ?? 0, buckets: (aggregations.ids as Buckets | undefined)?.buckets ?? [] };
}

/** Gives a function that reads with a vocabulary, and reads again until nothing is missing. */
export function vocabularyReader(search: SearchClient, index: string) {
  const keep = keptIds();
  return async <T>({ people, beside }: Asking, read: (vocabulary: () => Vocabulary) => T): Promise<T> => {
    const known: Fetched = { counts: new Map(), byPattern: new Map() };
    const searched = { search, index, people };
    let said: Awaited<ReturnType<typeof idsOf>> | undefined;
    let ids: Vocabulary['ids'] = new Map();
    for (let round = 0; round < ROUNDS_MOST; round += 1) {
      const missing: Missing = { stems: new Set(), patterns: new Set() };
      let isAsked = false;
      const answer = read(() => {
        isAsked = true;
        const words = bothWords(wordsOver(known, missing), beside.words);
        return { records: (said?.records ?? 0) + beside.records, words, ids };
      });
      if (!isAsked) return answer;
      if (said && missing.stems.size + missing.patterns.size === 0) return answer;
      const first = said === undefined ? idsOf(searched) : undefined;
      await fetchMissing(searched, missing, known);
      if (!first) continue;
      said = await first;
      const counts = new Map(beside.ids);
      for (const { key, doc_count } of said.buckets) counts.set(key, (counts.get(key) ?? 0) + doc_count);
      ids = keep(counts);
    }
    throw new Error('A search asks for ever more words');
  };
}
