/** Removes what was stored for an application that ended while its file was being read. */
import type { GoneTalent } from '../../shared/contract/events.ts';
import type { Send } from '../runtime/queue.ts';
import { type ReleaseTalentDeps, releaseTalent } from '../settling/release-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';

export interface TakeBackReadingDeps extends ReleaseTalentDeps {
  applications: ReleaseTalentDeps['applications'] & Pick<ApplicationStore, 'get'>;
  resumes: ReleaseTalentDeps['resumes'] & Pick<ResumeStore, 'remove'>;
  /** An erasure that ended before the talent was there could not see which exports hold it. */
  reportGone: Send<GoneTalent>;
}

/** Until exports are marked, so that the talent is gone by then. */
const GONE_SECONDS = 5;

/** Leaves nothing of a person who withdrew or erased their application, which is given as it was when it was claimed. */
export async function takeBackIfOver(
  claimed: ApplicationRecord,
  talentId: string,
  resumeId: string | undefined,
  deps: TakeBackReadingDeps,
): Promise<void> {
  const { applicationId } = claimed;
  const now = await deps.applications.get(applicationId);
  if (now && !now.withdrawnAt) return;
  if (resumeId && now?.resumeId !== resumeId) await deps.resumes.remove(talentId, resumeId);
  if (now?.talentId === talentId) return;
  await reportToExports(claimed, talentId, deps);
  await releaseTalent({ applicationId, talentId }, deps);
}

/** Before the talent goes, or a crash in between would leave it in them; it arrives once the talent is gone. */
async function reportToExports(
  { submittedAt, correlationId }: ApplicationRecord,
  talentId: string,
  { talents, reportGone }: TakeBackReadingDeps,
): Promise<void> {
  const talent = await talents.get(talentId);
  // The erasure that removed it has handled the exports; those who stand beside someone are in none.
  if (!talent || talent.besideId !== undefined) return;
  const isOnlyOfThis = talent.joined?.length === 1;
  const goneFromExports = { talentIds: isOnlyOfThis ? [talentId] : [], since: submittedAt };
  await reportGone({ goneFromExports, correlationId }, GONE_SECONDS);
}
