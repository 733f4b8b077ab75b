/** The request and result of scoring one reading: plain data, so that threads can exchange it. */
import type { Counterfactual, Score } from '../../shared/domain/match.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import {
  counterfactualCheck,
  type MatchResume,
  type PreparedJob,
  type PreparedResume,
  prepareResume,
  type RankingResume,
  rankingResume,
  scoreMatch,
  scorePercent,
} from '../../shared/matching/index.ts';

/** What the engine needs of a stored reading. */
export function matchResumeOf({ source = 'resume', ...reading }: Resume): MatchResume {
  const { text, profile, sources, sections, correction } = reading;
  return { text, profile, sources, sections, source, ...(correction && { correction }) };
}

/**
 * `percents` and `scores` are those of `jobs`, in their order, and `counterfactuals` what exchanging personal facts changes in
 * them; `ranking` is what ranking needs of the reading.
 */
export type Wanted = 'percents' | 'scores' | 'counterfactuals' | 'ranking';

export interface MatchingTask {
  wanted: Wanted;
  resumeId: string;
  resume: MatchResume;
  /** `YYYY-MM`, up to which current jobs count. */
  today: string;
  /** Numbers under which jobs are known; those not sent before come along. */
  jobs: readonly number[];
  news: ReadonlyMap<number, PreparedJob>;
  /** Nothing that was sent before will be asked for again. */
  startsAfresh: boolean;
}

export interface MatchingResults {
  percents: number[];
  scores: Score[];
  counterfactuals: Counterfactual[][];
  ranking: RankingResume;
}

/**
 * An engine that answers tasks one after another. It remembers the jobs that it was sent, and the last reading: a resume is
 * prepared and exchanged once, whatever is asked about it in a row.
 */
export function scoringEngine(): (task: MatchingTask) => MatchingResults[Wanted] {
  const known = new Map<number, PreparedJob>();
  let last: { key: string; prepared: PreparedResume } | undefined;
  let lastCheck: { of: PreparedResume; check: ReturnType<typeof counterfactualCheck> } | undefined;

  const preparedOf = ({ resumeId, resume, today }: MatchingTask): PreparedResume => {
    const key = `${resumeId} ${today}`;
    if (last?.key !== key) last = { key, prepared: prepareResume(resume, today) };
    return last.prepared;
  };

  const checkOf = (prepared: PreparedResume) => {
    if (lastCheck?.of !== prepared) lastCheck = { of: prepared, check: counterfactualCheck(prepared) };
    return lastCheck.check;
  };

  return (task) => {
    if (task.startsAfresh) known.clear();
    for (const [number, job] of task.news) known.set(number, job);
    const prepared = preparedOf(task);
    const asked = task.jobs.flatMap((number) => known.get(number) ?? []);
    if (task.wanted === 'ranking') return rankingResume(prepared);
    if (task.wanted === 'counterfactuals') return asked.map(checkOf(prepared));
    if (task.wanted === 'scores') return asked.map((job) => scoreMatch(job, prepared));
    return asked.map((job) => scorePercent(job, prepared));
  };
}
