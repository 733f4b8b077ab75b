/** Which reading a talent is matched by, once the application that it came from does not count any more. */
import type { ApplicationRecord, ApplicationStore } from './application-store.ts';
import { applicationsOf } from './applications-of.ts';
import type { ResumeStore } from './resume-store.ts';
import { conceptsOf } from './talent-facts.ts';
import type { CurrentReading, TalentStore } from './talent-store.ts';

export interface CurrentResumeDeps {
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  talents: Pick<TalentStore, 'get' | 'replaceResume'>;
  resumes: Pick<ResumeStore, 'get'>;
}

/**
 * Lets the talent fall back to the newest reading of another application that still counts, or to none, if the current
 * one came from an application that does not. Repeating it changes nothing.
 */
export async function moveToNewestReading(
  gone: Pick<ApplicationRecord, 'applicationId' | 'talentId'>,
  deps: CurrentResumeDeps,
): Promise<void> {
  const talent = gone.talentId === undefined ? undefined : await deps.talents.get(gone.talentId);
  if (!talent?.resumeId) return;
  const others = await applicationsOf(talent, deps);
  const counting = others.filter(
    ({ applicationId, resumeId, withdrawnAt }) =>
      resumeId !== undefined && !withdrawnAt && applicationId !== gone.applicationId,
  );
  if (counting.some(({ resumeId }) => resumeId === talent.resumeId)) return;
  await deps.talents.replaceResume(talent.talentId, talent.resumeId, await newestReading(counting, deps));
}

async function newestReading(
  [newest]: readonly ApplicationRecord[],
  deps: Pick<CurrentResumeDeps, 'resumes'>,
): Promise<CurrentReading> {
  const { talentId, resumeId, submittedAt } = newest ?? {};
  const reading = talentId && resumeId ? await deps.resumes.get(talentId, resumeId) : undefined;
  const skillIds = reading && conceptsOf(reading);
  return { resumeId, resumeAt: submittedAt, skillIds };
}
