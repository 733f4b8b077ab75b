/** Makes matches of jobs and a reading, with ids that each pair of versions always has. */
import { calledOf } from '../../shared/domain/called.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { Match, Score } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { type Matcher, TOO_COMPLEX, type TooComplex } from './matcher.ts';
import type { ReadyJob } from './ready-jobs.ts';

export interface MatchFacts {
  matcher: Matcher;
  derivedId(...parts: string[]): string;
  now(): string;
  /** `YYYY-MM`, up to which current jobs count. */
  today(): string;
}

/** The explained matches of a reading; stored once per version of resume and job, however often they are computed. */
export async function matchesOf(
  jobs: readonly ReadyJob[],
  resume: Resume,
  facts: MatchFacts,
): Promise<Match[] | TooComplex> {
  const prepared = jobs.map((ready) => ready.prepared);
  const scores = await facts.matcher.scores(resume, prepared, facts.today());
  if (scores === TOO_COMPLEX) return TOO_COMPLEX;
  return jobs.flatMap(({ job }, index): Match[] => {
    const score = scores[index];
    if (!score) return [];
    const matchId = facts.derivedId('match', resume.talentId, resume.resumeId, job.jobId, String(job.version));
    return [{ ...scoredPair(job, resume, score), matchId, createdAt: facts.now() }];
  });
}

/** What a match says, whenever and under whatever id it is stored. */
export function scoredPair(job: Job, resume: Resume, score: Score): Omit<Match, 'matchId' | 'createdAt'> {
  return {
    ...score,
    talentId: resume.talentId,
    talentName: calledOf({ ...resume.profile, fileName: resume.fileName, id: resume.talentId }),
    resumeId: resume.resumeId,
    jobId: job.jobId,
    jobVersion: job.version,
    jobTitle: job.title,
    company: job.company,
  };
}
