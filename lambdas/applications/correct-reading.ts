/** Stores a person's corrections of their resume as a new reading, which is matched again. */
import { isDeepStrictEqual } from 'node:util';
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { FollowedApplication, routes } from '../../shared/contract/routes.ts';
import { withEvent } from '../../shared/domain/application-history.ts';
import { CORRECTIONS_MAX, type Correction } from '../../shared/domain/correction.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { RESUME_BYTES_MAX, type Resume } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import { correctedReading, readCareer } from '../../shared/resume/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Send } from '../runtime/queue.ts';
import { LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { confirmReading, type ResumeStore } from '../stores/resume-store.ts';
import { type FollowedDeps, followedOf } from './followed-application.ts';
import { type OwnApplicationDeps, ownApplication, refuseWithdrawn } from './own-application.ts';

export interface CorrectReadingDeps extends OwnApplicationDeps, FollowedDeps {
  applications: Pick<ApplicationStore, 'get' | 'advance'>;
  resumes: Pick<ResumeStore, 'get' | 'insert' | 'markChecked' | 'remove'>;
  requestMatches: Send<MatchRequest>;
  /** Called when the queue could not be reached. */
  onPostponed(applicationId: string, cause: unknown): void;
  newId(): string;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.correctReading>, 'params' | 'query' | 'body'>;

/**
 * Stores the corrected reading beside the original and makes it the application's. What says nothing new confirms the
 * reading. Errors: `APPLICATION_NOT_FOUND`, `APPLICATION_WITHDRAWN`, `NOTHING_READ_YET`, `READING_CHANGED` (it was made
 * of another reading than the current one), `TOO_MANY_CORRECTIONS`, `CORRECTION_TOO_LARGE`.
 */
export async function correctReading(
  input: Input,
  actor: Actor,
  deps: CorrectReadingDeps,
): Promise<FollowedApplication> {
  const find = () => ownApplication(input, actor, 'applications.correct', deps);
  const correct = async (record: ApplicationRecord) => {
    refuseWithdrawn(record);
    const current = await currentReading(record, deps);
    const corrected = await correctedResume(record, current, input.body, deps);
    if (isDeepStrictEqual(corrected.profile, current.profile)) {
      if (input.body.resumeId === current.resumeId) await confirmReading(current, deps.resumes);
      return followedOf(record, deps);
    }
    refuseStale(record, input.body);
    const advanced = await take(record, corrected, deps);
    if (!advanced) return LOST;
    await askForMatches(advanced, corrected, deps);
    return followedOf(advanced, deps);
  };
  return updateWithRetry(find, correct, refuseChanged);
}

function refuseChanged(): never {
  throw new AppError('conflict', 'READING_CHANGED');
}

async function currentReading(record: ApplicationRecord, deps: CorrectReadingDeps): Promise<Resume> {
  const { talentId, resumeId, resumeStatus } = record;
  const isRead = talentId !== undefined && resumeId !== undefined && resumeStatus === 'completed';
  const reading = isRead ? await deps.resumes.get(talentId, resumeId) : undefined;
  if (!reading) throw new AppError('conflict', 'NOTHING_READ_YET');
  return reading;
}

function refuseStale({ resumeId, corrections = 0 }: ApplicationRecord, correction: Correction): void {
  if (resumeId !== correction.resumeId) refuseChanged();
  if (corrections >= CORRECTIONS_MAX) throw new AppError('conflict', 'TOO_MANY_CORRECTIONS');
}

/** Always made of what the machine read, so that a correction of a correction appends its words once. */
async function correctedResume(
  record: ApplicationRecord,
  current: Resume,
  stated: Correction,
  deps: CorrectReadingDeps,
): Promise<Resume> {
  const basedOn = current.correction?.basedOn ?? current.resumeId;
  const original = basedOn === current.resumeId ? current : await deps.resumes.get(current.talentId, basedOn);
  if (!original) throw new AppError('conflict', 'NOTHING_READ_YET');
  const { text, profile, sources, unsure, ...counting } = correctedReading(original, stated, record.language);
  const correctedAt = deps.now();
  return {
    ...original,
    // Never the id that an equal correction at the same moment has: the second writer removes its own.
    resumeId: deps.newId(),
    text,
    profile,
    sources,
    unsure,
    career: readCareer({ text, profile, sources, correction: counting }, correctedAt.slice(0, 7)),
    correctedAt,
    correction: { basedOn, ...counting },
  };
}

/** Stores the reading and then makes it count; if another step came first, it is taken back. */
async function take(
  record: ApplicationRecord,
  corrected: Resume,
  deps: CorrectReadingDeps,
): Promise<ApplicationRecord | undefined> {
  if (Buffer.byteLength(JSON.stringify(corrected)) > RESUME_BYTES_MAX) {
    throw new AppError('too-large', 'CORRECTION_TOO_LARGE');
  }
  await deps.resumes.insert(corrected);
  const at = corrected.correctedAt ?? deps.now();
  const advanced = await deps.applications.advance(record, {
    resumeId: corrected.resumeId,
    correctedAt: at,
    corrections: (record.corrections ?? 0) + 1,
    mendings: undefined,
    unfinished: 'matching',
    // The result of what was read before says nothing of this.
    match: undefined,
    matchFailure: undefined,
    steps: withEvent(record.steps, { kind: 'corrected', at }),
  });
  if (!advanced) await takeBack(record, corrected, deps);
  return advanced;
}

/** Unless it counts after all: of a write that took effect, the answer may have been lost before the next step came. */
async function takeBack({ applicationId }: ApplicationRecord, corrected: Resume, deps: CorrectReadingDeps) {
  const now = await deps.applications.get(applicationId);
  if (now?.resumeId !== corrected.resumeId) await deps.resumes.remove(corrected.talentId, corrected.resumeId);
}

/** The reading is stored with its marker; if the queue cannot be reached now, the sweep asks again. */
async function askForMatches(record: ApplicationRecord, reading: Resume, deps: CorrectReadingDeps): Promise<void> {
  const { applicationId, correlationId } = record;
  const { talentId, resumeId } = reading;
  try {
    await deps.requestMatches({ kind: 'resume', talentId, resumeId, applicationId, correlationId });
  } catch (cause) {
    deps.onPostponed(applicationId, cause);
  }
}
