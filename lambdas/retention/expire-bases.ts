/** Checks every talent: removes matches whose basis has ended, and talents whose application is gone. */
import { isLive } from '../../shared/domain/basis.ts';
import type { Retention } from '../../shared/domain/settings.ts';
import { type RemoveOrphanDeps, removeOrphan } from '../erasure/remove-orphan.ts';
import { type EndStatedConsentsDeps, endStatedConsents, mayEndEarly } from '../legal-basis/end-stated-consents.ts';
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { Round } from './retention-round.ts';

export interface ExpireBasesDeps extends OtherMatchesDeps, RemoveOrphanDeps {
  talents: OtherMatchesDeps['talents'] &
    RemoveOrphanDeps['talents'] &
    Pick<TalentStore, 'all' | 'besides' | 'markStanding'>;
  matches: OtherMatchesDeps['matches'] & RemoveOrphanDeps['matches'];
  decisions: OtherMatchesDeps['decisions'] & RemoveOrphanDeps['decisions'];
  evaluations: OtherMatchesDeps['evaluations'] & RemoveOrphanDeps['evaluations'];
  applications: OtherMatchesDeps['applications'] &
    RemoveOrphanDeps['applications'] &
    EndStatedConsentsDeps['applications'];
}

/** Each with those who stand beside them, or beside someone who was merged into them. */
async function* everybody({ talents }: Pick<ExpireBasesDeps, 'talents'>): AsyncGenerator<TalentRecord> {
  for await (const talent of talents.all()) {
    yield talent;
    for (const id of [talent.talentId, ...(talent.mergedIds ?? [])]) yield* await talents.besides(id);
  }
}

/** Of everybody whose ground has ended, was never settled, or ended and nobody came to remove what rested on it. */
export async function expireBases(
  { talentPoolMonths }: Pick<Retention, 'talentPoolMonths'>,
  round: Round,
  deps: ExpireBasesDeps,
): Promise<void> {
  const now = deps.now();
  const isDue = ({ basis, basisCount, basisEnded }: TalentRecord) =>
    basisCount === undefined || basisEnded === true || (basis !== undefined && !isLive(basis, now));
  for await (const talent of everybody(deps)) {
    if (round.isOver()) return;
    await round.attempt(async () => {
      if (await removeOrphan(talent, deps)) {
        round.report.talents += 1;
        return;
      }
      // Of those who stood beside someone before rankings looked for them.
      if (talent.besideId !== undefined && !talent.standing) await deps.talents.markStanding(talent);
      const mayEnd = mayEndEarly(talent, talentPoolMonths);
      if (mayEnd) await endStatedConsents(talent, talentPoolMonths, deps);
      // Settled again even if nothing ended, in case an earlier round was interrupted here; settling twice writes nothing.
      if (!mayEnd && !isDue(talent)) return;
      if (await settleBasis(talent.talentId, deps)) return;
      round.report.matches += await removeOtherMatches(talent.talentId, deps);
    });
  }
}
