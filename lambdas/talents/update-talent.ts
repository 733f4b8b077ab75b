/** Applies a recruiter's corrections of a talent, and their choice of the current reading. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Talent } from '../../shared/domain/talent.ts';
import { CORRECTED_FIELDS } from '../../shared/domain/talent-fields.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Send } from '../runtime/queue.ts';
import { askForMatching } from '../settling/settle-talent.ts';
import { fileReadingOf, type Settled, settled } from '../settling/settled-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { talentOf } from '../stores/talent-view.ts';
import { applicationsOf } from '../traces/applications-of.ts';
import { type StateBasisDeps, stateBasis } from './state-basis.ts';

/** Of these, the trail says only that they were corrected. */
const PERSONAL_FIELDS = CORRECTED_FIELDS;

export interface UpdateTalentDeps extends StateBasisDeps {
  talents: StateBasisDeps['talents'] & Pick<TalentStore, 'choose'>;
  applications: Pick<ApplicationStore, 'get' | 'list' | 'advance'>;
  resumes: Pick<ResumeStore, 'list'>;
  requestMatches: Send<MatchRequest>;
  /** Called when the queue could not be reached. */
  onPostponed(talentId: string, cause: unknown): void;
  audit: Audit;
  noteRead: NoteRead;
  now(): string;
}

type Input = Pick<ActionInput<typeof routes.updateTalent>, 'params' | 'body' | 'correlationId'>;
type RecruitersPart = Pick<TalentRecord, 'edits' | 'status' | 'chosen'>;

/**
 * Corrections are kept apart from what applications say, so none overwrites them; those that are there already change
 * nothing, and are noted as a read. Another current reading is matched at once. Errors: `TALENT_NOT_FOUND`, `STALE_VERSION`, `INVALID_INPUT`
 * (`currentResumeId` names no reading of this person).
 */
export async function updateTalent(input: Input, actor: Actor, deps: UpdateTalentDeps): Promise<Talent> {
  authorise(actor, 'talents.manage');
  const { basis, basisReason = '', ...others } = input.body;
  if (basis !== undefined) {
    const { version } = others;
    const stated = { talentId: input.params.id, version, statement: basis, reason: basisReason };
    const talent = await stateBasis({ ...stated, correlationId: input.correlationId }, actor, deps);
    const isAll = Object.entries(others).every(([field, value]) => field === 'version' || value === undefined);
    return isAll ? talent : updateTalent({ ...input, body: { ...others, version: talent.version } }, actor, deps);
  }
  const { version, status, currentResumeId, ...corrections } = others;
  const record = await deps.talents.get(input.params.id);
  if (!record) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const given = Object.fromEntries(Object.entries(corrections).filter(([, value]) => value !== undefined));
  const edited = { edits: { ...record.edits, ...given }, status: status ?? record.status };
  const choice = currentResumeId === undefined ? undefined : await choose(record, currentResumeId, deps);
  const { chosen } = choice ?? record;
  const changes = changesBetween(auditedOf(record), auditedOf({ ...edited, chosen }), { personal: PERSONAL_FIELDS });
  if (record.version === version && changes.length === 0) {
    const { talentId: recordId } = record;
    await deps.noteRead(actor, { recordKind: 'talent', recordId, correlationId: input.correlationId });
    return talentOf(record);
  }
  if (record.version !== version) throw new AppError('conflict', 'STALE_VERSION');
  const saved = choice
    ? await deps.talents.choose(record, { ...edited, ...choice.settled, chosen: choice.chosen })
    : await deps.talents.edit(record.talentId, version, edited);
  if (!saved) throw new AppError('conflict', 'STALE_VERSION');
  await deps.audit(actor, {
    action: 'talent.update',
    recordKind: 'talent',
    recordId: record.talentId,
    changes,
    correlationId: input.correlationId,
  });
  if (choice && saved.resumeId !== record.resumeId) await askForMatches(saved, choice, input.correlationId, deps);
  return talentOf(saved);
}

const auditedOf = ({ edits, status, chosen }: RecruitersPart) => ({
  ...edits,
  status,
  ...(chosen && { currentResumeId: chosen.resumeId }),
});

interface Choice {
  chosen: TalentRecord['chosen'];
  settled: Settled;
  /** The application of the reading that is current then, marked for the sweep. */
  application: ApplicationRecord | undefined;
}

/** What a choice of reading makes of the talent; `null` gives it back to the rule. */
async function choose(talent: TalentRecord, resumeId: string | null, deps: UpdateTalentDeps): Promise<Choice> {
  const [applications, readings] = await Promise.all([
    applicationsOf(talent, deps),
    deps.resumes.list(talent.talentId),
  ]);
  const reading = readings.find((one) => one.resumeId === resumeId);
  const isOpen = applications.some((one) => one.applicationId === reading?.applicationId && !one.withdrawnAt);
  if (resumeId !== null && !isOpen) throw unknownReading();
  const chosen = reading && { resumeId: reading.resumeId, fileReadingId: fileReadingOf(reading), chosenAt: deps.now() };
  const facts = settled({ ...talent, chosen }, applications, readings);
  const isOther = facts.resumeId !== undefined && facts.resumeId !== talent.resumeId;
  const marked = isOther ? await askForMatching(facts.resumeId ?? '', applications, deps) : undefined;
  const owner = readings.find((one) => one.resumeId === facts.resumeId)?.applicationId;
  return {
    chosen: isSameChoice(talent.chosen, chosen) ? talent.chosen : chosen,
    settled: facts,
    application: marked ?? applications.find(({ applicationId }) => applicationId === owner),
  };
}

const isSameChoice = (one: TalentRecord['chosen'], other: TalentRecord['chosen']) => one?.resumeId === other?.resumeId;

const unknownReading = () =>
  new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'currentResumeId', code: 'READING_UNKNOWN' }] });

/** The choice is stored; if the queue cannot be reached now, the sweep asks again by the application's mark. */
async function askForMatches(
  { talentId, resumeId }: TalentRecord,
  { application }: Choice,
  correlationId: string,
  deps: UpdateTalentDeps,
): Promise<void> {
  if (!resumeId || !application) return;
  const { applicationId } = application;
  try {
    await deps.requestMatches({ kind: 'resume', talentId, resumeId, applicationId, correlationId });
  } catch (cause) {
    deps.onPostponed(talentId, cause);
  }
}
