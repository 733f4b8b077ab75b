/**
 * Which of a person's readings is the current one: the one that pages show, searches go by and rankings compare.
 *
 * A newer arrival is not a newer career. A recruiter's choice wins; else the person's own last correction of their career
 * sets aside what had arrived before it; of the rest the evidence decides (`docs/decisions/0023`).
 */
import { folded } from './folded.ts';
import type { Experience, Profile } from './profile.ts';

/** A reading as the rule looks at it. Times are ISO 8601, UTC. */
export interface CandidateReading {
  resumeId: string;
  profile: Profile;
  /** When the application that it came with was sent. */
  arrivedAt: string;
  /** When the person themselves put it right, in what it says of their career. */
  restatedAt?: string | undefined;
  /** The reading of the file, where this one is a correction of it; else its own id. */
  fileReadingId: string;
  /** When it was last put right, by anyone. */
  correctedAt?: string | undefined;
}

/** What a recruiter chose. */
export interface ChosenReading {
  resumeId: string;
  /** The reading of the file that it is, or corrects. */
  fileReadingId: string;
  chosenAt: string;
}

/** Later than every month that a resume names. */
const OPEN = '9999-12';
const NEVER = '0000-00';

const latest = (months: readonly (string | null)[], at: string): string =>
  months.reduce<string>((last, month) => (month !== null && month > last && month <= at ? month : last), NEVER);

const isDated = ({ startDate, endDate, current }: Experience) => startDate !== null || endDate !== null || current;

/** Two spellings of one employment: begun in one month, under one title or with one employer. */
function isSameJob(one: Experience, other: Experience): boolean {
  if (one.startDate === null || one.startDate !== other.startDate) return false;
  const same = (a: string, b: string) => folded(a).trim() !== '' && folded(a).trim() === folded(b).trim();
  return same(one.title, other.title) || same(one.company, other.company);
}

/** When a job ended; an open one that another reading knows the end of has ended. */
function endOf(job: Experience, others: readonly CandidateReading[], at: string): string | null {
  if (!job.current) return job.endDate;
  const ends = others.flatMap(({ profile }) => profile.experience.filter((other) => isSameJob(job, other)));
  const closed = latest(
    ends.map(({ endDate, current }) => (current ? null : endDate)),
    at,
  );
  return closed === NEVER ? OPEN : closed;
}

/** How much a profile says, in entries and lines; more is better. */
export function completenessOf(profile: Profile): number {
  const { experience, education, skills, languages, certificates, summary } = profile;
  const bullets = experience.reduce((sum, job) => sum + job.bullets.length, 0);
  const listed = education.length + skills.length + languages.length + certificates.length;
  return experience.length + bullets + listed + (summary === null ? 0 : 1);
}

type Standing = readonly (string | number)[];

/** What speaks for a reading, the weightiest first; higher is better in each place. */
function standingOf(candidate: CandidateReading, all: readonly CandidateReading[]): Standing {
  const { profile, arrivedAt, resumeId } = candidate;
  const arrival = arrivedAt.slice(0, 7);
  const others = all.filter((other) => other !== candidate);
  const dated = profile.experience.filter(isDated);
  const hasEntries = profile.experience.length + profile.education.length > 0;
  const ends = dated.map((job) => endOf(job, others, arrival));
  return [
    dated.length > 0 ? 2 : Number(hasEntries),
    ends.includes(OPEN) ? OPEN : latest(ends, arrival),
    latest(
      dated.map(({ startDate }) => startDate),
      arrival,
    ),
    latest(
      profile.education.map(({ endDate }) => endDate),
      arrival,
    ),
    completenessOf(profile),
    arrivedAt,
    candidate.correctedAt ?? '',
    resumeId,
  ];
}

function isBetter(one: Standing, other: Standing): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  const [mine, theirs] = [one[at], other[at]];
  return mine !== undefined && theirs !== undefined && mine > theirs;
}

const saysSomething = ({ profile }: CandidateReading) => profile.experience.length + profile.education.length > 0;

/** Without what had arrived before the person themselves last put their career right. */
function notSetAside(all: readonly CandidateReading[]): readonly CandidateReading[] {
  const restated = all.filter(({ restatedAt }) => restatedAt !== undefined).filter(saysSomething);
  const last = restated.reduce<CandidateReading | undefined>(
    (best, one) => (best?.restatedAt && one.restatedAt && one.restatedAt <= best.restatedAt ? best : one),
    undefined,
  );
  if (!last?.restatedAt) return all;
  const { restatedAt } = last;
  return all.filter((one) => one === last || one.arrivedAt > restatedAt);
}

/**
 * The chosen one, or what it became where it was put right since; of one that is gone, what its application rests on.
 * `stored` may hold it although no application rests on it any more.
 */
function chosenAmong(
  counting: readonly CandidateReading[],
  chosen: ChosenReading,
  stored: readonly CandidateReading[],
): CandidateReading | undefined {
  const ofFile = counting.filter(({ fileReadingId }) => fileReadingId === chosen.fileReadingId);
  const since = ofFile.find(({ correctedAt }) => correctedAt !== undefined && correctedAt > chosen.chosenAt);
  const itself = [...counting, ...stored].find(({ resumeId }) => resumeId === chosen.resumeId);
  return since ?? itself ?? ofFile[0];
}

/** The best first, by evidence alone. */
export function readingsByEvidence(all: readonly CandidateReading[]): CandidateReading[] {
  const standings = new Map(all.map((one) => [one, standingOf(one, all)]));
  const of = (one: CandidateReading) => standings.get(one) ?? [];
  return all.toSorted((a, b) => Number(isBetter(of(b), of(a))) - Number(isBetter(of(a), of(b))));
}

/**
 * The current one of `counting`: the last reading of each application that counts. `chosen` may name one that no
 * application rests on any more, out of `stored`. `undefined` where there is none.
 */
export function currentReadingAmong(
  counting: readonly CandidateReading[],
  chosen?: ChosenReading,
  stored: readonly CandidateReading[] = counting,
): CandidateReading | undefined {
  const byChoice = chosen && chosenAmong(counting, chosen, stored);
  return byChoice ?? readingsByEvidence(notSetAside(counting))[0];
}

/** The career parts in which a person puts right more than how to reach them. */
export function saysSameCareer(one: Profile, other: Profile): boolean {
  const career = ({ experience, education, skills, languages, certificates }: Profile) =>
    JSON.stringify([experience, education, skills, languages, certificates]);
  return career(one) === career(other);
}

/** The title of the latest dated role, an open-ended one first; without dates, of the first that stands there. */
export function headlineOf({ experience }: Pick<Profile, 'experience'>): string | null {
  const named = experience.filter(({ title }) => title.trim() !== '');
  const rank = (job: Experience): Standing => [
    Number(isDated(job)),
    job.current ? OPEN : (job.endDate ?? job.startDate ?? NEVER),
    job.startDate ?? NEVER,
  ];
  return (
    named.reduce<Experience | undefined>(
      (best, job) => (best && !isBetter(rank(job), rank(best)) ? best : job),
      undefined,
    )?.title ?? null
  );
}
