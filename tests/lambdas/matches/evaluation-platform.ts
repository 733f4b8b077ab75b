/** A platform in memory for evaluations: people of three trades, jobs for some of them, and everything an evaluation touches. */
import type { ExplainBestDeps } from '../../../lambdas/matches/explain-best.ts';
import { talentRanking } from '../../../lambdas/matches/rank-talents.ts';
import { readyJobs } from '../../../lambdas/matches/ready-jobs.ts';
import { type RunEvaluationDeps, runEvaluation } from '../../../lambdas/matches/run-evaluation.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import type { EvaluationEvent } from '../../../shared/contract/admin-matching.ts';
import type { EvaluationRequest } from '../../../shared/domain/evaluation.ts';
import type { Job } from '../../../shared/domain/job.ts';
import type { Match } from '../../../shared/domain/match.ts';
import type { Actor } from '../../../shared/domain/policy.ts';
import type { Resume } from '../../../shared/domain/talent.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
import { auditNotes, fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeJobs,
  fakeMatches,
  fakeResumes,
  fakeTalents,
} from '../../support/fakes.ts';
import { indexInMemory } from '../../support/index-in-memory.ts';
import { ADMIN, AGREED, aJob, aResume, aTalent, START } from '../records.ts';

const TRADES = {
  welder:
    'EXPERIENCIA\nSoldadora TIG\nDepósitos Cinabrio\n03/2019 - actualidad\n- Soldadura TIG y MIG de acero inoxidable.',
  nurse: 'EXPERIENCIA\nEnfermera\nHospital Verde\n05/2018 - actualidad\n- Cuidados intensivos y curas.',
  clerk: 'EXPERIENCIA\nContable\nGestoría Añil\n01/2016 - actualidad\n- Cierres mensuales en SAP.',
};

/** A reading of someone of a trade. */
export function reading(trade: keyof typeof TRADES, talentId: string): Resume {
  return aResume({ talentId, resumeId: `reading-of-${talentId}`, text: TRADES[trade] });
}

export const WELDING = aJob({ jobId: 'welding' });
export const NURSING = aJob({
  jobId: 'nursing',
  title: 'Enfermera',
  description: 'Cuidados intensivos.',
  requirements: ['Cuidados intensivos'],
});

/** Twenty people, every fifth a welder and every fifth a nurse. */
export function people(count = 20): Resume[] {
  const trades = ['clerk', 'welder', 'clerk', 'nurse', 'clerk'] as const;
  return Array.from({ length: count }, (_, at) =>
    reading(trades[at % 5] ?? 'clerk', `talent${String(at).padStart(3, '0')}`),
  );
}

export interface PlatformOptions {
  jobs?: Job[];
  resumes?: Resume[];
  models?: ExplainBestDeps;
  /** Ids of readings that the engine gives up. */
  tooComplex?: string[];
  over?: Partial<RunEvaluationDeps>;
  /** Everybody agreed to every job where nothing else is said. */
  basis?: TalentRecord['basis'] | null;
  applications?: ApplicationRecord[];
}

export function platform({
  jobs = [WELDING, NURSING],
  resumes = people(),
  models,
  tooComplex = [],
  over,
  basis = AGREED,
  applications = [],
}: PlatformOptions = {}) {
  const clock = clockAt(START);
  const jobRows = fakeJobs(clock, ...jobs);
  const talents = fakeTalents(
    clock,
    ...resumes.map(({ talentId, resumeId }) =>
      aTalent({ talentId, resumeId, email: `${talentId}@people.example`, basis: basis ?? undefined }),
    ),
  );
  const stores = {
    talents,
    applications: fakeApplications(clock, ...applications),
    resumes: fakeResumes(...resumes),
    matches: fakeMatches(),
    evaluations: fakeEvaluations(),
    decisions: fakeDecisions(),
  };
  const { notes, audit } = auditNotes();
  const today = () => '2026-11';
  const matcher = directMatcher(...tooComplex);
  const ranking = { ...stores, ...indexInMemory(talents, clock), now: clock.now, today, matcher };
  let ticks = 0;
  const deps: RunEvaluationDeps = {
    ...stores,
    ...readyJobs(jobRows),
    rankTalents: talentRanking(ranking),
    audit,
    today,
    matcher,
    now: clock.now,
    newId: counted('id'),
    clock: () => {
      ticks += 40;
      return ticks;
    },
    onComplete: () => {},
    ...models,
    ...over,
  };
  const start = (body: EvaluationRequest, actor: Actor = ADMIN, signal = new AbortController().signal) =>
    runEvaluation({ body, correlationId: 'corr-0001' }, actor, deps, signal);
  const run = async (body: EvaluationRequest) => eventsOf(await start(body));
  return { deps, stores, jobRows, notes, start, run, clock };
}

export async function eventsOf(events: AsyncIterable<EvaluationEvent>): Promise<EvaluationEvent[]> {
  const all: EvaluationEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export function matchesIn(events: readonly EvaluationEvent[]): Match[] {
  return events.flatMap((one) => (one.event === 'match' ? [one.data] : []));
}

export function completionOf(events: readonly EvaluationEvent[]) {
  const last = events.at(-1);
  if (last?.event !== 'complete') throw new Error(`The last event is ${last?.event}`);
  return last.data;
}
