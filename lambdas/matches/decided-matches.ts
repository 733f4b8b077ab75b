/** Joins matches with the decisions on their pairs, which may come later and change. */
import type { Decision } from '../../shared/domain/evaluation.ts';
import type { Match } from '../../shared/domain/match.ts';
import type { DecisionRecord, DecisionStore } from '../stores/decision-store.ts';

type Decisions = Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;

/** The same matches, each with the last decision about its pair where there is one. */
export async function withDecisions(matches: readonly Match[], decisions: Decisions): Promise<Match[]> {
  const found = await decisionsAbout(matches, decisions);
  const byPair = new Map(found.map((decision) => [pairOf(decision), decisionOf(decision)]));
  return matches.map((match) => {
    const decision = byPair.get(pairOf(match));
    return decision ? { ...match, decision } : match;
  });
}

/** A decision as the API shows it. */
export function decisionOf({ verdict, reason, by, at, matchId }: DecisionRecord): Decision {
  return { verdict, reason, by, at, matchId };
}

const pairOf = ({ talentId, jobId }: Pick<Match, 'talentId' | 'jobId'>) => `${talentId} ${jobId}`;

/** Lists are of one person or one job, whose decisions are few; they are had at once. */
async function decisionsAbout(matches: readonly Match[], decisions: Decisions): Promise<DecisionRecord[]> {
  const [first] = matches;
  if (!first) return [];
  if (matches.length === 1)
    return [await decisions.get(first.talentId, first.jobId)].filter((one) => one !== undefined);
  if (matches.every(({ talentId }) => talentId === first.talentId)) return decisions.listOfTalent(first.talentId);
  if (matches.every(({ jobId }) => jobId === first.jobId)) return decisions.listOfJob(first.jobId);
  const found = await Promise.all(matches.map(({ talentId, jobId }) => decisions.get(talentId, jobId)));
  return found.filter((one) => one !== undefined);
}
