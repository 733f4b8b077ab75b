/** The index of people over a collection of OpenSearch: the same answers as from files of SQLite, for more people than they hold. */
import type { SearchClient } from '../../runtime/search-requests.ts';
import type { TalentStore } from '../../stores/talent-store.ts';
import { talentOf } from '../../stores/talent-view.ts';
import { vocabularyIn } from '../index-vocabulary.ts';
import type { PeopleIndex, Rankable } from '../talent-index.ts';
import { wordsOf } from '../talent-meaning.ts';
import { talentsNamed, talentsWithKeys } from '../talent-queries.ts';
import { foundIn, type IndexedTalent, personKeys } from '../talent-rows.ts';
import { vocabularyReader } from './asked-vocabulary.ts';
import { candidatesFor } from './candidates.ts';
import { peopleIndexName } from './people-mapping.ts';
import { byUpdate, sortOf } from './people-order.ts';
import { conditionsOf, hasBasisOrIsNamed, peoplePage } from './people-page.ts';
import { anyOf, beginningWith, every, has, holding, type Query, without } from './query.ts';
import { type RecentSource, recentPeople } from './recent-people.ts';
import { everyHit, searchIn } from './search-all.ts';

export interface PeopleIndexDeps {
  search: SearchClient;
  talents: Pick<TalentStore, 'changedSince'>;
  now?: () => number;
  /** When the collection shows what was written. */
  shownAfterMs?: number;
}

type Named = Parameters<PeopleIndex['named']>[0];
interface Recorded {
  record: IndexedTalent;
}

/** Those of the collection of whom nothing later is known. */
const unhidden = (hidden: readonly string[]): Query =>
  hidden.length === 0
    ? { term: { kind: 'person' } }
    : without({ term: { kind: 'person' } }, [anyOf('talentId', hidden)]);

/** The collection, and who changed of late. */
interface Source {
  search: SearchClient;
  index: string;
  recent: RecentSource;
}

/** The first `limit` whose name or address hold all these words, those who begin with the first word before others. */
async function namedIn({ search, index, recent }: Source, { words, limit, now: at }: Named): Promise<IndexedTalent[]> {
  const given = words.flatMap(wordsOf);
  const [first] = given;
  if (first === undefined) return [];
  const { file, hidden } = await recent.fresh();
  const isFound = given.flatMap((word) => [holding('described', word), holding('found', word)]);
  const filter = [unhidden(hidden), ...isFound, hasBasisOrIsNamed(given, at)];
  const begins = { constant_score: { filter: beginningWith('found', first), boost: 1 } };
  const sort = [{ _score: 'desc' }, ...sortOf({ sort: 'updatedAt', order: 'desc' })];
  const body = { query: { bool: { filter, should: [begins] } }, sort, size: limit, _source: ['record'] };
  const { hits } = await searchIn<Recorded>(search, index, { ...body, track_total_hits: false });
  const beginsSo = (talent: IndexedTalent) => Number(foundIn(talentOf(talent)).startsWith(first));
  return [...hits.hits.map(({ _source }) => _source.record), ...talentsNamed(file, { words, limit, now: at })]
    .sort((one, other) => beginsSo(other) - beginsSo(one) || byUpdate(one, other))
    .slice(0, limit);
}

/** Those who share one of these keys. */
async function withKeys({ search, index, recent }: Source, keys: readonly string[]): Promise<IndexedTalent[]> {
  const { file, hidden } = await recent.fresh();
  if (keys.length === 0) return [];
  const query = every([unhidden(hidden), anyOf('keys', keys)]);
  const records: IndexedTalent[] = [];
  for await (const { _source } of everyHit<Recorded>(search, index, { query, fields: ['record'] }))
    records.push(_source.record);
  return [...records, ...talentsWithKeys(file, keys)];
}

async function rankableIn({ search, index, recent }: Source): Promise<Rankable[]> {
  const { file, hidden } = await recent.fresh();
  const query = every([unhidden(hidden), has('resumeId')]);
  const fields = ['talentId', 'resumeId', 'record.basis'];
  const sql = `SELECT talent_id talentId, resume_id resumeId, basis_until basisUntil FROM people
    WHERE resume_id IS NOT NULL`;
  const found = file.query(sql).all() as unknown as Rankable[];
  for await (const { _source } of everyHit<Rankable & Recorded>(search, index, { query, fields })) {
    const { talentId, resumeId, record } = _source;
    found.push({ talentId, resumeId, basisUntil: record.basis?.until ?? '' });
  }
  return found.sort((one, other) => (one.talentId < other.talentId ? -1 : 1));
}

async function countIn({ search, index, recent }: Source): Promise<number> {
  const { file, hidden } = await recent.fresh();
  const body = { query: unhidden(hidden) };
  const { count } = await search.ask<{ count: number }>({ method: 'POST', path: `/${index}/_count`, body });
  return count + (file.query('SELECT count(*) count FROM people').get() as { count: number }).count;
}

export function peopleIndex({ search, talents, now = Date.now, shownAfterMs }: PeopleIndexDeps): PeopleIndex {
  const index = peopleIndexName();
  const recent = recentPeople({ search, index, talents, now, shownAfterMs });
  const source: Source = { search, index, recent };
  const readWords = vocabularyReader(search, index);
  return {
    page: async (query) => {
      const lately = await recent.fresh();
      const people = unhidden(lately.hidden);
      const beside = vocabularyIn(lately.file, 'people');
      const read = await readWords({ people, beside }, (vocabulary) => ({
        conditions: conditionsOf(query, vocabulary),
        vocabulary,
      }));
      return peoplePage({ search, index, recent: lately, people, ...read }, query);
    },
    named: (asked) => namedIn(source, asked),
    likely: (talent) => withKeys(source, personKeys(talent)),
    rankable: () => rankableIn(source),
    candidates: async (job, asked) => {
      const lately = await recent.fresh();
      return candidatesFor(job, asked, { search, index, recent: lately, people: unhidden(lately.hidden) });
    },
    count: () => countIn(source),
    countIfMade: async () => ((await recent.isMade()) ? countIn(source) : undefined),
    close: recent.close,
  };
}
