/** Selects a person's current matches: the newest after each change of job or resume. */
import type { Match } from '../../../../../../shared/domain/match.ts';

type Dated = Pick<Match, 'jobId' | 'createdAt'> & { resumeId?: string };

/**
 * One match for each job, in the order in which they are given: of the current reading where it was matched with the job,
 * else of another one; of several the newest.
 */
export function currentMatches<M extends Dated>(matches: readonly M[], currentId: string | null = null): M[] {
  const best = new Map<string, M>();
  const counts = ({ resumeId }: M) => Number(resumeId === currentId);
  for (const match of matches) {
    const known = best.get(match.jobId);
    const more = known ? counts(match) - counts(known) : 1;
    if (!known || more > 0 || (more === 0 && match.createdAt > known.createdAt)) best.set(match.jobId, match);
  }
  return matches.filter((match) => best.get(match.jobId) === match);
}
