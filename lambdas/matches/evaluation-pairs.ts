/** Finds the pairs that an evaluation is about: a talent with one job or with the best active ones, a job with the best talents. */
import { setImmediate as breath } from 'node:timers/promises';
import type { EvaluationStage } from '../../shared/domain/evaluation.ts';
import { EVALUATION_MATCHES_MAX } from '../../shared/domain/evaluation.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { type PreparedResume, prepareResume, scorePercent } from '../../shared/matching/index.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { matchResumeOf, scoredPair } from './match-of.ts';
import type { RankingStep, RankTalents } from './rank-talents.ts';
import type { ReadyJob } from './ready-jobs.ts';

/** Whom or what to evaluate, as far as it was named and found. */
export type Subject = { resume: Resume; job?: ReadyJob } | { resume?: undefined; job: ReadyJob };

export interface Pair {
  job: ReadyJob;
  resume: Resume;
}

/** How far a stage is, 0..1. */
export interface Progress {
  stage: EvaluationStage;
  share: number;
}

export interface PairsDeps {
  rankTalents: RankTalents;
  activeJobs(): Promise<ReadyJob[]>;
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
export function pairsOf(subject: Subject, deps: PairsDeps): AsyncGenerator<Progress, Pair[]> {
  if (!subject.resume) return talentsFor(subject.job, deps);
  return subject.job ? onePair(subject.job, subject.resume) : jobsFor(subject.resume, deps);
}

async function* onePair(job: ReadyJob, resume: Resume): AsyncGenerator<Progress, Pair[]> {
  yield { stage: 'fetching', share: 1 };
  yield { stage: 'calculating', share: 0 };
  return [{ job, resume }];
}

async function* jobsFor(resume: Resume, deps: PairsDeps): AsyncGenerator<Progress, Pair[]> {
  yield { stage: 'fetching', share: 0 };
  const jobs = await deps.activeJobs();
  const prepared = prepareResume(matchResumeOf(resume), deps.today());
  const ranked: { job: ReadyJob; percent: number }[] = [];
  for (let at = 0; at < jobs.length; at += COMPARED_AT_ONCE) {
    yield { stage: 'calculating', share: (FINDING_SHARE * at) / jobs.length };
    await breath();
    for (const job of jobs.slice(at, at + COMPARED_AT_ONCE)) ranked.push({ job, percent: percentOf(job, prepared) });
  }
  ranked.sort((a, b) => b.percent - a.percent || (a.job.job.jobId < b.job.job.jobId ? -1 : 1));
  return ranked.slice(0, EVALUATION_MATCHES_MAX).map(({ job }) => ({ job, resume }));
}

const percentOf = ({ prepared }: ReadyJob, resume: PreparedResume) => scorePercent(prepared, resume);

async function* talentsFor(job: ReadyJob, deps: PairsDeps): AsyncGenerator<Progress, Pair[]> {
  yield { stage: 'fetching', share: 0 };
  const steps = deps.rankTalents(job.prepared, EVALUATION_MATCHES_MAX);
  for (;;) {
    const { done, value } = await steps.next();
    if (!done) yield progressOf(value);
    else {
      const keys = value.map(({ talentId, resumeId }) => ({ talentId, resumeId }));
      const readings = new Map((await deps.resumes.getMany(keys)).map((resume) => [resume.resumeId, resume]));
      const found = keys.map(({ resumeId }) => readings.get(resumeId));
      return found.flatMap((resume) => (resume ? [{ job, resume }] : []));
    }
  }
}

function progressOf({ stage, done, total }: RankingStep): Progress {
  const share = total > 0 ? done / total : 1;
  return { stage, share: stage === 'calculating' ? share * FINDING_SHARE : share };
}

/** A match that has no id yet. */
export type ScoredPair = ReturnType<typeof scoredPair>;

/** The explained scores of pairs, in their order. */
export async function* scoredPairs(
  pairs: readonly Pair[],
  { today }: Pick<PairsDeps, 'today'>,
): AsyncGenerator<Progress, ScoredPair[]> {
  const read = new Map<string, PreparedResume>();
  const scored: ScoredPair[] = [];
  for (const { job, resume } of pairs) {
    const prepared = read.get(resume.resumeId) ?? prepareResume(matchResumeOf(resume), today());
    read.set(resume.resumeId, prepared);
    scored.push(scoredPair(job.job, job.prepared, resume, prepared));
    if (scored.length % EXPLAINED_AT_ONCE > 0) continue;
    yield { stage: 'calculating', share: FINDING_SHARE + ((1 - FINDING_SHARE) * scored.length) / pairs.length };
    await breath();
  }
  return scored;
}
