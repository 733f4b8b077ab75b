/** Finds the applications of a talent from the talent's own record. */
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';

export interface ApplicationsOfDeps {
  applications: Pick<ApplicationStore, 'get' | 'list'>;
}

const PAGE = 100;

/** The applications of a talent, newest first, those among them whose file is being read for it at this moment. */
export async function applicationsOf(
  talent: Pick<TalentRecord, 'talentId' | 'joined' | 'mergedIds'>,
  deps: ApplicationsOfDeps,
): Promise<ApplicationRecord[]> {
  if (!talent.joined) return indexedApplications(talent.talentId, deps);
  const own = new Set([talent.talentId, ...(talent.mergedIds ?? [])]);
  const found = await Promise.all(talent.joined.map((applicationId) => deps.applications.get(applicationId)));
  return found
    .filter((record) => record !== undefined)
    .filter(({ talentId }) => talentId === undefined || own.has(talentId))
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}

/** The index is a moment behind: what it names that is gone does not count. */
async function indexedApplications(talentId: string, deps: ApplicationsOfDeps): Promise<ApplicationRecord[]> {
  const indexed: ApplicationRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await deps.applications.list({ by: { talentId }, limit: PAGE, cursor });
    indexed.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const found = await Promise.all(indexed.map(({ applicationId }) => deps.applications.get(applicationId)));
  return found.filter((record) => record !== undefined);
}
