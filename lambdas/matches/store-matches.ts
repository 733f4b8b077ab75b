/** Stores matches without leaving any behind of somebody who was erased meanwhile. */
import type { Match } from '../../shared/domain/match.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

export interface StoreMatchesDeps {
  resumes: Pick<ResumeStore, 'get'>;
  matches: Pick<MatchStore, 'insert' | 'remove'>;
}

/**
 * Whoever erases removes readings first, so a reading that is still there now is found with these matches later. Returns
 * the matches that stay.
 */
export async function storeMatches(matches: readonly Match[], deps: StoreMatchesDeps): Promise<Match[]> {
  await Promise.all(matches.map((match) => deps.matches.insert(match)));
  const readings = new Map(matches.map(({ talentId, resumeId }) => [resumeId, talentId]));
  const erased = new Set<string>();
  await Promise.all(
    [...readings].map(async ([resumeId, talentId]) => {
      if (!(await deps.resumes.get(talentId, resumeId))) erased.add(resumeId);
    }),
  );
  const gone = matches.filter(({ resumeId }) => erased.has(resumeId));
  await Promise.all(gone.map(({ matchId }) => deps.matches.remove(matchId)));
  return matches.filter(({ resumeId }) => !erased.has(resumeId));
}
