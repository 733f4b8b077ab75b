/** Finds those among whom the best for a job are: the highest rough scores of the collection, and everybody who changed lately. */
import type { PreparedJob } from '../../../shared/matching/index.ts';
import type { SearchClient } from '../../runtime/search-requests.ts';
import type { SqliteFile } from '../sqlite-file.ts';
import type { Candidates, CandidatesAsked, Rankable } from '../talent-index.ts';
import { timeOf } from './people-document.ts';
import { above, anyOf, every, has, type Query, upTo, without } from './query.ts';
import type { RecentPeople } from './recent-people.ts';
import { type Hits, searchIn } from './search-all.ts';
import { scoredFor } from './weights.ts';

/** People whose form was not made yet, so that none of them is passed over for good: a ranking makes it. */
const UNFORMED_MOST = 200;

interface Found {
  talentId: string;
  resumeId: string;
  record: { basis?: { until: string } };
}

export interface CandidatesDeps {
  search: SearchClient;
  index: string;
  recent: RecentPeople;
  people: Query;
}

const rankableOf = ({ hits }: Hits<Found>): Rankable[] =>
  hits.hits.map(({ _source: { talentId, resumeId, record } }) => ({
    talentId,
    resumeId,
    basisUntil: record.basis?.until ?? '',
  }));

const recentRankable = (file: SqliteFile): Rankable[] =>
  file
    .query(
      'SELECT talent_id talentId, resume_id resumeId, basis_until basisUntil FROM people WHERE resume_id IS NOT NULL',
    )
    .all() as unknown as Rankable[];

/** Who may be considered for any job, and how many more have a reading and may not; applicants of the job are counted in neither. */
export async function candidatesFor(
  job: PreparedJob,
  { limit, now, applicants }: CandidatesAsked,
  { search, index, recent, people }: CandidatesDeps,
): Promise<Candidates> {
  const hasReading = every([people, has('resumeId')]);
  const mayBe = every([hasReading, above('basisUntil', timeOf(now))]);
  // Weights of an earlier engine still say roughly who is good: the ranking makes new forms of those it compares.
  const formed = has('engine');
  const shown = { _source: ['talentId', 'resumeId', 'record.basis'], track_total_hits: false };
  const mayNotBe = without(every([hasReading, upTo('basisUntil', timeOf(now))]), [anyOf('talentId', [...applicants])]);
  const [best, unformed, left] = await Promise.all([
    searchIn<Found>(search, index, {
      ...shown,
      query: { bool: { filter: [mayBe, formed], should: scoredFor(job) } },
      size: limit,
    }),
    searchIn<Found>(search, index, {
      ...shown,
      query: without(mayBe, [formed]),
      sort: [{ updatedAt: 'desc' }, { talentId: 'asc' }],
      size: UNFORMED_MOST,
    }),
    search.ask<{ count: number }>({ method: 'POST', path: `/${index}/_count`, body: { query: mayNotBe } }),
  ]);
  const lately = recentRankable(recent.file);
  const considered = lately.filter(({ basisUntil }) => basisUntil > now);
  const mayNot = lately.filter(({ basisUntil, talentId }) => basisUntil <= now && !applicants.has(talentId));
  // A document may change between the two searches, and be found by both.
  const byId = new Map([...rankableOf(unformed), ...rankableOf(best), ...considered].map((one) => [one.talentId, one]));
  return {
    talents: [...byId.values()],
    leftOut: left.count + mayNot.length,
  };
}
