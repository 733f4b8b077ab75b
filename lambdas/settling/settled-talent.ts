/** Derives a talent from a person's applications and readings, without writing. */
import {
  type CandidateReading,
  currentReadingAmong,
  readingsByEvidence,
  saysSameCareer,
} from '../../shared/domain/current-reading.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { TalentRecord } from '../stores/talent-record.ts';
import { conceptsOf, factsFrom } from './talent-facts.ts';

/** What all of a person's applications make of them. */
export type Settled = Pick<
  TalentRecord,
  'applied' | 'appliedAt' | 'origins' | 'differing' | 'resumeId' | 'resumeAt' | 'skillIds'
>;

/** The reading of the file that this one is, or corrects. */
export const fileReadingOf = ({ resumeId, correction }: Resume): string => correction?.basedOn ?? resumeId;

/** The reading as the rule looks at it; `readings` are all of the person's. */
function candidateOf(reading: Resume, submittedAt: string, readings: readonly Resume[]): CandidateReading {
  const { resumeId, profile, correction, correctedAt } = reading;
  const fileReadingId = fileReadingOf(reading);
  const ownId = correction?.recruiter?.over ?? resumeId;
  const own = readings.find((one) => one.resumeId === ownId);
  const file = readings.find((one) => one.resumeId === fileReadingId);
  const isRestated = ownId !== fileReadingId && own && file && !saysSameCareer(own.profile, file.profile);
  return {
    ...{ resumeId, profile, fileReadingId, correctedAt, arrivedAt: submittedAt },
    restatedAt: isRestated ? own.correctedAt : undefined,
  };
}

/** The readings of a person as the rule looks at them: those that applications rest on, and all that are stored. */
export function candidatesAmong(
  applications: readonly ApplicationRecord[],
  readings: readonly Resume[],
): { counting: CandidateReading[]; stored: CandidateReading[] } {
  const counts = new Map(
    applications.flatMap(({ resumeId, withdrawnAt, submittedAt }) =>
      resumeId && !withdrawnAt ? [[resumeId, submittedAt]] : [],
    ),
  );
  const stored = readings.map((reading) =>
    candidateOf(reading, counts.get(reading.resumeId) ?? reading.createdAt, readings),
  );
  return { counting: stored.filter(({ resumeId }) => counts.has(resumeId)), stored };
}

/**
 * Whose word counts for a person: of a person who confirmed who they are, only what is confirmed, also where a recruiter
 * merged two.
 */
export function believed(
  { confirmedAt }: Pick<TalentRecord, 'confirmedAt'>,
  applications: readonly ApplicationRecord[],
): readonly ApplicationRecord[] {
  const confirmed = applications.filter((application) => application.confirmedAt !== undefined);
  // Confirming notes it of the person first.
  return confirmedAt === undefined || confirmed.length === 0 ? applications : confirmed;
}

/** Of the readings that count, the best by evidence first. */
export function rankedReadings(applications: readonly ApplicationRecord[], readings: readonly Resume[]): string[] {
  return readingsByEvidence(candidatesAmong(applications, readings).counting).map(({ resumeId }) => resumeId);
}

/** The talent as these applications and readings make it. A choice holds while its reading is stored and not withdrawn. */
export function settled(
  talent: TalentRecord,
  applications: readonly ApplicationRecord[],
  readings: readonly Resume[],
): Settled {
  const voices = believed(talent, applications);
  const { counting } = candidatesAmong(voices, readings);
  const { stored } = candidatesAmong(applications, readings);
  const kept = new Set(applications.flatMap(({ applicationId, withdrawnAt }) => (withdrawnAt ? [] : [applicationId])));
  const choosable = stored.filter((_, index) => kept.has(readings[index]?.applicationId ?? ''));
  const current = currentReadingAmong(counting, talent.chosen, choosable);
  const said = voices.map((record) => ({
    record,
    reading: readings.find(({ resumeId }) => resumeId === (chosenOf(record, readings, current) ?? record.resumeId)),
  }));
  const reading = readings.find(({ resumeId }) => resumeId === current?.resumeId);
  const isSame = reading?.resumeId === talent.resumeId && talent.skillIds !== undefined;
  return {
    ...factsFrom(said, talent, current?.resumeId),
    resumeId: reading?.resumeId,
    resumeAt: current?.arrivedAt,
    skillIds: reading && (isSame ? talent.skillIds : conceptsOf(reading)),
  };
}

/** The current reading, where it is one of this application's: a recruiter may prefer an earlier state of it. */
function chosenOf(
  { applicationId }: ApplicationRecord,
  readings: readonly Resume[],
  current: CandidateReading | undefined,
): string | undefined {
  return readings.find((one) => one.resumeId === current?.resumeId && one.applicationId === applicationId)?.resumeId;
}
