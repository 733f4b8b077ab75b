/** Makes the match of one job and one reading, with an id that this pair of versions always has. */
import type { Job } from '../../shared/domain/job.ts';
import type { Match } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import {
  type MatchResume,
  type PreparedJob,
  type PreparedResume,
  prepareResume,
  scoreMatch,
} from '../../shared/matching/index.ts';

export interface MatchFacts {
  derivedId(...parts: string[]): string;
  now(): string;
  /** `YYYY-MM`, up to which current jobs count. */
  today(): string;
}

/** What the engine needs of a stored reading. */
export function matchResumeOf({ text, profile, sources, source = 'resume', correction }: Resume): MatchResume {
  return { text, profile, sources, source, ...(correction && { correction }) };
}

/** The explained match; stored once per version of resume and job, however often it is computed. */
export function matchOf(job: Job, prepared: PreparedJob, resume: Resume, facts: MatchFacts): Match {
  const matchId = facts.derivedId('match', resume.talentId, resume.resumeId, job.jobId, String(job.version));
  const read = prepareResume(matchResumeOf(resume), facts.today());
  return { ...scoredPair(job, prepared, resume, read), matchId, createdAt: facts.now() };
}

/** What a match says, whenever and under whatever id it is stored. */
export function scoredPair(
  job: Job,
  prepared: PreparedJob,
  resume: Resume,
  read: PreparedResume,
): Omit<Match, 'matchId' | 'createdAt'> {
  return {
    ...scoreMatch(prepared, read),
    talentId: resume.talentId,
    talentName: `${resume.profile.firstName} ${resume.profile.lastName}`.trim(),
    resumeId: resume.resumeId,
    jobId: job.jobId,
    jobVersion: job.version,
    jobTitle: job.title,
    company: job.company,
  };
}
