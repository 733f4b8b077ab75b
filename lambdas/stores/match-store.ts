/** Matches in DynamoDB: written once, never changed. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Match } from '../../shared/domain/match.ts';
import { exists } from '../dynamodb/condition.ts';
import { tableName } from '../dynamodb/item.ts';
import { removeKeys } from '../dynamodb/remove-keys.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';
import { inParallel } from '../runtime/in-parallel.ts';

/** A match as stored. */
interface MatchRecord extends Match {
  /** The resume's id, of matches that no evaluation made: what recruiters try out is not in the index of readings. */
  readingId?: string;
}

/** Which match there is of which reading. */
export type MatchReference = Pick<Match, 'matchId' | 'resumeId' | 'jobId'>;

type PageOptions = { limit: number; cursor?: string };

export interface MatchStore {
  /** Stores a match; the same one again changes nothing. */
  insert(match: Match): Promise<void>;
  get(matchId: string): Promise<Match | undefined>;
  remove(matchId: string): Promise<void>;
  removeMany(matchIds: readonly string[]): Promise<void>;
  removeOfTalent(talentId: string): Promise<void>;
  /** Says of matches that they are another talent's, since two are one person; what is gone stays gone. */
  moveMany(matchIds: readonly string[], talentId: string): Promise<void>;
  /** Newest first, those of evaluations among them. */
  listByTalent(talentId: string, page: PageOptions): Promise<Page<Match>>;
  listByJob(jobId: string, page: PageOptions): Promise<Page<Match>>;
  /** Those that were stored by themselves for one reading, newest first. */
  listByReading(resumeId: string, page: PageOptions): Promise<Page<Match>>;
  /** Everything there is of a talent, by its ids alone. */
  referencesOfTalent(talentId: string): Promise<MatchReference[]>;
}

/** Few enough for the connections that a client keeps. */
const MOVED_AT_ONCE = 25;

const recordOf = (match: Match): MatchRecord =>
  match.evaluationId === undefined ? { ...match, readingId: match.resumeId } : match;

/** What a handler gets that only reads. */
export type MatchReader = Pick<
  MatchStore,
  'get' | 'listByTalent' | 'listByJob' | 'listByReading' | 'referencesOfTalent'
>;

/** The store over the table named in the environment. */
export function matchStore(client: TableClient<'matches', 'changes'>): MatchStore;
export function matchStore(client: TableClient<'matches', 'reads'>): MatchReader;
export function matchStore(client: TableClient<'matches'>): MatchStore {
  const matches = table<MatchRecord>(client, TABLES.matches);
  const ofTalent = (value: string) => ({ index: 'byTalent', key: { name: 'talentId', value } });
  return {
    insert: async (match) => {
      await matches.insert(recordOf(match), 'matchId');
    },
    get: (matchId) => matches.get({ matchId }),
    remove: (matchId) => matches.remove({ matchId }),
    removeMany: (matchIds) => {
      const keys = matchIds.map((matchId) => ({ matchId }));
      return removeKeys(client, tableName(TABLES.matches), keys);
    },
    removeOfTalent: (talentId) => matches.removeAll(ofTalent(talentId)),
    moveMany: (matchIds, talentId) =>
      inParallel(matchIds, MOVED_AT_ONCE, (matchId) => matches.update({ matchId }, { talentId }, exists('matchId'))),
    listByTalent: (talentId, page) => matches.query({ ...ofTalent(talentId), ...page }),
    listByJob: (jobId, page) => matches.query({ index: 'byJob', key: { name: 'jobId', value: jobId }, ...page }),
    listByReading: (resumeId, page) =>
      matches.query({ index: 'byReading', key: { name: 'readingId', value: resumeId }, ...page }),
    referencesOfTalent: (talentId) =>
      collected(matches.all({ ...ofTalent(talentId), attributes: ['matchId', 'resumeId', 'jobId'] })),
  };
}
