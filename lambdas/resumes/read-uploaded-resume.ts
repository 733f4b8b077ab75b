/** Processes one uploaded resume: claims it, reads it or passes it on for OCR, stores the result, requests matches. */
import type { MatchRequest, ScanRequest } from '../../shared/contract/events.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import type { Career } from '../../shared/domain/career.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { FILE_IS_SCANNED, isReadingFailure, type ReadingFailure } from '../../shared/domain/reading-failure.ts';
import type { ReadingWarning } from '../../shared/domain/reading-warning.ts';
import { RESUME_BYTES_MAX, type Resume } from '../../shared/domain/talent.ts';
import { AppError, isAppError } from '../../shared/errors.ts';
import { type ResumeReading, readCareer, withTypedProfile } from '../../shared/resume/index.ts';
import type { Send } from '../runtime/queue.ts';
import { settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { KnownBy } from '../stores/known-by.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { FoundVerdict } from '../stores/verdict-store.ts';
import type { UploadedVersion } from './claim-decision.ts';
import { claim, handOver, release } from './claim-upload.ts';
import { type ForeignResumeDeps, foreignResume } from './foreign-resume.ts';
import { type PlaceApplicationDeps, placeApplication } from './place-application.ts';
import { type TakeBackReadingDeps, takeBackIfOver } from './take-back-reading.ts';

/** What the worker makes of a file. */
export interface FileReading extends Omit<ResumeReading, 'leftOut' | 'unsure'> {
  /** Keys as in `ProfileSources` of the fields to check; readings from before have none. */
  unsure?: readonly string[];
  text: string;
  career?: Career;
  warnings?: ReadingWarning[];
}

/** What bringing an application to its end takes, whichever step of reading does it. */
export interface EndReadingDeps extends PlaceApplicationDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance' | 'list'>;
  talents: PlaceApplicationDeps['talents'] & TakeBackReadingDeps['talents'];
  resumes: Pick<ResumeStore, 'list' | 'get' | 'insert' | 'remove'>;
  requestMatches: Send<MatchRequest>;
  reportGone: TakeBackReadingDeps['reportGone'];
  ownerOf: ForeignResumeDeps['ownerOf'];
  /**
   * Looks once more at names of which a reading is not sure.
   * @default nobody does
   */
  lookAgain?(reading: FileReading): Promise<FileReading>;
  /**
   * Counts an application that ended `failed`, by its reason.
   * @default nobody counts
   */
  onFailure?(code: ReadingFailure): void;
}

export interface ReadResumeDeps extends EndReadingDeps {
  uploads: Pick<UploadStore, 'read'>;
  /** Throws an `AppError` when the file cannot be read: its code is a `ReadingFailure`, or `FILE_IS_SCANNED`. */
  readFile(bytes: Uint8Array, declaredType: string | undefined, fileName: string | undefined): Promise<FileReading>;
  requestScan: Send<ScanRequest>;
  /**
   * What the scan for malware found in this version.
   * @default clean
   */
  verdict?: FoundVerdict;
}

/** How far one step of reading brought an application; `handed-on` leaves it `active` for the next step. */
export type Outcome = 'completed' | 'failed' | 'handed-on' | 'skipped';

/** A step of reading: the text of a file, or that of the pictures in it. */
export interface ReadingStep {
  /** Throws an `AppError` as `readFile` does. */
  read(record: ApplicationRecord): Promise<FileReading>;
  /** What becomes of a scan; the last step meets none. */
  handOn?(claimed: ApplicationRecord): Promise<Outcome>;
}

/** A file that was begun this often and never finished will not be by trying again: hours of deliveries and sweeps. */
const READING_ATTEMPTS_MAX = 100;

/**
 * Brings the application's newest upload to `completed` or `failed`, or hands it on for OCR. Safe to call any number of times and at once for
 * the same upload: a lease lets one reader work, and every write is conditional or the same again.
 */
export async function readUploadedResume(
  applicationId: string,
  upload: UploadedVersion,
  actor: Actor,
  deps: ReadResumeDeps,
): Promise<Outcome> {
  return takeStep(applicationId, upload, actor, deps, {
    read: async (record) => {
      if (deps.verdict === 'infected') throw new AppError('invalid', 'FILE_INFECTED');
      if (deps.verdict === 'unscannable') throw new AppError('invalid', 'FILE_NOT_SCANNABLE');
      const bytes = await deps.uploads.read(record.objectKey, upload.versionId);
      return deps.readFile(bytes, record.declaredType, record.fileName);
    },
    handOn: (claimed) => handOn(claimed, upload, deps),
  });
}

/** Claims an upload and takes one step of reading it, with what `readUploadedResume` promises. */
export async function takeStep(
  applicationId: string,
  upload: UploadedVersion,
  actor: Actor,
  deps: EndReadingDeps,
  step: ReadingStep,
): Promise<Outcome> {
  authorise(actor, 'resumes.process');
  const claimed = await claim(applicationId, upload, deps);
  if (!claimed) return 'skipped';
  try {
    return await finish(claimed, step, deps);
  } catch (error) {
    await release(claimed, deps);
    throw error;
  }
}

async function finish(claimed: ApplicationRecord, step: ReadingStep, deps: EndReadingDeps): Promise<Outcome> {
  if ((claimed.attempts ?? 1) > READING_ATTEMPTS_MAX) return fail(claimed, 'FILE_TOO_COMPLEX', deps);
  const reading = await attempt(claimed, step, deps);
  if (reading === 'scanned') return step.handOn?.(claimed) ?? fail(claimed, 'FILE_HAS_NO_TEXT', deps);
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

/** Leaves a scan to the second step: the lease is that one's now, and lasts until its turn should have come. */
async function handOn(claimed: ApplicationRecord, upload: UploadedVersion, deps: ReadResumeDeps): Promise<Outcome> {
  const handed = await handOver(claimed, deps);
  if (!handed) return 'skipped';
  const { applicationId, revision, correlationId } = handed;
  try {
    await deps.requestScan({ applicationId, versionId: upload.versionId, revision, correlationId });
  } catch (error) {
    await release(handed, deps);
    throw error;
  }
  return 'handed-on';
}

async function attempt(
  record: ApplicationRecord,
  step: ReadingStep,
  deps: EndReadingDeps,
): Promise<FileReading | { failureCode: ReadingFailure } | 'scanned'> {
  try {
    const reading = await step.read(record);
    // What someone typed needs no second look.
    return isTyped(record) ? asTyped(record, reading) : ((await deps.lookAgain?.(reading)) ?? reading);
  } catch (error) {
    if (isAppError(error) && error.code === FILE_IS_SCANNED) return 'scanned';
    if (isAppError(error) && isReadingFailure(error.code)) return { failureCode: error.code };
    throw error;
  }
}

/** What a person typed into fields of their own wins over what the reader made of the text. */
function asTyped(record: ApplicationRecord, reading: FileReading): FileReading {
  const { firstName, lastName, phone, email, language } = record;
  const typed = withTypedProfile(reading, { firstName, lastName, phone, email, language, ...record.profileForm });
  return typed.career ? { ...typed, career: readCareer(typed, typed.career.asOf) } : typed;
}

async function fail(record: ApplicationRecord, failureCode: ReadingFailure, deps: EndReadingDeps): Promise<Outcome> {
  // Anyone who filled in the form is a person to talk to, even when their file cannot be read.
  const known = knownBy(record);
  const talentId = known && (await placeApplication(record, known, undefined, deps)).talentId;
  const changes = { resumeStatus: 'failed' as const, failureCode, unfinished: undefined, leaseUntil: undefined };
  const steps = withEvent(record.steps, { kind: 'failed', at: deps.now() });
  const failed = await deps.applications.advance(record, { ...changes, steps, ...(talentId && { talentId }) });
  if (failed) {
    await followMerge(failed, deps);
    if (talentId) await settleTalent(talentId, deps);
    await askToSettle(failed, deps);
    // What they said about other jobs counts also with an older reading.
    const { correlationId, consent, basis } = record;
    deps.onFailure?.(failureCode);
    const saysMore = consent?.talentPoolAt !== undefined || Boolean(basis);
    if (talentId && saysMore) await deps.requestMatches({ kind: 'basis', talentId, correlationId });
    return 'failed';
  }
  if (talentId) await takeBackIfOver(record, talentId, undefined, deps);
  return 'skipped';
}

/** Nothing was read that the matcher would see to; whose talent is theirs already needs nothing. */
async function askToSettle(failed: ApplicationRecord, deps: EndReadingDeps): Promise<void> {
  const { applicationId, confirmedAt, correlationId, talentId } = failed;
  const talent = confirmedAt && talentId ? await deps.talents.get(talentId) : undefined;
  if (talent?.besideId) await deps.requestMatches({ kind: 'settle', applicationId, correlationId });
}

/** Its person's talent may have been merged into another one in the meantime; what was read is moved by the matcher. */
async function followMerge(failed: ApplicationRecord, deps: EndReadingDeps): Promise<void> {
  const talentId = failed.talentId && (await deps.talents.resolveMergedId(failed.talentId));
  if (talentId !== failed.talentId) await deps.applications.advance(failed, { talentId });
}

async function complete(
  record: ApplicationRecord,
  known: KnownBy,
  reading: FileReading,
  deps: EndReadingDeps,
): Promise<Outcome> {
  const { talentId, isNew } = await placeApplication(record, known, reading, deps);
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
    matchFailure: undefined,
    mendings: undefined,
    foreignResume: await foreignResume(record, talentId, reading, deps),
    steps: withEvent(record.steps, { kind: 'read', at: deps.now() }),
  });
  if (!completed) {
    // Another version of the file came in meanwhile, whose reader will finish; or the person took it all back.
    await takeBackIfOver(record, talentId, resume.resumeId, deps);
    return 'skipped';
  }
  await settleTalent(talentId, deps, resume.resumeId);
  const { applicationId, correlationId } = record;
  await deps.requestMatches({ kind: 'resume', talentId, resumeId: resume.resumeId, applicationId, correlationId });
  return 'completed';
}

/** One reading per version of the file, so that reading it twice stores it once. */
function resumeFrom(record: ApplicationRecord, talentId: string, reading: FileReading, deps: EndReadingDeps): Resume {
  return {
    resumeId: deps.derivedId('resume', record.applicationId, record.versionId ?? ''),
    talentId,
    applicationId: record.applicationId,
    ...(isTyped(record) && { source: 'profile' as const }),
    fileName: record.fileName ?? null,
    text: reading.text,
    profile: reading.profile,
    sources: reading.sources,
    sections: reading.sections,
    ...(reading.career && { career: reading.career }),
    ...(reading.warnings && { warnings: reading.warnings }),
    ...(reading.unsure && { unsure: [...reading.unsure] }),
    createdAt: record.submittedAt,
  };
}

/** A dropped file has no form: its names are the ones that were read. */
function namesFrom(record: ApplicationRecord, { profile }: FileReading): Partial<ApplicationRecord> {
  if (record.source !== 'drop') return {};
  return { firstName: profile.firstName, lastName: profile.lastName, ...(profile.phone && { phone: profile.phone }) };
}
