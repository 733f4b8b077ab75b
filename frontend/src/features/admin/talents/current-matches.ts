/** Which of a person's matches stand: each time a job or a resume changes another one is calculated, and the newest counts. */
import type { Match } from '../../../../../shared/domain/match.ts';

/** The newest match for each job, in the order in which they are given. */
export function currentMatches<M extends Pick<Match, 'jobId' | 'createdAt'>>(matches: readonly M[]): M[] {
  const newest = new Map<string, M>();
  for (const match of matches) {
    const known = newest.get(match.jobId);
    if (!known || match.createdAt > known.createdAt) newest.set(match.jobId, match);
  }
  return matches.filter((match) => newest.get(match.jobId) === match);
}
