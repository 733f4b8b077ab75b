/** Lets go of what a talent is known of through an application that is gone. */
import { AppError } from '../../shared/errors.ts';
import type { ApplicationRecord } from './application-store.ts';
import { type CurrentResumeDeps, moveToNewestReading, otherApplications } from './current-resume.ts';
import type { ResumeStore } from './resume-store.ts';
import { factsFrom, type Said } from './talent-facts.ts';
import type { TalentRecord, TalentStore } from './talent-store.ts';

export interface ReleaseTalentDeps extends CurrentResumeDeps {
  talents: Pick<TalentStore, 'get' | 'remove' | 'replaceResume' | 'restate'>;
  resumes: Pick<ResumeStore, 'get'>;
}

/**
 * Removes the talent and the claim on its address, unless another application is theirs: then it is known by what the
 * others say, and by their newest reading. Repeating it changes nothing. Errors: `STALE_VERSION`.
 */
export async function releaseTalent(
  applicant: Pick<ApplicationRecord, 'applicationId' | 'talentId'>,
  deps: ReleaseTalentDeps,
): Promise<void> {
  const talent = applicant.talentId === undefined ? undefined : await deps.talents.get(applicant.talentId);
  if (!talent) return;
  const others = await otherApplications(applicant, deps);
  if (others.length === 0) return deps.talents.remove(talent);
  await moveToNewestReading(applicant, deps);
  const facts = factsFrom(await saidBy(others, talent, deps), talent);
  // Written even where it is the same: that is how an application that came in meanwhile is noticed.
  if (!(await deps.talents.restate(talent, facts))) throw new AppError('conflict', 'STALE_VERSION');
}

function saidBy(
  others: readonly ApplicationRecord[],
  { talentId }: TalentRecord,
  deps: ReleaseTalentDeps,
): Promise<Said[]> {
  return Promise.all(
    others.map(async (record) => {
      return { record, reading: record.resumeId ? await deps.resumes.get(talentId, record.resumeId) : undefined };
    }),
  );
}
