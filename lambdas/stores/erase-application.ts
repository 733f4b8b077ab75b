/** Erases one application with everything that is kept through it, whoever asks: its person, or the end of their consent. */
import type { Actor } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ApplicationRecord, ApplicationStore } from './application-store.ts';
import type { Audit, AuditedChange } from './audit-store.ts';
import { type EraseCopiesDeps, eraseCopies, eraseImports, type Reached } from './erase-copies.ts';
import { type EraseMentionsDeps, eraseMentions, wordsOf } from './erase-mentions.ts';
import { type EraseNotesDeps, eraseFile, eraseFileAndRecord, eraseNotes, eraseReadings } from './erase-traces.ts';
import type { ErasedIds } from './erased-talent.ts';
import type { MatchStore } from './match-store.ts';
import { type ReleaseTalentDeps, releaseTalent } from './release-talent.ts';
import type { ResumeStore } from './resume-store.ts';
import type { TalentStore } from './talent-store.ts';
import type { UploadStore } from './upload-store.ts';

export interface EraseApplicationDeps extends EraseNotesDeps, EraseCopiesDeps, EraseMentionsDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list' | 'remove'>;
  talents: ReleaseTalentDeps['talents'] & Pick<TalentStore, 'homeOf'>;
  resumes: Pick<ResumeStore, 'list' | 'get' | 'remove'>;
  matches: Pick<MatchStore, 'referencesOfTalent' | 'removeMany'>;
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

const ATTEMPTS = 5;

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
  const words = await wordsOfAll(talentIds, stopped, deps);
  await eraseImports(words, deps);
  const gone: string[] = [];
  for (const talentId of talentIds) {
    if (await eraseFromTalent({ ...stopped, talentId }, deps)) gone.push(talentId);
  }
  await eraseCopies(words, deps);
  // Before the record, by which all of this can be asked for again.
  for (const recordId of gone) await note('talent', recordId, stopped, occasion, deps);
  await note('application', stopped.applicationId, stopped, occasion, deps);
  // The file once more: its upload may have been under way.
  await eraseFileAndRecord(stopped, deps);
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
async function talentsOf({ talentId }: ApplicationRecord, deps: EraseApplicationDeps): Promise<string[]> {
  if (talentId === undefined) return [];
  return [...new Set([talentId, await deps.talents.homeOf(talentId)])];
}

/** Nobody yet is known by an application that was not read; then its address proves nothing. */
async function wordsOfAll(
  talentIds: readonly string[],
  application: ApplicationRecord,
  { talents }: EraseApplicationDeps,
): Promise<Reached> {
  const found = await Promise.all(talentIds.map((talentId) => talents.get(talentId)));
  const words = found.map((talent) => wordsOf(talent, [application]));
  return { emails: words.flatMap(({ emails }) => emails), phones: words.flatMap(({ phones }) => phones) };
}

/** Whether the talent went along. */
async function eraseFromTalent(
  application: ApplicationRecord & { talentId: string },
  deps: EraseApplicationDeps,
): Promise<boolean> {
  const { talentId } = application;
  await eraseReadings(application, deps);
  const talent = await deps.talents.get(talentId);
  if ((await releaseTalent(application, deps)) === 'stays') return false;
  // Also where an erasure was interrupted right after the talent went.
  await eraseNotes([talentId, ...(talent?.mergedIds ?? []), ...((await deps.erasedIds(talentId)) ?? [])], deps);
  await eraseMentions(wordsOf(talent, [application]), deps);
  return true;
}

/** Withdraws it first, so that whoever reads or matches at this moment comes too late to store anything. */
async function stop(
  find: () => Promise<ApplicationRecord | undefined>,
  deps: EraseApplicationDeps,
): Promise<ApplicationRecord | undefined> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const record = await find();
    if (!record) return undefined;
    const withdrawnAt = record.withdrawnAt ?? deps.now();
    const changes = { withdrawnAt, unfinished: undefined, leaseUntil: undefined };
    const stopped = await deps.applications.advance(record, changes);
    if (stopped) return stopped;
  }
  throw new AppError('conflict', 'STALE_VERSION');
}
