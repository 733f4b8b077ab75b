/** Stores a recruiter's corrections of a reading as a new reading, matched at once; or undoes them. */
import { isDeepStrictEqual } from 'node:util';
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import {
  areEditsPossible,
  editedProfile,
  READING_EDITS_MAX,
  type ReadingEdit,
} from '../../shared/domain/reading-edit.ts';
import { RESUME_BYTES_MAX, type Resume } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import { mendedReading, readCareer } from '../../shared/resume/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Send } from '../runtime/queue.ts';
import { type SettleTalentDeps, settleTalent } from '../settling/settle-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { confirmReading, type ResumeStore } from '../stores/resume-store.ts';

export interface ChangeReadingDeps {
  talents: SettleTalentDeps['talents'];
  applications: Pick<ApplicationStore, 'get' | 'list' | 'advance'>;
  resumes: Pick<ResumeStore, 'list' | 'get' | 'insert' | 'markChecked' | 'remove'>;
  matches: Pick<MatchStore, 'referencesOfTalent' | 'removeMany'>;
  requestMatches: Send<MatchRequest>;
  /** Called when the queue could not be reached. */
  onPostponed(applicationId: string, cause: unknown): void;
  audit: Audit;
  newId(): string;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.correctResume>, 'params' | 'body' | 'correlationId'>;
type Answer = ResponseOf<typeof routes.correctResume>;

/**
 * Stores the mended reading beside the one that it replaces and makes it the application's. The reading's id is its
 * version: one that is no longer the application's is refused. What changes nothing confirms the reading. Errors:
 * `TALENT_NOT_FOUND`, `READING_NOT_FOUND`, `READING_CHANGED`, `APPLICATION_WITHDRAWN`, `INVALID_INPUT` (an entry that is not
 * there), `TOO_MANY_CORRECTIONS`, `CORRECTION_TOO_LARGE`, `NOTHING_TO_UNDO`.
 */
export async function correctResume(input: Input, actor: Actor, deps: ChangeReadingDeps): Promise<Answer> {
  authorise(actor, 'talents.manage');
  const { resumeId, edits } = input.body;
  const open = await openReading(input.params.id, resumeId, deps);
  return edits ? mend(open, edits, input, actor, deps) : undo(open, input, actor, deps);
}

/** A reading of this person that its application rests on. */
interface OpenReading {
  application: ApplicationRecord;
  reading: Resume;
}

async function mend(
  { application, reading }: OpenReading,
  edits: readonly ReadingEdit[],
  input: Input,
  actor: Actor,
  deps: ChangeReadingDeps,
): Promise<Answer> {
  const mended = await mendedResume(application, reading, edits, deps);
  if (isDeepStrictEqual(mended.profile, reading.profile)) {
    await confirmReading(reading, deps.resumes);
    return { resumeId: reading.resumeId, replaces: null };
  }
  if ((application.mendings ?? 0) >= READING_EDITS_MAX) throw new AppError('conflict', 'TOO_MANY_CORRECTIONS');
  if (Buffer.byteLength(JSON.stringify(mended)) > RESUME_BYTES_MAX) {
    throw new AppError('too-large', 'CORRECTION_TOO_LARGE');
  }
  await deps.resumes.insert(mended);
  const mendings = (application.mendings ?? 0) + 1;
  if (!(await restOn(mended.resumeId, application, { mendings }, deps))) {
    await deps.resumes.remove(mended.talentId, mended.resumeId);
    throw readingChanged();
  }
  const parts = [...new Set(edits.map(({ part }) => part))];
  await noteAndMatch('talent.correct', mended, parts, input.correlationId, actor, deps);
  return { resumeId: mended.resumeId, replaces: reading.resumeId };
}

/** The person's own corrections are theirs to take back. */
async function undo(
  { application, reading }: OpenReading,
  input: Input,
  actor: Actor,
  deps: ChangeReadingDeps,
): Promise<Answer> {
  const { talentId, correction } = reading;
  const replaces = correction?.recruiter?.replaces;
  const before = replaces === undefined ? undefined : await deps.resumes.get(talentId, replaces);
  if (!before) throw new AppError('conflict', 'NOTHING_TO_UNDO');
  const mendings = Math.max(0, (application.mendings ?? 1) - 1);
  if (!(await restOn(before.resumeId, application, { mendings }, deps))) throw readingChanged();
  // What nobody stands by is not kept, nor what it came to.
  await deps.resumes.remove(talentId, reading.resumeId);
  const matches = await deps.matches.referencesOfTalent(talentId);
  const gone = matches.filter(({ resumeId }) => resumeId === reading.resumeId);
  await deps.matches.removeMany(gone.map(({ matchId }) => matchId));
  await noteAndMatch('talent.uncorrect', before, [], input.correlationId, actor, deps);
  return { resumeId: before.resumeId, replaces: reading.resumeId };
}

const readingChanged = () => new AppError('conflict', 'READING_CHANGED');

async function openReading(id: string, resumeId: string, deps: ChangeReadingDeps): Promise<OpenReading> {
  if (!(await deps.talents.get(id))) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const reading = await deps.resumes.get(id, resumeId);
  if (!reading) throw new AppError('not-found', 'READING_NOT_FOUND');
  const application = await deps.applications.get(reading.applicationId);
  if (application?.resumeId !== resumeId || application.resumeStatus !== 'completed') throw readingChanged();
  if (application.withdrawnAt) throw new AppError('conflict', 'APPLICATION_WITHDRAWN');
  return { application, reading };
}

/** Made of what stood before recruiters said anything, so that a correction of a correction says nothing twice. */
async function mendedResume(
  { language }: ApplicationRecord,
  reading: Resume,
  edits: readonly ReadingEdit[],
  deps: ChangeReadingDeps,
): Promise<Resume> {
  if (!areEditsPossible(reading.profile, edits)) {
    throw new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'edits', code: 'INVALID' }] });
  }
  const { recruiter } = reading.correction ?? {};
  const over = recruiter ? await deps.resumes.get(reading.talentId, recruiter.over) : reading;
  if (!over) throw readingChanged();
  const { stated, jobs: before } = editedProfile(reading.profile, edits);
  const jobs = before.map((index) => (index === null ? null : recruiter ? (recruiter.jobs[index] ?? null) : index));
  const { text, profile, sources, unsure, ...counting } = mendedReading(over, stated, jobs, language);
  const correctedAt = deps.now();
  return {
    ...over,
    resumeId: deps.newId(),
    ...{ text, profile, sources, unsure, correctedAt },
    career: readCareer({ text, profile, sources, correction: counting }, correctedAt.slice(0, 7)),
    correction: {
      ...counting,
      basedOn: over.correction?.basedOn ?? over.resumeId,
      recruiter: { start: over.text.length, over: over.resumeId, replaces: reading.resumeId, jobs },
    },
  };
}

/** Makes a reading the application's, to be matched; `false` when another step came first. */
async function restOn(
  resumeId: string,
  application: ApplicationRecord,
  changes: Pick<ApplicationRecord, 'mendings'>,
  deps: ChangeReadingDeps,
): Promise<boolean> {
  // The result of what was read before says nothing of this.
  const step = { ...changes, resumeId, unfinished: 'matching' as const, match: undefined };
  if (await deps.applications.advance(application, step)) return true;
  // Of a write that took effect, the answer may have been lost before another step came.
  return (await deps.applications.get(application.applicationId))?.resumeId === resumeId;
}

/** Settles the person by it, notes which parts changed and nothing of what they say, and has it matched. */
async function noteAndMatch(
  action: 'talent.correct' | 'talent.uncorrect',
  { applicationId, resumeId, talentId }: Resume,
  parts: readonly string[],
  correlationId: string,
  actor: Actor,
  deps: ChangeReadingDeps,
): Promise<void> {
  const changes = parts.map((field) => ({ field }));
  await deps.audit(actor, { action, recordKind: 'talent', recordId: talentId, changes, correlationId });
  await settleTalent(talentId, deps, resumeId);
  try {
    await deps.requestMatches({ kind: 'resume', talentId, resumeId, applicationId, correlationId });
  } catch (cause) {
    // It is stored with its marker; the sweep asks again.
    deps.onPostponed(applicationId, cause);
  }
}
