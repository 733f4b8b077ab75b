/** Evaluates a talent against one or all active jobs, or a job against all talents, and streams the progress. */
import type { EvaluationEvent } from '../../shared/contract/admin-matching.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { AppError } from '../../shared/errors.ts';
import { consideredFor } from '../legal-basis/considered-for.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { withDecisions } from './decided-matches.ts';
import { type PairsDeps, type Progress, pairsOf, type Scored, type Subject, scoredPairs } from './evaluation-pairs.ts';
import { createStageReporter } from './evaluation-stages.ts';
import { type ExplainBestDeps, explainBest } from './explain-best.ts';
import { type KeepEvaluationDeps, keepEvaluation } from './keep-evaluation.ts';
import { withPeople } from './people-of-matches.ts';
import type { ReadyJobs } from './ready-jobs.ts';

export interface RunEvaluationDeps extends PairsDeps, ExplainBestDeps, KeepEvaluationDeps, Pick<ReadyJobs, 'getJob'> {
  talents: Pick<TalentStore, 'get'>;
  resumes: Pick<ResumeStore, 'get' | 'getMany'>;
  decisions: Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;
  newId(): string;
  /** Milliseconds since some moment. */
  clock(): number;
  onComplete(count: number, elapsedMs: number): void;
}

type Input = Pick<ActionInput<typeof routes.runEvaluation>, 'body' | 'correlationId'>;

/**
 * The events of an evaluation, which begins when the first of them is asked for; once `signal` is aborted, it stops and
 * stores nothing. Errors before it begins: `TALENT_NOT_FOUND`, `JOB_NOT_FOUND`, `TALENT_NOT_READ`.
 */
export async function runEvaluation(
  input: Input,
  actor: Actor,
  deps: RunEvaluationDeps,
  signal: AbortSignal,
): Promise<AsyncGenerator<EvaluationEvent>> {
  authorise(actor, 'matches.evaluate');
  const subject = await subjectOf(input.body, deps);
  return evaluation(subject, { ...input.body, correlationId: input.correlationId }, actor, deps, signal);
}

async function subjectOf({ talentId, jobId }: Input['body'], deps: RunEvaluationDeps): Promise<Subject> {
  const job = jobId === undefined ? undefined : await deps.getJob(jobId);
  if (jobId !== undefined && !job) throw new AppError('not-found', 'JOB_NOT_FOUND');
  if (talentId !== undefined) {
    return { resume: await currentReading(talentId, deps), mayBe: await consideredFor(talentId, deps), job };
  }
  if (job) return { job };
  throw new AppError('invalid', 'TALENT_OR_JOB_REQUIRED');
}

async function currentReading(talentId: string, deps: RunEvaluationDeps): Promise<Resume> {
  const talent = await deps.talents.get(talentId);
  if (!talent) throw new AppError('not-found', 'TALENT_NOT_FOUND');
  const resume = talent.resumeId === undefined ? undefined : await deps.resumes.get(talentId, talent.resumeId);
  if (!resume) throw new AppError('conflict', 'TALENT_NOT_READ');
  return resume;
}

async function* evaluation(
  subject: Subject,
  asked: Input['body'] & { correlationId: string },
  actor: Actor,
  deps: RunEvaluationDeps,
  signal: AbortSignal,
): AsyncGenerator<EvaluationEvent> {
  const startedAt = deps.clock();
  const report = createStageReporter();
  yield* report('processing', 0);
  const steps = scoredSubject(subject, deps);
  let step = await steps.next();
  for (; !step.done; step = await steps.next()) {
    signal.throwIfAborted();
    yield* report(step.value.stage, step.value.share);
  }
  const evaluationId = deps.newId();
  const createdAt = deps.now();
  const { scored, skipped, leftOut } = step.value;
  const matches = scored.map((pair) => ({ ...pair, matchId: deps.newId(), evaluationId, createdAt }));
  yield* report('ai-analysis', 0);
  const explained = await explainBest(matches, deps, signal);
  yield* report('ai-analysis', 1);
  signal.throwIfAborted();
  const elapsedMs = Math.round(deps.clock() - startedAt);
  const ran = { ...asked, evaluationId, createdAt, elapsedMs, skipped, leftOut, reading: subject.resume };
  const kept = await keepEvaluation(ran, explained, actor, deps);
  const named = await withPeople(kept, deps.talents);
  for (const match of await withDecisions(named, deps.decisions)) yield { event: 'match', data: match };
  deps.onComplete(kept.length, elapsedMs);
  yield { event: 'complete', data: { evaluationId, count: kept.length, skipped, leftOut, elapsedMs } };
}

async function* scoredSubject(subject: Subject, deps: PairsDeps): AsyncGenerator<Progress, Scored> {
  const pairs = yield* pairsOf(subject, deps);
  return yield* scoredPairs(pairs, deps);
}
