/** Removes an application that an import added, with everything derived from it. */
import {
  type EraseNotesDeps,
  type EraseRecordDeps,
  eraseFileAndRecord,
  eraseNotes,
  eraseReadings,
} from '../erasure/erase-traces.ts';
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { type ReleaseTalentDeps, releaseTalent } from '../settling/release-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface TakeBackDeps extends EraseNotesDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list' | 'remove'>;
  talents: ReleaseTalentDeps['talents'] & Pick<TalentStore, 'resolveMergedId' | 'settleBasis'>;
  resumes: Pick<ResumeStore, 'list' | 'get' | 'remove'>;
  matches: OtherMatchesDeps['matches'];
  decisions: EraseNotesDeps['decisions'] & OtherMatchesDeps['decisions'];
  evaluations: EraseNotesDeps['evaluations'] & OtherMatchesDeps['evaluations'];
  outbox: EraseRecordDeps['outbox'];
  uploads: Pick<UploadStore, 'removeAllVersions' | 'removeVersions'>;
  now(): string;
}

/**
 * Nothing is done to an application that `isOwn` does not hold for. As in an erasure it is withdrawn first, so that
 * anyone who reads or matches it comes too late to store anything, and its record goes last, so that a crash in between can
 * be made good by doing it again. A talent that others applied as stays. Errors: `STALE_VERSION`.
 */
export async function takeBackApplication(
  applicationId: string,
  isOwn: (application: ApplicationRecord) => boolean,
  deps: TakeBackDeps,
): Promise<void> {
  const stopped = await withdraw(applicationId, isOwn, deps);
  if (!stopped) return;
  const { talentId } = stopped;
  const homes = talentId === undefined ? [] : [...new Set([talentId, await deps.talents.resolveMergedId(talentId)])];
  for (const home of homes) {
    const own = { ...stopped, talentId: home };
    await eraseReadings(own, deps);
    const mergedIds = (await deps.talents.get(home))?.mergedIds ?? [];
    if ((await releaseTalent(own, deps)) === 'gone') await eraseNotes([home, ...mergedIds], deps);
    else if (!(await settleBasis(home, deps))) await removeOtherMatches(home, deps);
  }
  await eraseFileAndRecord(stopped, deps);
}

async function withdraw(
  applicationId: string,
  isOwn: (application: ApplicationRecord) => boolean,
  deps: TakeBackDeps,
): Promise<ApplicationRecord | undefined> {
  const stop = async (record: ApplicationRecord | undefined) => {
    if (!record || !isOwn(record)) return undefined;
    const withdrawnAt = record.withdrawnAt ?? deps.now();
    const changes = { withdrawnAt, unfinished: undefined, leaseUntil: undefined };
    return (await deps.applications.advance(record, changes)) ?? LOST;
  };
  return updateWithRetry(() => deps.applications.get(applicationId), stop);
}
