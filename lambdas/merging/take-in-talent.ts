/**
 * Moves everything of one talent to another, who is the same person.
 *
 * Nothing here can be undone half-way by a transaction (`docs/decisions/0005`), so the order of the writes carries the
 * weight. A mark on the other talent decides the merge: from then on whatever comes for it goes to the survivor, and
 * asking again only goes on where it ended. Everything else is copied before it is renamed, and renamed before it is
 * removed, so that at every moment each application, reading and match can be reached from one of the two. The other
 * talent goes last; in its place a tombstone redirects late arrivals.
 */
import { AppError } from '../../shared/errors.ts';
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EvaluationStore } from '../stores/evaluation-store.ts';
import { allKnownBy } from '../stores/known-by.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { TalentMerging } from '../stores/talent-merging.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { moveActivities } from '../traces/activity-traces.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { isTakenIn, mergedTalent } from './merged-talent.ts';
import { type MoveApplicationDeps, moveApplication, moveReading } from './move-application.ts';

export interface TakeInTalentDeps extends MoveApplicationDeps, OtherMatchesDeps {
  talents: Pick<TalentStore, 'get' | 'resolveMergedId' | 'restate' | 'settleBasis'>;
  merging: TalentMerging;
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  matches: Pick<MatchStore, 'moveMany'> & OtherMatchesDeps['matches'];
  activities: Parameters<typeof moveActivities>[2]['activities'];
  outbox: Parameters<typeof moveActivities>[2]['outbox'];
  decisions: Pick<DecisionStore, 'moveOfTalent'> & OtherMatchesDeps['decisions'];
  evaluations: Pick<EvaluationStore, 'moveOfTalent'> & OtherMatchesDeps['evaluations'];
}

/**
 * `other` bears the mark that it is being merged into `id`. `note` is called before the last write: after that, asking
 * again does nothing any more. Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`.
 */
export async function takeInTalent(
  other: TalentRecord,
  id: string,
  note: () => Promise<void>,
  deps: TakeInTalentDeps,
): Promise<void> {
  const from = other.talentId;
  // The survivor knows of the other's addresses and applications before any of them is its own: erased now, it takes
  // them along.
  await takeIn(other, id, deps);
  await moveApplications(other, id, deps);
  // Both readings stay, and the better one counts; the other's is matched already.
  await settleTalent(id, deps, other.resumeId);
  // Readings are gone from the other by now, so a matcher at work takes back what it stores after this.
  const matches = await deps.matches.referencesOfTalent(from);
  await deps.matches.moveMany(
    matches.map(({ matchId }) => matchId),
    id,
  );
  await moveActivities(from, id, deps);
  await deps.decisions.moveOfTalent(from, id);
  await deps.evaluations.moveOfTalent(from, id);
  // Once everything that was said stands with one talent: what holds for it, and what that takes away.
  if (!(await settleBasis(id, deps))) await removeOtherMatches(id, deps);
  for (const known of allKnownBy(other)) await deps.merging.passClaim(known, from, id);
  await note();
  // What a recruiter corrected in the other meanwhile must not be lost: asked again, it is taken in too.
  if (!(await deps.merging.finish(other, id)) && (await deps.talents.get(from))) {
    throw new AppError('conflict', 'STALE_VERSION');
  }
  // Someone may have noted something with the other at the last moment.
  await moveActivities(from, id, deps);
}

async function takeIn(other: TalentRecord, id: string, deps: TakeInTalentDeps): Promise<void> {
  const applicationIds = other.joined ?? (await applicationsOf(other, deps)).map(({ applicationId }) => applicationId);
  const take = async (survivor: TalentRecord | undefined) => {
    if (!survivor) throw new AppError('not-found', 'TALENT_NOT_FOUND');
    const facts = mergedTalent(survivor, other, applicationIds);
    if (!isTakenIn(survivor, facts) && !(await deps.merging.takeIn(survivor, facts))) return LOST;
  };
  await updateWithRetry(() => deps.talents.get(id), take);
}

async function moveApplications(other: TalentRecord, id: string, deps: TakeInTalentDeps): Promise<void> {
  for (const { applicationId, talentId = other.talentId } of await applicationsOf(other, deps)) {
    await moveApplication(applicationId, talentId, id, deps);
  }
  for (const reading of await deps.resumes.list(other.talentId)) await moveReading(reading, id, deps);
}
