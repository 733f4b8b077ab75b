/** Compares readings with jobs in a thread that can be killed, so that one reading cannot block others. */
import type { Counterfactual, Score } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { ENGINE_VERSION, type PreparedJob, type RankingResume } from '../../shared/matching/index.ts';
import { killableWorker, workerUrl } from '../runtime/killable-worker.ts';
import { countMetric, logger } from '../runtime/log.ts';
import type { MatchingAnswer } from './matching.worker.ts';
import { type MatchingResults, type MatchingTask, matchResumeOf, type Wanted } from './score-reading.ts';

/** The answer about a reading that takes the engine longer than it may. */
export const TOO_COMPLEX = 'too-complex';
export type TooComplex = typeof TOO_COMPLEX;

/** A reading on a month; a job is what `prepareJob` made of it, and the same object each time. */
export interface Matcher {
  /** Percent for each job, 0..100, not rounded. */
  percents(resume: Resume, jobs: readonly PreparedJob[], today: string): Promise<number[] | TooComplex>;
  /** The explained score for each job. */
  scores(resume: Resume, jobs: readonly PreparedJob[], today: string): Promise<Score[] | TooComplex>;
  /**
   * What exchanging personal facts changes in the score for each job. A reading that is too complex for it, which takes several
   * times as long as a score, can be compared all the same.
   */
  counterfactuals(
    resume: Resume,
    jobs: readonly PreparedJob[],
    today: string,
  ): Promise<Counterfactual[][] | TooComplex>;
  /** What ranking needs of the reading. */
  ranking(resume: Resume, today: string): Promise<RankingResume | TooComplex>;
}

/** Whether an earlier try of this very engine ended beyond the budget. */
export function isTooComplex({ tooComplexFor }: Pick<Resume, 'tooComplexFor'>): boolean {
  return tooComplexFor === ENGINE_VERSION;
}

/** The longest text that is accepted takes a quarter of a second a job at most; a busy machine takes several times that. */
const MATCHING_SECONDS_MAX = 5;
const MEMORY_MEGABYTES_MAX = 512;
/** Beyond so many, the thread forgets the jobs that it knows, and the container the readings that failed. */
const KEPT_MAX = 20_000;

/** Does a task, or answers `TOO_COMPLEX` where it took too long or too much. */
export type DoTask = (task: (isNew: boolean) => MatchingTask) => Promise<MatchingResults[Wanted] | TooComplex>;

function inThread(secondsMax: number): DoTask {
  const worker = killableWorker<MatchingTask, MatchingAnswer>({
    url: workerUrl('matching', import.meta.url),
    memoryMegabytesMax: MEMORY_MEGABYTES_MAX,
    name: 'matching',
  });
  return async (task) => {
    const end = await worker.run(task, secondsMax);
    if ('failure' in end) {
      logger.warn('A reading took the matcher too long', { how: end.failure });
      return TOO_COMPLEX;
    }
    if ('result' in end.answer) return end.answer.result;
    // What the engine chokes on today it chokes on again: as with files, the reading is set aside and operators are alerted.
    logger.error('The matcher failed on a reading', end.answer.unexpected);
    return TOO_COMPLEX;
  };
}

/** A matcher over a way to do tasks; it sends each job once and asks nothing again about a reading that was too complex. */
export function matcherOver(doTask: DoTask): Matcher {
  const failed = new Set<string>();
  const unchecked = new Set<string>();
  let numbers = new WeakMap<PreparedJob, number>();
  let sent = 0;

  const ask = async (
    wanted: Wanted,
    resume: Resume,
    jobs: readonly PreparedJob[],
    today: string,
  ): Promise<MatchingResults[Wanted] | TooComplex> => {
    const { resumeId } = resume;
    const isCheck = wanted === 'counterfactuals';
    if (failed.has(resumeId) || (isCheck && unchecked.has(resumeId)) || isTooComplex(resume)) return TOO_COMPLEX;
    const answer = await doTask((isNew) => {
      const startsAfresh = isNew || sent > KEPT_MAX;
      if (startsAfresh) {
        numbers = new WeakMap();
        sent = 0;
      }
      const news = new Map<number, PreparedJob>();
      const asked = jobs.map((job) => {
        const number = numbers.get(job) ?? sent++;
        if (!numbers.has(job)) news.set(number, job);
        numbers.set(job, number);
        return number;
      });
      return { wanted, resumeId, resume: matchResumeOf(resume), today, jobs: asked, news, startsAfresh };
    });
    if (answer !== TOO_COMPLEX) return answer;
    countMetric(isCheck ? 'ReadingsUnchecked' : 'ReadingsTooComplex');
    const ended = isCheck ? unchecked : failed;
    if (ended.size >= KEPT_MAX) ended.clear();
    ended.add(resumeId);
    return TOO_COMPLEX;
  };

  return {
    percents: async (resume, jobs, today) => (await ask('percents', resume, jobs, today)) as number[] | TooComplex,
    scores: async (resume, jobs, today) => (await ask('scores', resume, jobs, today)) as Score[] | TooComplex,
    counterfactuals: async (resume, jobs, today) =>
      (await ask('counterfactuals', resume, jobs, today)) as Counterfactual[][] | TooComplex,
    ranking: async (resume, today) => (await ask('ranking', resume, [], today)) as RankingResume | TooComplex,
  };
}

let shared: Matcher | undefined;

/** A matcher with a thread of its own. */
export function threadMatcher(secondsMax = MATCHING_SECONDS_MAX): Matcher {
  return matcherOver(inThread(secondsMax));
}

/** The matcher of this process: all that is wired in it share one thread. */
export function matcher(): Matcher {
  shared ??= threadMatcher();
  return shared;
}
