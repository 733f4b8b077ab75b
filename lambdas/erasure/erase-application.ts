/** Erases one application and all its data, whether its person asked or their consent ended. */
import type { Actor } from '../../shared/domain/policy.ts';
import { type OtherMatchesDeps, removeOtherMatches } from '../legal-basis/other-matches.ts';
import { settleBasis } from '../legal-basis/talent-basis.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { placedIn } from '../settling/placed-in.ts';
import { type ReleaseTalentDeps, releaseTalent } from '../settling/release-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit, AuditedChange } from '../stores/audit-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { ErasedIds } from '../stores/talent-tombstones.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { eraseActivities } from '../traces/activity-traces.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { type EraseCopiesDeps, type Exported, eraseExports, eraseImports, type Reached } from './erase-copies.ts';
import { type EraseMentionsDeps, eraseMentions, type PersonWords, wordsOf, wordsOfFiles } from './erase-mentions.ts';
import {
  type EraseNotesDeps,
  type EraseRecordDeps,
  eraseFile,
  eraseFileAndRecord,
  eraseNotes,
  eraseReadings,
} from './erase-traces.ts';

export interface EraseApplicationDeps extends EraseNotesDeps, EraseCopiesDeps, EraseMentionsDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list' | 'remove'>;
  talents: ReleaseTalentDeps['talents'] & Pick<TalentStore, 'resolveMergedId' | 'settleBasis'>;
  ownerOf: OwnerOf;
  resumes: Pick<ResumeStore, 'list' | 'get' | 'remove'>;
  matches: OtherMatchesDeps['matches'];
  decisions: EraseNotesDeps['decisions'] & OtherMatchesDeps['decisions'];
  evaluations: EraseNotesDeps['evaluations'] & OtherMatchesDeps['evaluations'];
  outbox: EraseRecordDeps['outbox'];
  uploads: Pick<UploadStore, 'removeAllVersions' | 'removeVersions' | 'listVersions'>;
  runs: EraseCopiesDeps['runs'] & EraseMentionsDeps['runs'];
  audit: Audit;
  erasedIds: ErasedIds;
  now(): string;
}

/** What is noted of an erasure: who asked, for which reason, never whom it was about. */
export interface Occasion {
  actor: Actor;
  verb: 'erase' | 'expire';
  changes: AuditedChange['changes'];
  correlationId: string;
}

/** What went: one application, and how many talents with it. */
export interface Erased {
  talents: number;
}

/**
 * Nothing of the person's other applications is touched: their talent stays while there is one. The record goes last: if
 * anything fails before, it can still be found, and erasing again goes on. `find` reads the application, and answers
 * `undefined` where it must not be erased any more; then nothing is. Errors: those of `find`, `STALE_VERSION`.
 */
export async function eraseApplicationOf(
  find: () => Promise<ApplicationRecord | undefined>,
  occasion: Occasion,
  deps: EraseApplicationDeps,
): Promise<Erased | undefined> {
  const stopped = await stop(find, deps);
  if (!stopped) return undefined;
  await eraseFile(stopped, deps);
  const talentIds = await talentsOf(stopped, deps);
  const talents = await Promise.all(talentIds.map((talentId) => deps.talents.get(talentId)));
  const words = wordsOfAll(talents, stopped);
  await eraseImports(words, deps);
  const gone: string[] = [];
  for (const talentId of talentIds) {
    if (await eraseFromTalent({ ...stopped, talentId }, deps)) gone.push(talentId);
  }
  // The daily round comes once; a person with the link may come as often as they like.
  const exported = { ...exportedOf(stopped, talents, gone), mayWait: occasion.verb === 'erase' };
  await eraseExports(exported, deps);
  // Before the record, by which all of this can be asked for again.
  for (const recordId of gone) await note('talent', recordId, stopped, occasion, deps);
  await note('application', stopped.applicationId, stopped, occasion, deps);
  // The file once more: its upload may have been under way.
  await eraseFileAndRecord(stopped, deps);
  // An export that was begun meanwhile may have read the record.
  await eraseExports(exported, deps);
  return { talents: gone.length };
}

function note(
  recordKind: 'talent' | 'application',
  recordId: string,
  { applicationId, submittedAt }: ApplicationRecord,
  { actor, verb, changes, correlationId }: Occasion,
  { audit }: EraseApplicationDeps,
): Promise<void> {
  const once = `${applicationId} ${submittedAt}`;
  return audit(actor, { action: `${recordKind}.${verb}`, recordKind, recordId, changes, correlationId, once });
}

/** Just one, or none yet; two while a recruiter merges them. */
async function talentsOf(application: ApplicationRecord, deps: EraseApplicationDeps): Promise<string[]> {
  const talentId = application.talentId ?? (await placedIn(application, deps));
  if (talentId === undefined) return [];
  return [...new Set([talentId, await deps.talents.resolveMergedId(talentId)])];
}

/** Nobody is known by an application that was not read: its address proves nothing, and no import is about its sender. */
function wordsOfAll(talents: readonly (TalentRecord | undefined)[], application: ApplicationRecord): Reached {
  const words = talents.map((talent) => provenWords(talent, application));
  return { emails: words.flatMap(({ emails }) => emails), phones: words.flatMap(({ phones }) => phones) };
}

/** Where exports may hold the application, or the talents that are known of it; nobody's messages are erased with it. */
function exportedOf(
  { applicationId, submittedAt }: ApplicationRecord,
  talents: readonly (TalentRecord | undefined)[],
  gone: readonly string[],
): Exported {
  const ids = [applicationId, ...gone, ...talents.flatMap((talent) => talent?.mergedIds ?? [])];
  // Anyone who stands beside someone is in no export.
  if (talents.every((talent) => talent?.besideId !== undefined))
    return { ids, records: ['applications'], since: submittedAt };
  // A talent that went in an erasure that was interrupted may have been there for any time.
  const since = talents
    .map((talent) => talent?.createdAt ?? '')
    .concat(submittedAt)
    .toSorted()[0];
  return { ids, records: ['applications', 'talents'], since };
}

/** An address that nobody confirmed proves nothing: only the file is known to be this person's. */
function provenWords(talent: TalentRecord | undefined, application: ApplicationRecord): PersonWords {
  if (application.confirmedAt) return wordsOf(talent, [application]);
  return wordsOfFiles([application]);
}

/** Whether the talent went along. */
async function eraseFromTalent(
  application: ApplicationRecord & { talentId: string },
  deps: EraseApplicationDeps,
): Promise<boolean> {
  const { talentId } = application;
  await eraseReadings(application, deps);
  const talent = await deps.talents.get(talentId);
  if ((await releaseTalent(application, deps)) === 'stays') {
    // What they agreed to with it is gone, perhaps.
    if (!(await settleBasis(talentId, deps))) await removeOtherMatches(talentId, deps);
    await eraseEarlierNotes(talentId, application.applicationId, deps);
    return false;
  }
  // Also where an erasure was interrupted right after the talent went.
  await eraseNotes([talentId, ...(talent?.mergedIds ?? []), ...((await deps.erasedIds(talentId)) ?? [])], deps);
  await eraseMentions(provenWords(talent, application), deps);
  return true;
}

/** What was noted and sent before any of the other applications was the person's belongs to this one alone. */
async function eraseEarlierNotes(talentId: string, applicationId: string, deps: EraseApplicationDeps): Promise<void> {
  const talent = await deps.talents.get(talentId);
  if (!talent?.mergedIds) return;
  const others = (await applicationsOf(talent, deps)).filter((other) => other.applicationId !== applicationId);
  const [first] = others.map(({ confirmedAt, submittedAt }) => confirmedAt ?? submittedAt).toSorted();
  if (first !== undefined) await eraseActivities(talentId, deps, first);
}

/** Withdraws it first, so that a concurrent reader or matcher can no longer store anything. */
async function stop(
  find: () => Promise<ApplicationRecord | undefined>,
  deps: EraseApplicationDeps,
): Promise<ApplicationRecord | undefined> {
  return updateWithRetry(find, async (record) => {
    if (!record) return undefined;
    const withdrawnAt = record.withdrawnAt ?? deps.now();
    const changes = { withdrawnAt, unfinished: undefined, leaseUntil: undefined };
    return (await deps.applications.advance(record, changes)) ?? LOST;
  });
}
