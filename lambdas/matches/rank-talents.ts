/** Ranks all talents for a job; what their readings come to is remembered, so that the next job costs only the comparison. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Resume } from '../../shared/domain/talent.ts';
import {
  type PreparedJob,
  prepareResume,
  type RankingResume,
  rankingPercent,
  rankingResume,
  scorePercent,
} from '../../shared/matching/index.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { matchResumeOf } from './match-of.ts';

/** A talent as far as ranking is concerned: whoever has no reading is not ranked. */
export interface RankableTalent {
  talentId: string;
  resumeId?: string;
}

export interface Ranked {
  talentId: string;
  resumeId: string;
  /** 0..100, not rounded. */
  percent: number;
}

/** How far a ranking is: readings fetched, or compared with the job, out of all. */
export interface RankingStep {
  stage: 'fetching' | 'calculating';
  done: number;
  total: number;
}

/** All talents for one job, the best first; whoever asks may stop between two steps. */
export type RankTalents = (job: PreparedJob, limit: number) => AsyncGenerator<RankingStep, Ranked[]>;

export interface RankTalentsDeps {
  talents: { all(): Promise<readonly RankableTalent[]> };
  resumes: Pick<ResumeStore, 'getMany'>;
  /** `YYYY-MM`, up to which current jobs count. */
  today(): string;
}

/** DynamoDB's limit for one batch of readings. */
const BATCH = 100;
/** Batches asked for before they are needed: the next are on their way while one is being prepared. */
const AHEAD = 4;
/** Readings prepared, or compared, before other work gets its turn: some 50 ms. */
const PREPARED_AT_ONCE = 20;
const COMPARED_AT_ONCE = 1_000;
/** Some 10 kB each, more for long careers; beyond this many, readings are fetched and prepared each time. */
const KEPT_MAX = 40_000;

type Reading = Required<RankableTalent>;
type Steps<T> = AsyncGenerator<RankingStep, T>;

/** A ranking whose memory lives as long as what is returned. Readings never change, so they are kept by their ids. */
export function talentRanking(deps: RankTalentsDeps, keptMax = KEPT_MAX): RankTalents {
  const kept = new Map<string, RankingResume>();
  let keptFor = '';

  /** What counts as a current job moves with the month; readings that are nobody's current one are let go. */
  const tidy = (readings: readonly Reading[]): void => {
    if (keptFor !== deps.today()) kept.clear();
    keptFor = deps.today();
    if (kept.size <= readings.length) return;
    const current = new Set(readings.map(({ resumeId }) => resumeId));
    for (const resumeId of kept.keys()) if (!current.has(resumeId)) kept.delete(resumeId);
  };

  /** Fetches and prepares what is not kept; the percentages of readings for which there is no room. */
  async function* prepare(job: PreparedJob, readings: readonly Reading[]): Steps<Map<string, number>> {
    const missing = readings.filter(({ resumeId }) => !kept.has(resumeId));
    const total = readings.length;
    const percents = new Map<string, number>();
    let done = total - missing.length;
    yield { stage: 'fetching', done, total };
    for await (const resume of fetched(missing, deps)) {
      const prepared = prepareResume(matchResumeOf(resume), deps.today());
      if (kept.size < keptMax) kept.set(resume.resumeId, rankingResume(prepared));
      else percents.set(resume.resumeId, scorePercent(job, prepared));
      done += 1;
      if (done % PREPARED_AT_ONCE > 0) continue;
      yield { stage: 'fetching', done, total };
      await breath();
    }
    return percents;
  }

  /** Adds the percentages of what is kept; returns the readings that have to be looked at whole. */
  async function* compare(
    job: PreparedJob,
    readings: readonly Reading[],
    percents: Map<string, number>,
  ): Steps<Reading[]> {
    const unsure: Reading[] = [];
    for (const [at, reading] of readings.entries()) {
      const resume = kept.get(reading.resumeId);
      const percent = resume ? rankingPercent(job, resume) : percents.get(reading.resumeId);
      if (percent === undefined) unsure.push(reading);
      else percents.set(reading.resumeId, percent);
      if (at % COMPARED_AT_ONCE > 0) continue;
      yield { stage: 'calculating', done: at, total: readings.length };
      await breath();
    }
    return unsure;
  }

  return async function* rank(job, limit) {
    const readings = (await deps.talents.all()).flatMap(({ talentId, resumeId }) =>
      resumeId === undefined ? [] : [{ talentId, resumeId }],
    );
    tidy(readings);
    const percents = yield* prepare(job, readings);
    const unsure = yield* compare(job, readings, percents);
    for await (const resume of fetched(unsure, deps)) {
      percents.set(resume.resumeId, scorePercent(job, prepareResume(matchResumeOf(resume), deps.today())));
    }
    const ranked = readings.flatMap(({ talentId, resumeId }) => {
      const percent = percents.get(resumeId);
      return percent === undefined ? [] : [{ talentId, resumeId, percent }];
    });
    return ranked.sort(byPercent).slice(0, limit);
  };
}

/** The best first; ties by id, so that a ranking reads the same every time. */
function byPercent(a: Ranked, b: Ranked): number {
  return b.percent - a.percent || (a.talentId < b.talentId ? -1 : 1);
}

/** Readings by their keys, several batches on their way at a time. Those that are gone are left out. */
async function* fetched(keys: readonly Reading[], { resumes }: Pick<RankTalentsDeps, 'resumes'>) {
  const onTheWay: Promise<Resume[]>[] = [];
  let next = 0;
  const ask = () => {
    const batch = keys.slice(next, next + BATCH);
    next += BATCH;
    if (batch.length === 0) return;
    const answer = resumes.getMany(batch);
    // Awaited in its turn; until then its failure must not count as unheard.
    answer.catch(() => undefined);
    onTheWay.push(answer);
  };
  while (onTheWay.length < AHEAD && next < keys.length) ask();
  for (let batch = onTheWay.shift(); batch; batch = onTheWay.shift()) {
    const found = await batch;
    ask();
    yield* found;
  }
}
