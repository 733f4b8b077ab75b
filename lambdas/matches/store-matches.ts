/** Stores matches, leaving none of people who were erased meanwhile or may no longer be considered. */
import type { Match } from '../../shared/domain/match.ts';
import { type ConsideredDeps, consideredFor } from '../legal-basis/considered-for.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

export interface StoreMatchesDeps extends ConsideredDeps {
  resumes: Pick<ResumeStore, 'get'>;
  matches: Pick<MatchStore, 'insert' | 'remove'>;
}

/**
 * Anyone who erases removes readings first, so a reading that is still there now is found with these matches later; anyone who
 * ends a talent's basis does that before removing matches, so the same holds for a basis that is live now. Returns the
 * matches that stay.
 */
export async function storeMatches(matches: readonly Match[], deps: StoreMatchesDeps): Promise<Match[]> {
  await Promise.all(matches.map((match) => deps.matches.insert(match)));
  const readings = new Map(matches.map(({ talentId, resumeId }) => [resumeId, talentId]));
  const mayStay = new Map<string, (jobId: string) => boolean>();
  await Promise.all(
    [...readings].map(async ([resumeId, talentId]) => {
      if (await deps.resumes.get(talentId, resumeId)) mayStay.set(resumeId, await consideredFor(talentId, deps));
    }),
  );
  const stays = ({ resumeId, jobId }: Match) => mayStay.get(resumeId)?.(jobId) ?? false;
  await Promise.all(matches.filter((match) => !stays(match)).map(({ matchId }) => deps.matches.remove(matchId)));
  return matches.filter(stays);
}
