/** Applies an application's consent for other jobs to its talent, and removes what relied on withdrawn consent. */
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';

export interface SettleOtherJobsDeps extends OtherMatchesDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  talents: OtherMatchesDeps['talents'] & Pick<TalentStore, 'resolveMergedId'>;
}

/**
 * From the moment it returns nobody without a ground is considered, and their matches with other jobs are gone; then the
 * application's mark goes too. Returns the talent if it may be considered: then the mark stays for matching.
 */
export async function settleOtherJobs(
  { applicationId, talentId }: Pick<ApplicationRecord, 'applicationId' | 'talentId'>,
  deps: SettleOtherJobsDeps,
): Promise<string | undefined> {
  if (talentId === undefined) return undefined;
  const home = await deps.talents.resolveMergedId(talentId);
  if (await settleBasis(home, deps)) return home;
  await removeOtherMatches(home, deps);
  await unmark(applicationId, deps);
  return undefined;
}

/** If the application changes concurrently, the mark is left to the sweep. */
export async function unmark(
  applicationId: string,
  { applications }: Pick<SettleOtherJobsDeps, 'applications'>,
): Promise<void> {
  const record = await applications.get(applicationId);
  if (record?.unfinished === 'basis') await applications.advance(record, { unfinished: undefined });
}
