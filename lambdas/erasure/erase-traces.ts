/** Erases a person's data under one application, in steps that can each be repeated. */
import { dropApplicationId, takenDropId } from '../drops/drop-application-id.ts';
import { arrivalId } from '../outbox/arrival-id.ts';
import { collected } from '../runtime/collected.ts';
import { derivedId } from '../runtime/ids.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EvaluationStore } from '../stores/evaluation-store.ts';
import { allKnownBy, claimKey } from '../stores/known-by.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type EraseActivitiesDeps, eraseActivities } from '../traces/activity-traces.ts';
import { readingsOf } from '../traces/own-traces.ts';
import type { IsTheirs } from './own-under-address.ts';

type Applicant = Pick<ApplicationRecord, 'applicationId' | 'talentId'>;
type WithFile = Pick<ApplicationRecord, 'applicationId' | 'objectKey' | 'source' | 'letterIds'>;

interface EraseFileDeps {
  uploads: Pick<UploadStore, 'removeAllVersions' | 'removeVersions'>;
}

/** Removes the file with all its versions; of one under the key it was dropped at, those with its content: others are others'. */
export async function eraseFile(
  { applicationId, objectKey, source }: WithFile,
  { uploads }: EraseFileDeps,
): Promise<void> {
  const isOwnKey = source !== 'drop' || takenDropId(objectKey) === applicationId;
  if (isOwnKey) return uploads.removeAllVersions(objectKey);
  await uploads.removeVersions(objectKey, (eTag) => dropApplicationId(objectKey, eTag, derivedId) === applicationId);
}

export interface EraseRecordDeps extends EraseFileDeps {
  applications: Pick<ApplicationStore, 'remove'>;
  outbox: Pick<OutboxStore, 'dropApplication' | 'remove' | 'removeOfRecord'>;
}

/** Removes the file and the letters, then the record: without the record nobody could find them any more. */
export async function eraseFileAndRecord(application: WithFile, deps: EraseRecordDeps): Promise<void> {
  const { applicationId } = application;
  await eraseFile(application, deps);
  // Found by its id, the first letter is not missed by an index that is a moment behind.
  await deps.outbox.remove(arrivalId(applicationId, derivedId));
  // Letters about several lose this one, and are about another before those about this one alone go.
  for (const letterId of application.letterIds ?? []) await deps.outbox.dropApplication(letterId, applicationId);
  await deps.outbox.removeOfRecord(applicationId);
  await deps.applications.remove(applicationId);
}

/**
 * Removes an application's readings, then every match of its person whose reading is gone. In this order a matcher at
 * work either sees the reading gone and takes back what it stored, or stored it early enough to be found here. Matches
 * are found by an index that may be a moment behind on AWS: one stored in that moment stays, until all of the talent is
 * deleted (`docs/decisions/0005`).
 */
export async function eraseReadings(
  applicant: Applicant,
  deps: {
    resumes: Pick<ResumeStore, 'list' | 'get' | 'remove'>;
    matches: Pick<MatchStore, 'referencesOfTalent' | 'removeMany'>;
  },
): Promise<void> {
  const { talentId } = applicant;
  if (talentId === undefined) return;
  for (const { resumeId } of await readingsOf(applicant, deps)) await deps.resumes.remove(talentId, resumeId);
  const matches = await deps.matches.referencesOfTalent(talentId);
  const gone = new Set<string>();
  for (const resumeId of new Set(matches.map((match) => match.resumeId))) {
    if (!(await deps.resumes.get(talentId, resumeId))) gone.add(resumeId);
  }
  const ofGone = matches.filter(({ resumeId }) => gone.has(resumeId));
  await deps.matches.removeMany(ofGone.map(({ matchId }) => matchId));
}

/**
 * Removes the applications that a person sent and that never became part of their talent: read later, they would make
 * the person a talent again. One without an e-mail address came under their number. `isTheirs` decides by its name; one
 * that somebody confirmed is not an unconfirmed person's, whatever their name.
 */
export async function eraseUnjoined(
  talent: Pick<TalentRecord, 'email' | 'applied' | 'addresses' | 'confirmedAt'>,
  isTheirs: IsTheirs,
  deps: EraseRecordDeps & { applications: Pick<ApplicationStore, 'listUnjoined'> },
): Promise<void> {
  const { phone } = talent.applied;
  const known = new Set([...allKnownBy(talent), ...(phone ? [{ phone }] : [])].map(claimKey));
  const isUnderTheirs = ({ email, phone }: ApplicationRecord) =>
    email ? known.has(claimKey({ email })) : phone !== undefined && known.has(claimKey({ phone }));
  const mayBe = ({ confirmedAt }: ApplicationRecord) => talent.confirmedAt !== undefined || confirmedAt === undefined;
  const theirs = (await collected(deps.applications.listUnjoined())).filter(
    (one) => isUnderTheirs(one) && mayBe(one) && isTheirs(one),
  );
  for (const application of theirs) await eraseFileAndRecord(application, deps);
}

export interface EraseNotesDeps extends EraseActivitiesDeps {
  decisions: Pick<DecisionStore, 'removeOfTalent'>;
  evaluations: Pick<EvaluationStore, 'removeOfTalent'>;
}

/** Removes what recruiters noted, sent, decided and evaluated about a whole person, under whichever of these ids. */
export async function eraseNotes(talentIds: readonly string[], deps: EraseNotesDeps): Promise<void> {
  for (const talentId of talentIds) {
    await eraseActivities(talentId, deps);
    await deps.decisions.removeOfTalent(talentId);
    await deps.evaluations.removeOfTalent(talentId);
  }
}
