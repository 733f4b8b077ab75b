/** Word counts over the agency's talents, in DynamoDB beside its settings: the newest, and each by version. */
import { TABLES } from '../../shared/contract/resources.ts';
import { type BaseCounts, type Genre, genreOfBase, SHIPPED_GENRE } from '../../shared/matching/index.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

export interface GenreStore {
  /** The newest count; `undefined` before the first. */
  newest(): Promise<BaseCounts | undefined>;
  /** The count that a stored match names. */
  get(version: string): Promise<BaseCounts | undefined>;
  /** Keeps a count under its version, and as the newest. */
  keep(counts: BaseCounts): Promise<void>;
}

interface StoredCounts extends BaseCounts {
  settingsId: string;
}

const NEWEST = 'genre';
const idOf = (version: string) => `genre#${version}`;
const ALWAYS = {
  expression: 'attribute_exists(#id) OR attribute_not_exists(#id)',
  names: { '#id': 'settingsId' },
};

const countsOf = (item: StoredCounts | undefined): BaseCounts | undefined =>
  item && { version: item.version, people: item.people, pairs: item.pairs };

/** The store over the table named in the environment. */
export function genreStore(client: TableClient<'settings', 'changes'>): GenreStore;
export function genreStore(client: TableClient<'settings', 'reads'>): Pick<GenreStore, 'newest' | 'get'>;
export function genreStore(client: TableClient<'settings'>): GenreStore {
  const stored = table<StoredCounts>(client, TABLES.settings);
  return {
    newest: async () => countsOf(await stored.get({ settingsId: NEWEST })),
    get: async (version) => countsOf(await stored.get({ settingsId: idOf(version) })),
    keep: async (counts) => {
      for (const settingsId of [idOf(counts.version), NEWEST]) await stored.replace({ ...counts, settingsId }, ALWAYS);
    },
  };
}

/** A container asks for a newer count after this: it is made once a night. */
const REMEMBERED_MS = 10 * 60_000;

/** How telling words are by the newest count, or by what is shipped before there is one; remembered for ten minutes. */
export function currentGenre(store: Pick<GenreStore, 'newest'>, now: () => number = Date.now): () => Promise<Genre> {
  let read: { at: number; genre: Promise<Genre> } | undefined;
  let last: Genre = SHIPPED_GENRE;
  const load = async (): Promise<Genre> => {
    const counts = await store.newest();
    // The same object for the same count: jobs that were prepared by it stay prepared.
    if (counts && counts.version !== last.version) last = genreOfBase(counts);
    return last;
  };
  return () => {
    if (read && now() - read.at < REMEMBERED_MS) return read.genre;
    const begun = { at: now(), genre: load() };
    read = begun;
    begun.genre.catch(() => {
      if (read === begun) read = undefined;
    });
    return begun.genre;
  };
}
