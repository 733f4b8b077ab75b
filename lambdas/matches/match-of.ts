/** Builds matches of jobs and a reading, with ids derived from the pair of versions. */
import { calledOf } from '../../shared/domain/called.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { Counterfactual, Match, Score } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { PreparedJob } from '../../shared/matching/index.ts';
import type { ReadingKey } from '../stores/resume-store.ts';
import { type Matcher, TOO_COMPLEX, type TooComplex } from './matcher.ts';
import type { ReadyJob } from './ready-jobs.ts';

export interface MatchFacts {
  matcher: Matcher;
  derivedId(...parts: string[]): string;
  now(): string;
  /** `YYYY-MM`, up to which current jobs count. */
  today(): string;
}

/** The id that the match of a version of a job and a reading always has. */
export function matchIdOf(
  { jobId, version }: Pick<Job, 'jobId' | 'version'>,
  { talentId, resumeId }: ReadingKey,
  { derivedId }: Pick<MatchFacts, 'derivedId'>,
): string {
  return derivedId('match', talentId, resumeId, jobId, String(version));
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
  const checks = await checksOf(resume, prepared, facts);
  return jobs.flatMap(({ job }, index): Match[] => {
    const score = scores[index];
    if (!score) return [];
    const matchId = matchIdOf(job, resume, facts);
    return [{ ...scoredPair(job, resume, score, checks[index]), matchId, createdAt: facts.now() }];
  });
}

/** What exchanging personal facts changes for each job; none where that takes too long. */
export async function checksOf(
  resume: Resume,
  jobs: readonly PreparedJob[],
  { matcher, today }: Pick<MatchFacts, 'matcher' | 'today'>,
): Promise<readonly Counterfactual[][]> {
  if (jobs.length === 0) return [];
  const checks = await matcher.counterfactuals(resume, jobs, today());
  return checks === TOO_COMPLEX ? [] : checks;
}

/** What a match says, whenever and under whatever id it is stored. */
export function scoredPair(
  job: Job,
  resume: Resume,
  score: Score,
  counterfactual: Counterfactual[] | undefined,
): Omit<Match, 'matchId' | 'createdAt'> {
  return {
    ...score,
    ...(counterfactual && { counterfactual }),
    talentId: resume.talentId,
    talentName: calledOf({ ...resume.profile, fileName: resume.fileName, id: resume.talentId }),
    resumeId: resume.resumeId,
    jobId: job.jobId,
    jobVersion: job.version,
    jobTitle: job.title,
    company: job.company,
  };
}
