/** Server data of a job's ranking: by what people are ranked, and the results there are to rank. */
import { queryOptions } from '@tanstack/react-query';
import type { CriteriaOfJob } from '../../../../../shared/contract/admin-jobs.ts';
import type { Evaluation } from '../../../../../shared/domain/evaluation.ts';
import type { JobCriteria } from '../../../../../shared/domain/job-criteria.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';

const KEY = 'admin-ranking';
const PAGE_ROWS = 100;
/** The newest results are enough: older ones are of people who have newer ones, or of an ad that read otherwise. */
const PAGES_MAX = 3;

export function criteriaQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'criteria', id],
    queryFn: ({ signal }) => call(adminRoutes.getJobCriteria, { params: { id } }, { signal }),
    // Adjustments are open over it: newer ones must not slip under them.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Whom there is to rank. */
export interface People {
  /** One of each person, the newest. */
  matches: Match[];
  lastEvaluation: Evaluation | null;
  /** With whom the job could not be compared. */
  leftOut: number;
}

function newestOfEach(matches: readonly Match[]): Match[] {
  const newest = new Map<string, Match>();
  for (const match of matches) {
    const other = newest.get(match.talentId);
    if (!other || other.createdAt < match.createdAt) newest.set(match.talentId, match);
  }
  return [...newest.values()];
}

async function storedMatches(jobId: string, signal: AbortSignal): Promise<{ matches: Match[]; leftOut: number }> {
  const matches: Match[] = [];
  let leftOut = 0;
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await call(adminRoutes.listMatches, { query: { jobId, limit: PAGE_ROWS, cursor } }, { signal });
    matches.push(...answer.items);
    leftOut = answer.leftOut ?? 0;
    if (answer.nextCursor === null) break;
    cursor = answer.nextCursor;
  }
  return { matches, leftOut };
}

/** The last time that the job was compared with everybody. */
async function lastEvaluation(jobId: string, signal: AbortSignal) {
  const { items } = await call(adminRoutes.listEvaluations, { query: { jobId, limit: PAGE_ROWS } }, { signal });
  const last = items.find(({ talentId }) => talentId === null);
  return last ? call(adminRoutes.getEvaluation, { params: { id: last.evaluationId } }, { signal }) : null;
}

export function peopleQuery(jobId: string) {
  return queryOptions({
    queryKey: [KEY, 'people', jobId],
    queryFn: async ({ signal }): Promise<People> => {
      const [stored, evaluation] = await Promise.all([storedMatches(jobId, signal), lastEvaluation(jobId, signal)]);
      // The evaluation's come second: of two equally new matches, the stored one has the decision.
      const matches = newestOfEach([...stored.matches, ...(evaluation?.matches ?? [])]);
      return { matches, lastEvaluation: evaluation, leftOut: stored.leftOut };
    },
  });
}

export function saveCriteria(id: string, criteria: JobCriteria, version: number): Promise<CriteriaOfJob> {
  return call(adminRoutes.updateJobCriteria, { params: { id }, body: { ...criteria, version } });
}
