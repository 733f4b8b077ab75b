/** Adds or removes a talent's matches with other jobs when the basis for them changes. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { bestMatches, type MatchResumeDeps } from './match-resume.ts';
import { TOO_COMPLEX } from './matcher.ts';
import { storeMatches } from './store-matches.ts';

/** Asked again, it does nothing twice. Returns how many matches with other jobs were made. */
export async function matchBasis(
  { talentId, applicationId }: Extract<MatchRequest, { kind: 'basis' }>,
  actor: Actor,
  deps: MatchResumeDeps,
): Promise<number> {
  authorise(actor, 'matches.compute');
  const home = await deps.talents.resolveMergedId(talentId);
  const basis = await settleBasis(home, deps);
  let made = 0;
  if (basis) made = await matchCurrentReading(home, deps);
  else await removeOtherMatches(home, deps);
  if (applicationId !== undefined) await done(applicationId, deps);
  return made;
}

async function matchCurrentReading(talentId: string, deps: MatchResumeDeps): Promise<number> {
  const talent = await deps.talents.get(talentId);
  const resume = talent?.resumeId === undefined ? undefined : await deps.resumes.get(talentId, talent.resumeId);
  if (!resume) return 0;
  const matches = await bestMatches(resume, deps);
  // Its own application says so already.
  return matches === TOO_COMPLEX ? 0 : (await storeMatches(matches, deps)).length;
}

/** If the application changes concurrently, the mark is left to the sweep. */
async function done(applicationId: string, { applications }: MatchResumeDeps): Promise<void> {
  const record = await applications.get(applicationId);
  if (record?.unfinished === 'basis') await applications.advance(record, { unfinished: undefined });
}
