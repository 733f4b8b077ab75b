/** Ranks everybody in the files of the index for one job after the other, as an evaluation and as the run after a change of a job do. */
import { rankingForms } from '../../lambdas/indexes/ranking-forms.ts';
import type { TalentIndex } from '../../lambdas/indexes/talent-index.ts';
import { matchJob } from '../../lambdas/matches/match-job.ts';
import { type RankTalents, talentRanking } from '../../lambdas/matches/rank-talents.ts';
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import { SYSTEM } from '../../shared/domain/policy.ts';
import { prepareJob } from '../../shared/matching/index.ts';
import { directMatcher } from '../support/direct-matcher.ts';
import { anyJob } from './any-job.ts';
import { type IndexFiles, keptReadings, MONTH, NOW } from './index-paths.ts';

const nothing = async () => [];
let ranked = 0;
const facts = { today: () => MONTH, now: () => NOW.toISOString(), matcher: directMatcher() };

function rankTalents(index: TalentIndex, forms: string) {
  return talentRanking({
    index,
    forms: rankingForms(forms),
    resumes: {
      getMany: nothing,
      formsOf: nothing,
      keepForm: async () => undefined,
      markTooComplex: async () => undefined,
    },
    talents: { get: async () => undefined, standing: nothing },
    applications: { listApplicants: nothing },
    ...facts,
  });
}

async function evaluation(rank: RankTalents): Promise<number> {
  const job = anyJob(ranked++);
  const steps = rank({ job, prepared: prepareJob(job) }, 100);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return step.value.ranked.length;
}

const UNTIL = '2028-01-01T00:00:00.000Z';

/** The run after a job was changed: everybody ranked, the best hundred explained from their whole readings, and stored nowhere. */
async function matching(rank: RankTalents, readings: string): Promise<number> {
  const job = { ...anyJob(ranked++), status: 'active' as const };
  const kept = keptReadings(readings);
  return matchJob({ kind: 'job', jobId: job.jobId, version: job.version, correlationId: 'bench' }, SYSTEM, {
    ...facts,
    rankTalents: rank,
    derivedId: (...parts) => parts.join('.'),
    getJob: async () => ({ job, prepared: prepareJob(job) }),
    jobs: { markMatched: async () => undefined },
    resumes: {
      get: async (talentId, resumeId) => kept([{ talentId, resumeId }])[0],
      getMany: async (keys) => kept(keys),
    },
    matches: { get: async () => undefined, insert: async () => undefined, remove: async () => undefined },
    talents: { get: async (talentId) => ({ talentId, basis: { kind: 'consent', until: UNTIL } }) as TalentRecord },
    applications: { get: async () => undefined, list: async () => ({ items: [], nextCursor: null }) },
  });
}

let rank: RankTalents | undefined;

/** Each answers how many were ranked, or matched. */
export function rankings(index: TalentIndex, { forms, readings }: Pick<IndexFiles, 'forms' | 'readings'>) {
  rank ??= rankTalents(index, forms);
  const ranking = rank;
  return { evaluation: () => evaluation(ranking), matching: () => matching(ranking, readings) };
}
