/** Matches in DynamoDB: written once, never changed. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Match } from '../../shared/domain/match.ts';
import { exists, table } from './table.ts';

export interface MatchStore {
  /** Stores a match; the same one again changes nothing. */
  insert(match: Match): Promise<void>;
  get(matchId: string): Promise<Match | undefined>;
  remove(matchId: string): Promise<void>;
  removeOfTalent(talentId: string): Promise<void>;
  /** Says of a match that it is another talent's, since two are one person. */
  moveTo(matchId: string, talentId: string): Promise<void>;
  listByTalent(talentId: string, page: { limit: number; cursor?: string }): Promise<Page<Match>>;
  listByJob(jobId: string, page: { limit: number; cursor?: string }): Promise<Page<Match>>;
}

/** The store over the table named in the environment. */
export function matchStore(client: DynamoDBDocumentClient): MatchStore {
  const matches = table<Match>(client, TABLES.matches);
  return {
    insert: async (match) => {
      await matches.insert(match, 'matchId');
    },
    get: (matchId) => matches.get({ matchId }),
    remove: (matchId) => matches.remove({ matchId }),
    removeOfTalent: (talentId) => matches.removeAll({ index: 'byTalent', key: { name: 'talentId', value: talentId } }),
    moveTo: async (matchId, talentId) => {
      await matches.update({ matchId }, { talentId }, exists('matchId'));
    },
    listByTalent: (talentId, page) =>
      matches.query({ index: 'byTalent', key: { name: 'talentId', value: talentId }, ...page }),
    listByJob: (jobId, page) => matches.query({ index: 'byJob', key: { name: 'jobId', value: jobId }, ...page }),
  };
}
