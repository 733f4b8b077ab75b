/** Compares a person's readings: what each is, how strong its evidence is, and what it would score. */
import type { Match } from '../../shared/domain/match.ts';
import type { ReadingSummary, Resume } from '../../shared/domain/talent.ts';
import { believed, rankedReadings } from '../settling/settled-talent.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { TalentRecord } from '../stores/talent-record.ts';

/** Those that count first, the best by evidence before the others; then the rest, newest first. */
export function readingsOf(
  talent: TalentRecord,
  applications: readonly ApplicationRecord[],
  resumes: readonly Resume[],
  matches: readonly Match[],
): ReadingSummary[] {
  const ranked = rankedReadings(believed(talent, applications), resumes);
  const appliedTo = new Set(applications.flatMap(({ jobId }) => jobId ?? []));
  const arrivals = new Map(applications.map(({ applicationId, submittedAt }) => [applicationId, submittedAt]));
  const summaries = resumes.map((reading): ReadingSummary => {
    const { resumeId, applicationId, fileName, source = 'resume', createdAt, correctedAt = null } = reading;
    const place = ranked.indexOf(resumeId);
    return {
      ...{ resumeId, applicationId, fileName, source, correctedAt, correctedBy: correctorOf(reading) },
      arrivedAt: arrivals.get(applicationId) ?? createdAt,
      counts: place >= 0,
      current: resumeId === talent.resumeId,
      rank: place >= 0 ? place + 1 : null,
      best: bestOf(resumeId, matches, appliedTo),
    };
  });
  const rankOf = ({ rank }: ReadingSummary) => rank ?? Number.POSITIVE_INFINITY;
  return summaries.sort((a, b) => compared(rankOf(a), rankOf(b)) || madeAt(b).localeCompare(madeAt(a)));
}

const compared = (a: number, b: number) => (a === b ? 0 : a - b);
const madeAt = ({ correctedAt, arrivedAt }: ReadingSummary) => correctedAt ?? arrivedAt;

function correctorOf({ correction }: Resume): ReadingSummary['correctedBy'] {
  if (!correction) return null;
  return correction.recruiter ? 'recruiter' : 'person';
}

/** Of one reading: its best match with a job that the person applied to, else the best of all. */
function bestOf(resumeId: string, matches: readonly Match[], appliedTo: ReadonlySet<string>): ReadingSummary['best'] {
  const isApplied = (match: Match) => Number(appliedTo.has(match.jobId));
  const [best] = matches
    .filter((match) => match.resumeId === resumeId)
    .toSorted((a, b) => isApplied(b) - isApplied(a) || b.percent - a.percent);
  if (!best) return null;
  const { matchId, jobId, jobTitle, grade, percent } = best;
  return { matchId, jobId, jobTitle, grade, percent };
}
