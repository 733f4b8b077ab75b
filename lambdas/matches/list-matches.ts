/** Lists the stored matches of a talent or a job with the decisions on their pairs. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { withDecisions } from './decided-matches.ts';
import { withPeople } from './people-of-matches.ts';

export interface ListMatchesDeps {
  matches: Pick<MatchStore, 'listByTalent' | 'listByJob'>;
  decisions: Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;
  talents: Pick<TalentStore, 'get'>;
  jobs: Pick<JobStore, 'getLeftOut'>;
}

/** Newest first; the contract makes sure that exactly one of talent and job is asked for. */
export async function listMatches(
  input: Pick<ActionInput<typeof routes.listMatches>, 'query'>,
  actor: Actor,
  deps: ListMatchesDeps,
): Promise<ResponseOf<typeof routes.listMatches>> {
  authorise(actor, 'matches.read');
  const { talentId, jobId = '', limit, cursor } = input.query;
  const page = { limit, cursor };
  const { items, nextCursor } = await (talentId === undefined
    ? deps.matches.listByJob(jobId, page)
    : deps.matches.listByTalent(talentId, page));
  const decided = await withDecisions(items, deps.decisions);
  const leftOut = talentId === undefined ? await deps.jobs.getLeftOut(jobId) : null;
  return { items: await withPeople(decided, deps.talents), nextCursor, leftOut };
}
