/** Lets go of a talent whose application is gone. */
import type { ApplicationRecord } from './application-store.ts';
import { type CurrentResumeDeps, moveToNewestReading, otherApplications } from './current-resume.ts';
import type { TalentStore } from './talent-store.ts';

/** Removes the talent and the claim on its address, unless another application is theirs; then only its reading moves. */
export async function releaseTalent(
  applicant: Pick<ApplicationRecord, 'applicationId' | 'talentId'>,
  deps: CurrentResumeDeps & { talents: Pick<TalentStore, 'remove'> },
): Promise<void> {
  const talent = applicant.talentId === undefined ? undefined : await deps.talents.get(applicant.talentId);
  if (!talent) return;
  const others = await otherApplications(applicant, deps);
  if (others.length === 0) await deps.talents.remove(talent);
  else await moveToNewestReading(applicant, deps);
}
