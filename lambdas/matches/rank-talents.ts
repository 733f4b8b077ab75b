/** Ranks the eligible talents for a job from stored forms, so that a ranking costs only the comparison. */
import type { Basis } from '../../shared/domain/basis.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { formVersion, type PreparedJob } from '../../shared/matching/index.ts';
import { rankingForms } from '../indexes/ranking-forms.ts';
import type { PeopleIndex, Rankable } from '../indexes/talent-index.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ReadingKey } from '../stores/resume-store.ts';
import { compareForms } from './compare-forms.ts';
import { type Matcher, TOO_COMPLEX, type TooComplex } from './matcher.ts';
import type { RankingStep } from './ranking-step.ts';
import { batched, completeForms, lacking, type ReadingFormsDeps } from './reading-forms.ts';
import type { ReadyJob } from './ready-jobs.ts';

/** A talent for ranking; talents without a reading are not ranked. */
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

export interface Ranking {
  /** The best first. */
  ranked: Ranked[];
  /** Talents who are not among them, whatever the limit: their readings are too complex to be compared. */
  skipped: number;
  /** How many have a reading but may not be considered for this job: they neither agreed nor applied. */
  leftOut: number;
}

/** All who may be considered for one job; the caller may stop between two steps. */
export type RankTalents = (job: ReadyJob, limit: number) => AsyncGenerator<RankingStep, Ranking>;

export interface RankTalentsDeps extends ReadingFormsDeps {
  /** Everybody who has a reading, or those among whom the best are. */
  index: Pick<PeopleIndex, 'rankable' | 'candidates'>;
  /** Also of those who stand beside someone, and so are in no list. */
  talents: { get(talentId: string): Promise<RankableTalent | undefined>; standing(): Promise<RankableTalent[]> };
  matcher: Pick<Matcher, 'ranking' | 'percents'>;
  applications: Pick<ApplicationStore, 'listApplicants'>;
  now(): string;
}

type Steps<T> = AsyncGenerator<RankingStep, T>;

/**
 * A ranking over the forms of readings; readings never change, so forms are kept by their ids. Where the index names candidates, their
 * forms are fetched for each ranking and kept nowhere.
 */
export function talentRanking(deps: RankTalentsDeps): RankTalents {
  if (!deps.index.candidates) return rankingOver(deps);
  return async function* rank(job, limit) {
    const forms = rankingForms(':memory:');
    try {
      return yield* rankingOver({ ...deps, forms })(job, limit);
    } finally {
      forms.close();
    }
  };
}

/** How many of the highest rough scores are compared: enough that the best hundred are among them (docs/measured.md). */
export const CANDIDATES = 2_000;

/** Whom the index lists for a job, and how many others have a reading and may not be considered. */
async function listedFor(
  { prepared }: ReadyJob,
  applicants: ReadonlySet<string>,
  { index, now }: Pick<RankTalentsDeps, 'index' | 'now'>,
): Promise<{ listed: Rankable[]; leftOut: number }> {
  if (!index.candidates) return { listed: await index.rankable(), leftOut: 0 };
  const { talents, leftOut } = await index.candidates(prepared, { limit: CANDIDATES, now: now(), applicants });
  return { listed: talents, leftOut };
}

function rankingOver(deps: RankTalentsDeps): RankTalents {
  /** The percentage of a reading that has to be looked at whole. */
  const percentOf = async (job: PreparedJob, resume: Resume): Promise<number | TooComplex> => {
    const percents = await deps.matcher.percents(resume, [job], deps.today());
    return percents === TOO_COMPLEX ? TOO_COMPLEX : (percents[0] ?? 0);
  };

  /** Fetches or makes the forms that are missing. */
  async function* prepare(readings: readonly ReadingKey[]): Steps<void> {
    await deps.forms.current();
    const missing = lacking(readings, deps);
    const total = readings.length;
    yield { stage: 'fetching', done: total - missing.length, total };
    for await (const made of completeForms(missing, deps))
      yield { stage: 'fetching', done: total - missing.length + made, total };
  }

  return async function* rank(ready, limit) {
    const { prepared: job } = ready;
    const applicants = new Set(await deps.applications.listApplicants(ready.job.jobId));
    const { listed, leftOut: leftOutBefore } = await listedFor(ready, applicants, deps);
    const all = [...listed, ...(await unlisted(listed, applicants, deps))];
    const readings = considered(all, applicants, deps.now());
    yield* prepare(readings);
    const { percents, old, passedOver } = yield* compareForms(job, {
      ...{ forms: deps.forms, engine: formVersion(deps.today()).engine, limit },
      ...{ wanted: idsOf(readings), current: idsOf(all) },
      always: idsOf(readings.filter(({ talentId }) => applicants.has(talentId))),
    });
    deps.forms.remove(old);
    // Also whose form is not there: another ranking may take someone's for nobody's who applied only here.
    const unsure = readings.filter(({ resumeId }) => !percents.has(resumeId) && !passedOver.has(resumeId));
    for await (const { found } of batched(unsure, (keys) => deps.resumes.getMany(keys)))
      for (const resume of found) percents.set(resume.resumeId, await percentOf(job, resume));
    const ranked = readings.flatMap(({ talentId, resumeId }) => {
      const percent = percents.get(resumeId);
      return percent === undefined || percent === TOO_COMPLEX ? [] : [{ talentId, resumeId, percent }];
    });
    const skipped = readings.filter(({ resumeId }) => percents.get(resumeId) === TOO_COMPLEX).length;
    const leftOut = leftOutBefore + all.length - readings.length;
    return { ranked: ranked.sort(byPercent).slice(0, limit), skipped, leftOut };
  };
}

const idsOf = (readings: readonly ReadingKey[]) => new Set(readings.map(({ resumeId }) => resumeId));

const withReading = (talents: readonly RankableTalent[]): Rankable[] =>
  talents.flatMap(({ talentId, resumeId, basis }) =>
    resumeId === undefined ? [] : [{ talentId, resumeId, basisUntil: basis?.until ?? '' }],
  );

/**
 * Those who stand beside someone else, and so are in no list of people: they are compared like anybody, or their matches
 * would show that somebody is known under their address. Applicants are looked up as well: an index may be a moment behind.
 */
async function unlisted(
  listed: readonly Rankable[],
  applicants: ReadonlySet<string>,
  { talents }: Pick<RankTalentsDeps, 'talents'>,
): Promise<Rankable[]> {
  const known = new Set(listed.map(({ talentId }) => talentId));
  const standing = (await talents.standing()).filter(({ talentId }) => !known.has(talentId));
  for (const { talentId } of standing) known.add(talentId);
  const others = await Promise.all([...applicants].filter((id) => !known.has(id)).map((id) => talents.get(id)));
  return withReading([...standing, ...others.filter((talent) => talent !== undefined)]);
}

/** Those who may be considered for a job: people with a valid basis, and its applicants. */
function considered(talents: readonly Rankable[], applicants: ReadonlySet<string>, now: string): ReadingKey[] {
  const may = talents.filter(({ talentId, basisUntil }) => basisUntil > now || applicants.has(talentId));
  return may.map(({ talentId, resumeId }) => ({ talentId, resumeId }));
}

/** The best first; ties by id, so that a ranking reads the same every time. */
function byPercent(a: Ranked, b: Ranked): number {
  return b.percent - a.percent || (a.talentId < b.talentId ? -1 : 1);
}
