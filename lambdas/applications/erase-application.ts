/** Erases one application at the wish of whoever sent it: everything that is kept through it, wherever it is. */
import type { Actor } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import { type EraseNotesDeps, eraseFileAndRecord, eraseNotes, eraseReadings } from '../stores/erase-traces.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { type ReleaseTalentDeps, releaseTalent } from '../stores/release-talent.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { type OwnApplicationDeps, type OwnApplicationInput, ownApplication } from './own-application.ts';

export interface EraseApplicationDeps extends OwnApplicationDeps, EraseNotesDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list' | 'remove'>;
  talents: ReleaseTalentDeps['talents'] & Pick<TalentStore, 'homeOf'>;
  resumes: Pick<ResumeStore, 'list' | 'get' | 'remove'>;
  matches: Pick<MatchStore, 'referencesOfTalent' | 'removeMany'>;
  audit: Audit;
  now(): string;
}

const ATTEMPTS = 5;

/**
 * The token proves this one application, so nothing of the person's other applications is touched: their talent stays
 * while there is one. The record goes last: if anything fails before, the token still opens it, and erasing again goes
 * on. Errors: `APPLICATION_NOT_FOUND`, `STALE_VERSION`.
 */
export async function eraseApplication(
  input: OwnApplicationInput & { correlationId: string },
  actor: Actor,
  deps: EraseApplicationDeps,
): Promise<void> {
  const stopped = await stop(input, actor, deps);
  await deps.uploads.removeAllVersions(stopped.objectKey);
  for (const talentId of await talentsOf(stopped, deps))
    await eraseFromTalent({ ...stopped, talentId }, input, actor, deps);
  // The file once more: its upload may have been under way.
  await eraseFileAndRecord(stopped, deps);
}

/** Just one, or none yet; two while a recruiter merges them. */
async function talentsOf({ talentId }: ApplicationRecord, deps: EraseApplicationDeps): Promise<string[]> {
  if (talentId === undefined) return [];
  return [...new Set([talentId, await deps.talents.homeOf(talentId)])];
}

async function eraseFromTalent(
  application: ApplicationRecord & { talentId: string },
  { correlationId }: { correlationId: string },
  actor: Actor,
  deps: EraseApplicationDeps,
): Promise<void> {
  const { talentId } = application;
  await eraseReadings(application, deps);
  const mergedIds = (await deps.talents.get(talentId))?.mergedIds ?? [];
  if ((await releaseTalent(application, deps)) === 'stays') return;
  await eraseNotes([talentId, ...mergedIds], deps);
  await deps.audit(actor, {
    action: 'talent.erase',
    recordKind: 'talent',
    recordId: talentId,
    changes: [],
    correlationId,
  });
}

/** Withdraws it first, so that whoever reads or matches at this moment comes too late to store anything. */
async function stop(input: OwnApplicationInput, actor: Actor, deps: EraseApplicationDeps): Promise<ApplicationRecord> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const record = await ownApplication(input, actor, 'applications.erase', deps);
    const withdrawnAt = record.withdrawnAt ?? deps.now();
    const stopped = await deps.applications.advance(record, {
      withdrawnAt,
      unfinished: undefined,
      leaseUntil: undefined,
    });
    if (stopped) return stopped;
  }
  throw new AppError('conflict', 'STALE_VERSION');
}
