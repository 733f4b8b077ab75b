/** Lets go of what a talent is known of through an application that is gone. */
import { AppError } from '../../shared/errors.ts';
import type { ApplicationRecord } from './application-store.ts';
import { applicationsOf, type CurrentResumeDeps, moveToNewestReading } from './current-resume.ts';
import type { ResumeStore } from './resume-store.ts';
import { factsFrom, type Said } from './talent-facts.ts';
import type { TalentRecord, TalentStore } from './talent-store.ts';

export interface ReleaseTalentDeps extends CurrentResumeDeps {
  talents: Pick<TalentStore, 'get' | 'remove' | 'free' | 'replaceResume' | 'restate'>;
  resumes: Pick<ResumeStore, 'get'>;
}

type Applicant = Pick<ApplicationRecord, 'applicationId' | 'talentId'> &
  Partial<Pick<ApplicationRecord, 'email' | 'phone'>>;

const ATTEMPTS = 5;

/**
 * Removes the talent and the claim on its address, unless another application is theirs: then it is known by what the
 * others say, and by their newest reading. Repeating it changes nothing. Errors: `STALE_VERSION`.
 */
export async function releaseTalent(applicant: Applicant, deps: ReleaseTalentDeps): Promise<void> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const talent = applicant.talentId === undefined ? undefined : await deps.talents.get(applicant.talentId);
    if (!talent) return freeAddress(applicant, deps);
    // Not so when another application came in meanwhile, which may be the one that the talent stays for.
    if (await letGo(applicant, talent, deps)) return;
  }
  throw new AppError('conflict', 'STALE_VERSION');
}

async function letGo(applicant: Applicant, talent: TalentRecord, deps: ReleaseTalentDeps): Promise<boolean> {
  const all = await applicationsOf(talent, deps);
  const others = all.filter(({ applicationId }) => applicationId !== applicant.applicationId);
  if (others.length === 0) return deps.talents.remove(talent);
  await moveToNewestReading(applicant, deps);
  const facts = factsFrom(await saidBy(others, talent, deps), talent);
  const joined = talent.joined && { joined: others.map(({ applicationId }) => applicationId) };
  // Written even where it is the same: that is how an application that came in meanwhile is noticed.
  return deps.talents.restate(talent, { ...facts, ...joined });
}

/** After an erasure that was interrupted between the talent and its claim. */
async function freeAddress({ talentId, email, phone }: Applicant, deps: ReleaseTalentDeps): Promise<void> {
  if (talentId === undefined) return;
  if (email !== undefined) await deps.talents.free({ email }, talentId);
  else if (phone !== undefined) await deps.talents.free({ phone }, talentId);
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
