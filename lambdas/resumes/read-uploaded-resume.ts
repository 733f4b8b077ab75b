/** Takes up one uploaded resume: claims it, has it read, stores what was found, and asks for matches. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { isReadingFailure, type ReadingFailure } from '../../shared/domain/reading-failure.ts';
import { RESUME_BYTES_MAX, type Resume } from '../../shared/domain/talent.ts';
import { isAppError } from '../../shared/errors.ts';
import { type ResumeReading, withTypedProfile } from '../../shared/resume/index.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import type { Send } from '../stores/queue.ts';
import { type ReleaseTalentDeps, releaseTalent } from '../stores/release-talent.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { currentReading, talentFrom } from '../stores/talent-facts.ts';
import type { KnownBy, TalentStore } from '../stores/talent-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { claimDecision, LEASE_SECONDS, type UploadedVersion } from './claim-decision.ts';

/** What the worker makes of a file. */
export interface FileReading extends ResumeReading {
  text: string;
}

export interface ReadResumeDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  talents: Pick<TalentStore, 'claim' | 'apply' | 'homeOf' | 'setResume'> & ReleaseTalentDeps['talents'];
  resumes: Pick<ResumeStore, 'get' | 'insert' | 'remove'>;
  uploads: Pick<UploadStore, 'read'>;
  /** Throws an `AppError` whose code is a `ReadingFailure` when the file cannot be read. */
  readFile(bytes: Uint8Array, declaredType: string | undefined, fileName: string | undefined): Promise<FileReading>;
  requestMatches: Send<MatchRequest>;
  newId(): string;
  derivedId(...parts: string[]): string;
  now(): string;
}

export type Outcome = 'completed' | 'failed' | 'skipped';

const CLAIM_ATTEMPTS = 3;
/** A file that was begun this often and never finished will not be by trying again: hours of deliveries and sweeps. */
const READING_ATTEMPTS_MAX = 100;

/**
 * Brings the application's newest upload to `completed` or `failed`. Safe to call any number of times and at once for
 * the same upload: a lease lets one reader work, and every write is conditional or the same again.
 */
export async function readUploadedResume(
  applicationId: string,
  upload: UploadedVersion,
  actor: Actor,
  deps: ReadResumeDeps,
): Promise<Outcome> {
  authorise(actor, 'resumes.process');
  const claimed = await claim(applicationId, upload, deps);
  if (!claimed) return 'skipped';
  try {
    return await finish(claimed, upload, deps);
  } catch (error) {
    await release(claimed, deps);
    throw error;
  }
}

async function finish(claimed: ApplicationRecord, upload: UploadedVersion, deps: ReadResumeDeps): Promise<Outcome> {
  if ((claimed.attempts ?? 1) > READING_ATTEMPTS_MAX) return fail(claimed, 'FILE_TOO_COMPLEX', deps);
  const reading = await attempt(claimed, upload, deps);
  if ('failureCode' in reading) return fail(claimed, reading.failureCode, deps);
  const known = knownBy(claimed, reading);
  if (!known) return fail(claimed, 'EMAIL_NOT_FOUND', deps);
  return complete(claimed, known, reading, deps);
}

/** Whether fields were filled in, and the text was made of them: by the person, or in a file that was imported. */
const isTyped = ({ source }: Pick<ApplicationRecord, 'source'>) => source === 'profile' || source === 'import';

/** The address that was typed or read; what was typed without one is known by the phone number it has to give. */
function knownBy(record: ApplicationRecord, reading?: FileReading): KnownBy | undefined {
  const email = record.email ?? reading?.profile.email;
  if (email) return { email };
  return isTyped(record) && record.phone ? { phone: record.phone } : undefined;
}

/** Gives the lease back, so that the next delivery need not wait for it to run out. */
async function release(claimed: ApplicationRecord, deps: ReadResumeDeps): Promise<void> {
  // What failed before may fail now; then the lease runs out by itself, and the sweep takes over.
  await deps.applications.advance(claimed, { leaseUntil: undefined }).catch(() => undefined);
}

/** Takes the lease on an upload, or `undefined` when it is done, superseded, or in another reader's hands. */
async function claim(
  applicationId: string,
  upload: UploadedVersion,
  deps: ReadResumeDeps,
): Promise<ApplicationRecord | undefined> {
  for (let tries = 0; tries < CLAIM_ATTEMPTS; tries += 1) {
    const record = await deps.applications.get(applicationId);
    if (!record || claimDecision(record, upload, deps.now()) !== 'claim') return undefined;
    const leaseUntil = new Date(Date.parse(deps.now()) + LEASE_SECONDS * 1000).toISOString();
    const { versionId, sequencer } = upload;
    const isKnown = record.versionId === versionId;
    const attempts = isKnown ? (record.attempts ?? 0) + 1 : 1;
    // A recruiter's retry counts attempts anew; the file came in only once.
    const isNew = attempts === 1 && (!isKnown || record.resumeStatus === 'awaiting-upload');
    const claimed = await deps.applications.advance(record, {
      resumeStatus: 'active',
      unfinished: 'reading',
      failureCode: undefined,
      leaseUntil,
      attempts,
      versionId,
      ...(sequencer && { sequencer }),
      ...(isNew && { steps: withEvent(record.steps, { kind: 'uploaded', at: deps.now() }) }),
    });
    if (claimed) return claimed;
  }
  throw new Error(`Application ${applicationId} changed under ${CLAIM_ATTEMPTS} attempts to claim it`);
}

async function attempt(
  record: ApplicationRecord,
  upload: UploadedVersion,
  deps: ReadResumeDeps,
): Promise<FileReading | { failureCode: ReadingFailure }> {
  try {
    const bytes = await deps.uploads.read(record.objectKey, upload.versionId);
    return asTyped(record, await deps.readFile(bytes, record.declaredType, record.fileName));
  } catch (error) {
    if (isAppError(error) && isReadingFailure(error.code)) return { failureCode: error.code };
    throw error;
  }
}

/** What a person typed into fields of their own wins over what the reader made of the text. */
function asTyped(record: ApplicationRecord, reading: FileReading): FileReading {
  if (!isTyped(record)) return reading;
  const { firstName, lastName, phone, email, language } = record;
  return withTypedProfile(reading, { firstName, lastName, phone, email, language, ...record.profileForm });
}

async function fail(record: ApplicationRecord, failureCode: ReadingFailure, deps: ReadResumeDeps): Promise<Outcome> {
  // Whoever filled in the form is a person to talk to, even when their file cannot be read.
  const known = knownBy(record);
  const talentId = known && (await talentOf(record, known, undefined, deps)).talentId;
  const changes = { resumeStatus: 'failed' as const, failureCode, unfinished: undefined, leaseUntil: undefined };
  const steps = withEvent(record.steps, { kind: 'failed', at: deps.now() });
  const failed = await deps.applications.advance(record, { ...changes, steps, ...(talentId && { talentId }) });
  if (failed) {
    await followMerge(failed, deps);
    return 'failed';
  }
  if (talentId) await takeBackIfOver(record, talentId, undefined, deps);
  return 'skipped';
}

/** Its person's talent may have been merged into another one in the meantime; what was read is moved by the matcher. */
async function followMerge(failed: ApplicationRecord, deps: ReadResumeDeps): Promise<void> {
  const talentId = failed.talentId && (await deps.talents.homeOf(failed.talentId));
  if (talentId !== failed.talentId) await deps.applications.advance(failed, { talentId });
}

async function complete(
  record: ApplicationRecord,
  known: KnownBy,
  reading: FileReading,
  deps: ReadResumeDeps,
): Promise<Outcome> {
  const { talentId, isNew } = await talentOf(record, known, reading, deps);
  const resume = resumeFrom(record, talentId, reading, deps);
  if (Buffer.byteLength(JSON.stringify(resume)) > RESUME_BYTES_MAX) return fail(record, 'FILE_TOO_COMPLEX', deps);
  await deps.resumes.insert(resume);
  const completed = await deps.applications.advance(record, {
    ...namesFrom(record, reading),
    ...('email' in known && known),
    talentId,
    ...(isNew && { makesTalent: true }),
    resumeId: resume.resumeId,
    resumeStatus: 'completed',
    unfinished: 'matching',
    leaseUntil: undefined,
    // A new file supersedes what the person corrected in the reading of an earlier one.
    correctedAt: undefined,
    steps: withEvent(record.steps, { kind: 'read', at: deps.now() }),
  });
  if (!completed) {
    // Another version of the file came in meanwhile, whose reader will finish; or the person took it all back.
    await takeBackIfOver(record, talentId, resume.resumeId, deps);
    return 'skipped';
  }
  await deps.talents.setResume(talentId, currentReading(resume, record.submittedAt));
  const { applicationId, correlationId } = record;
  await deps.requestMatches({ kind: 'resume', talentId, resumeId: resume.resumeId, applicationId, correlationId });
  return 'completed';
}

/** Leaves nothing of somebody who withdrew or erased their application while its file was being read. */
async function takeBackIfOver(
  { applicationId }: ApplicationRecord,
  talentId: string,
  resumeId: string | undefined,
  deps: ReadResumeDeps,
): Promise<void> {
  const now = await deps.applications.get(applicationId);
  if (now && !now.withdrawnAt) return;
  if (resumeId && now?.resumeId !== resumeId) await deps.resumes.remove(talentId, resumeId);
  if (now?.talentId !== talentId) await releaseTalent({ applicationId, talentId }, deps);
}

/** The one talent of an address, enriched by what was read, and whether it is known only since now. */
async function talentOf(
  record: ApplicationRecord,
  known: KnownBy,
  reading: FileReading | undefined,
  deps: ReadResumeDeps,
): Promise<{ talentId: string; isNew: boolean }> {
  const newId = deps.newId();
  const claimed = await deps.talents.claim(known, newId);
  const talentId = await deps.talents.apply(talentFrom(record, claimed, known, reading?.profile, deps.now()));
  return { talentId, isNew: talentId === newId };
}

/** One reading per version of the file, so that reading it twice stores it once. */
function resumeFrom(record: ApplicationRecord, talentId: string, reading: FileReading, deps: ReadResumeDeps): Resume {
  return {
    resumeId: deps.derivedId('resume', record.applicationId, record.versionId ?? ''),
    talentId,
    applicationId: record.applicationId,
    ...(isTyped(record) && { source: 'profile' as const }),
    fileName: record.fileName ?? null,
    text: reading.text,
    profile: reading.profile,
    sources: reading.sources,
    createdAt: record.submittedAt,
  };
}

/** A dropped file has no form: its names are the ones that were read. */
function namesFrom(record: ApplicationRecord, { profile }: FileReading): Partial<ApplicationRecord> {
  if (record.source !== 'drop') return {};
  return { firstName: profile.firstName, lastName: profile.lastName, ...(profile.phone && { phone: profile.phone }) };
}
