/** Which reading a talent is matched by, once the application that it came from does not count any more. */
import type { ApplicationRecord, ApplicationStore } from './application-store.ts';
import type { TalentStore } from './talent-store.ts';

export interface CurrentResumeDeps {
  applications: Pick<ApplicationStore, 'list'>;
  talents: Pick<TalentStore, 'get' | 'replaceResume'>;
}

const PAGE = 100;

/** The applications of `gone`'s talent apart from `gone` itself, newest first. */
export async function otherApplications(
  gone: Pick<ApplicationRecord, 'applicationId' | 'talentId'>,
  deps: Pick<CurrentResumeDeps, 'applications'>,
): Promise<ApplicationRecord[]> {
  const { talentId, applicationId } = gone;
  const others: ApplicationRecord[] = [];
  let cursor: string | undefined;
  while (talentId !== undefined) {
    const page = await deps.applications.list({ by: { talentId }, limit: PAGE, cursor });
    others.push(...page.items.filter((other) => other.applicationId !== applicationId));
    cursor = page.nextCursor ?? undefined;
    if (!cursor) break;
  }
  return others;
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
  const others = await otherApplications(gone, deps);
  const counting = others.filter(({ resumeId, withdrawnAt }) => resumeId !== undefined && !withdrawnAt);
  if (counting.some(({ resumeId }) => resumeId === talent.resumeId)) return;
  const newest = counting[0];
  await deps.talents.replaceResume(talent.talentId, talent.resumeId, {
    resumeId: newest?.resumeId,
    resumeAt: newest?.submittedAt,
  });
}
