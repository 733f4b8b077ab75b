/** Finds the pairs of an evaluation: a talent with one or the best active jobs, or a job with the best talents. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { EvaluationStage } from '../../shared/domain/evaluation.ts';
import { EVALUATION_MATCHES_MAX } from '../../shared/domain/evaluation.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { checksOf, scoredPair } from './match-of.ts';
import { type Matcher, TOO_COMPLEX } from './matcher.ts';
import type { RankTalents } from './rank-talents.ts';
import type { RankingStep } from './ranking-step.ts';
import type { ReadyJob, ReadyJobs } from './ready-jobs.ts';

/** Whom or what to evaluate, as far as it was named and found; `mayBe` says for which jobs a person may be considered. */
export type Subject =
  | { resume: Resume; mayBe: (jobId: string) => boolean; job?: ReadyJob }
  | { resume?: undefined; job: ReadyJob };

export interface Pair {
  job: ReadyJob;
  resume: Resume;
}

/** How far a stage is, 0..1. */
export interface Progress {
  stage: EvaluationStage;
  share: number;
}

/** What there is to score. */
export interface Pairs {
  pairs: Pair[];
  /** People who are not among them, for their readings are too complex to be compared. */
  skipped: number;
  /** People who are not among them, for they may not be considered. */
  leftOut: number;
}

export interface PairsDeps extends Pick<ReadyJobs, 'activeJobs'> {
  rankTalents: RankTalents;
  matcher: Matcher;
  resumes: Pick<ResumeStore, 'getMany'>;
  today(): string;
}

/** Jobs compared before other work gets its turn. */
const COMPARED_AT_ONCE = 200;
/** Pairs explained likewise. */
const EXPLAINED_AT_ONCE = 10;
/** How much of the calculating is finding the best; the rest is explaining them. */
const FINDING_SHARE = 0.7;

/** The pairs to score, the best first and `EVALUATION_MATCHES_MAX` at most; says on the way how far it is. */
export function pairsOf(subject: Subject, deps: PairsDeps): AsyncGenerator<Progress, Pairs> {
  if (!subject.resume) return talentsFor(subject.job, deps);
  return subject.job ? onePair(subject.job, subject) : jobsFor(subject, deps);
}

type Person = Extract<Subject, { resume: Resume }>;

async function* onePair(job: ReadyJob, { resume, mayBe }: Person): AsyncGenerator<Progress, Pairs> {
  yield { stage: 'fetching', share: 1 };
  yield { stage: 'calculating', share: 0 };
  const isConsidered = mayBe(job.job.jobId);
  return { pairs: isConsidered ? [{ job, resume }] : [], skipped: 0, leftOut: isConsidered ? 0 : 1 };
}

async function* jobsFor({ resume, mayBe }: Person, deps: PairsDeps): AsyncGenerator<Progress, Pairs> {
  yield { stage: 'fetching', share: 0 };
  const active = await deps.activeJobs();
  const jobs = active.filter(({ job }) => mayBe(job.jobId));
  const leftOut = jobs.length < active.length ? 1 : 0;
  const ranked: { job: ReadyJob; percent: number }[] = [];
  for (let at = 0; at < jobs.length; at += COMPARED_AT_ONCE) {
    yield { stage: 'calculating', share: (FINDING_SHARE * at) / jobs.length };
    await yieldToEventLoop();
    const some = jobs.slice(at, at + COMPARED_AT_ONCE);
    const prepared = some.map((job) => job.prepared);
    const percents = await deps.matcher.percents(resume, prepared, deps.today());
    if (percents === TOO_COMPLEX) return { pairs: [], skipped: 1, leftOut };
    ranked.push(...some.map((job, index) => ({ job, percent: percents[index] ?? 0 })));
  }
  ranked.sort((a, b) => b.percent - a.percent || (a.job.job.jobId < b.job.job.jobId ? -1 : 1));
  const pairs = ranked.slice(0, EVALUATION_MATCHES_MAX).map(({ job }) => ({ job, resume }));
  return { pairs, skipped: 0, leftOut };
}

async function* talentsFor(job: ReadyJob, deps: PairsDeps): AsyncGenerator<Progress, Pairs> {
  yield { stage: 'fetching', share: 0 };
  const steps = deps.rankTalents(job, EVALUATION_MATCHES_MAX);
  for (;;) {
    const { done, value } = await steps.next();
    if (!done) yield progressOf(value);
    else {
      const keys = value.ranked.map(({ talentId, resumeId }) => ({ talentId, resumeId }));
      const readings = new Map((await deps.resumes.getMany(keys)).map((resume) => [resume.resumeId, resume]));
      const found = keys.map(({ resumeId }) => readings.get(resumeId));
      const { skipped, leftOut } = value;
      return { pairs: found.flatMap((resume) => (resume ? [{ job, resume }] : [])), skipped, leftOut };
    }
  }
}

function progressOf({ stage, done, total }: RankingStep): Progress {
  const share = total > 0 ? done / total : 1;
  return { stage, share: stage === 'calculating' ? share * FINDING_SHARE : share };
}

/** A match that has no id yet. */
export type ScoredPair = ReturnType<typeof scoredPair>;

/** What came of an evaluation, the best first, and how many people it had to skip or leave out. */
export interface Scored extends Omit<Pairs, 'pairs'> {
  scored: ScoredPair[];
}

/** The explained scores of pairs, in their order; those that turn out too complex now are skipped as well. */
export async function* scoredPairs(
  { pairs, skipped, leftOut }: Pairs,
  deps: Pick<PairsDeps, 'matcher' | 'today'>,
): AsyncGenerator<Progress, Scored> {
  const scored: ScoredPair[] = [];
  const tooComplex = new Set<string>();
  for (const [index, { job, resume }] of pairs.entries()) {
    const scores = await deps.matcher.scores(resume, [job.prepared], deps.today());
    if (scores === TOO_COMPLEX) tooComplex.add(resume.talentId);
    else {
      const [check] = await checksOf(resume, [job.prepared], deps);
      scored.push(...scores.map((score) => scoredPair(job.job, resume, score, check)));
    }
    if ((index + 1) % EXPLAINED_AT_ONCE > 0) continue;
    yield { stage: 'calculating', share: FINDING_SHARE + ((1 - FINDING_SHARE) * (index + 1)) / pairs.length };
  }
  return { scored, skipped: skipped + tooComplex.size, leftOut };
}
