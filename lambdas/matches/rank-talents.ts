/** Ranks talents for a job, those whom it may be offered to; what their readings come to is remembered, so that the next job costs only the comparison. */
import { setImmediate as breath } from 'node:timers/promises';
import { type Basis, isLive } from '../../shared/domain/basis.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { compact, type PreparedJob, type RankingResume, rankingPercent } from '../../shared/matching/index.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { type Matcher, TOO_COMPLEX, type TooComplex } from './matcher.ts';
import type { ReadyJob } from './ready-jobs.ts';

/** A talent as far as ranking is concerned: whoever has no reading is not ranked. */
export interface RankableTalent {
  talentId: string;
  resumeId?: string;
  basis?: Basis;
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

export interface Ranking {
  /** The best first. */
  ranked: Ranked[];
  /** Talents who are not among them, whatever the limit: their readings are too complex to be compared. */
  skipped: number;
  /** How many have a reading but may not be considered for this job: they neither agreed nor applied. */
  leftOut: number;
}

/** All who may be considered for one job; whoever asks may stop between two steps. */
export type RankTalents = (job: ReadyJob, limit: number) => AsyncGenerator<RankingStep, Ranking>;

export interface RankTalentsDeps {
  talents: {
    all(): Promise<readonly RankableTalent[]>;
    /** Also of whoever is in no list of people. */
    get(talentId: string): Promise<RankableTalent | undefined>;
  };
  resumes: Pick<ResumeStore, 'getMany'>;
  matcher: Pick<Matcher, 'ranking' | 'percents'>;
  applications: Pick<ApplicationStore, 'listApplicants'>;
  now(): string;
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

type Reading = Required<Omit<RankableTalent, 'basis'>>;
type Steps<T> = AsyncGenerator<RankingStep, T>;
/** By id of the reading. */
type Percents = Map<string, number | TooComplex>;

/** A ranking whose memory lives as long as what is returned. Readings never change, so they are kept by their ids. */
export function talentRanking(deps: RankTalentsDeps, keptMax = KEPT_MAX): RankTalents {
  const kept = new Map<string, RankingResume | TooComplex>();
  let keptFor = '';

  /** What counts as a current job moves with the month; readings that are nobody's current one are let go. */
  const tidy = (readings: readonly Reading[]): void => {
    if (keptFor !== deps.today()) kept.clear();
    keptFor = deps.today();
    if (kept.size <= readings.length) return;
    const current = new Set(readings.map(({ resumeId }) => resumeId));
    for (const resumeId of kept.keys()) if (!current.has(resumeId)) kept.delete(resumeId);
  };

  /** The percentage of a reading that has to be looked at whole. */
  const percentOf = async (job: PreparedJob, resume: Resume): Promise<number | TooComplex> => {
    const percents = await deps.matcher.percents(resume, [job], deps.today());
    return percents === TOO_COMPLEX ? TOO_COMPLEX : (percents[0] ?? 0);
  };

  const rankingOf = async (resume: Resume): Promise<RankingResume | TooComplex> => {
    const ranking = await deps.matcher.ranking(resume, deps.today());
    return ranking === TOO_COMPLEX ? TOO_COMPLEX : compact(ranking);
  };

  /** Fetches and prepares what is not kept; the percentages of readings for which there is no room. */
  async function* prepare(job: PreparedJob, readings: readonly Reading[]): Steps<Percents> {
    const missing = readings.filter(({ resumeId }) => !kept.has(resumeId));
    const total = readings.length;
    const percents: Percents = new Map();
    let done = total - missing.length;
    yield { stage: 'fetching', done, total };
    for await (const resumes of inGroups(fetched(missing, deps), PREPARED_AT_ONCE)) {
      // The thread goes on with the next one while this one takes in what it answered.
      await Promise.all(
        resumes.map(async (resume, at) => {
          if (kept.size + at >= keptMax) percents.set(resume.resumeId, await percentOf(job, resume));
          else kept.set(resume.resumeId, await rankingOf(resume));
        }),
      );
      done += resumes.length;
      yield { stage: 'fetching', done, total };
    }
    return percents;
  }

  /** Adds the percentages of what is kept; returns the readings that have to be looked at whole. */
  async function* compare(job: PreparedJob, readings: readonly Reading[], percents: Percents): Steps<Reading[]> {
    const unsure: Reading[] = [];
    for (const [at, reading] of readings.entries()) {
      const resume = kept.get(reading.resumeId);
      const isKept = resume !== undefined && resume !== TOO_COMPLEX;
      const percent = isKept ? rankingPercent(job, resume) : (resume ?? percents.get(reading.resumeId));
      if (percent === undefined) unsure.push(reading);
      else percents.set(reading.resumeId, percent);
      if (at % COMPARED_AT_ONCE > 0) continue;
      yield { stage: 'calculating', done: at, total: readings.length };
      await breath();
    }
    return unsure;
  }

  return async function* rank({ job: { jobId }, prepared: job }, limit) {
    const listed = withReading(await deps.talents.all());
    const applicants = new Set(await deps.applications.listApplicants(jobId));
    const all = [...listed, ...(await unlisted(listed, applicants, deps))];
    tidy(all);
    const readings = considered(all, applicants, deps.now());
    const percents = yield* prepare(job, readings);
    const unsure = yield* compare(job, readings, percents);
    for await (const resume of fetched(unsure, deps)) {
      percents.set(resume.resumeId, await percentOf(job, resume));
    }
    const ranked = readings.flatMap(({ talentId, resumeId }) => {
      const percent = percents.get(resumeId);
      return percent === undefined || percent === TOO_COMPLEX ? [] : [{ talentId, resumeId, percent }];
    });
    const skipped = readings.filter(({ resumeId }) => percents.get(resumeId) === TOO_COMPLEX).length;
    const leftOut = all.length - readings.length;
    return { ranked: ranked.sort(byPercent).slice(0, limit), skipped, leftOut };
  };
}

type Candidate = Reading & Pick<RankableTalent, 'basis'>;

const withReading = (talents: readonly RankableTalent[]): Candidate[] =>
  talents.flatMap(({ talentId, resumeId, basis }) => (resumeId === undefined ? [] : [{ talentId, resumeId, basis }]));

/** Applicants who stand beside somebody else, and so are in no list of people. */
async function unlisted(
  listed: readonly Candidate[],
  applicants: ReadonlySet<string>,
  { talents }: Pick<RankTalentsDeps, 'talents'>,
): Promise<Candidate[]> {
  const known = new Set(listed.map(({ talentId }) => talentId));
  const others = await Promise.all([...applicants].filter((id) => !known.has(id)).map((id) => talents.get(id)));
  return withReading(others.filter((talent) => talent !== undefined));
}

/** Those who may be considered for a job: whoever has a live basis, and whoever applied for it. */
function considered(talents: readonly Candidate[], applicants: ReadonlySet<string>, now: string): Reading[] {
  const may = talents.filter(({ talentId, basis }) => isLive(basis, now) || applicants.has(talentId));
  return may.map(({ talentId, resumeId }) => ({ talentId, resumeId }));
}

/** The best first; ties by id, so that a ranking reads the same every time. */
function byPercent(a: Ranked, b: Ranked): number {
  return b.percent - a.percent || (a.talentId < b.talentId ? -1 : 1);
}

async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
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
