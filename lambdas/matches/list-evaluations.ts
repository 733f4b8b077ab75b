/** Lists earlier evaluations, optionally of one talent or one job. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Evaluation } from '../../shared/domain/evaluation.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { EvaluationRecord, EvaluationStore } from '../stores/evaluation-store.ts';
import { type EvaluationViewDeps, evaluationViews } from './evaluation-view.ts';

export interface ListEvaluationsDeps extends EvaluationViewDeps {
  evaluations: Pick<EvaluationStore, 'list' | 'listByTalent' | 'listByJob'>;
}

type Query = ActionInput<typeof routes.listEvaluations>['query'];

/** Newest first. */
export async function listEvaluations(
  input: { query: Query },
  actor: Actor,
  deps: ListEvaluationsDeps,
): Promise<Page<Evaluation>> {
  authorise(actor, 'matches.read');
  const { items, nextCursor } = await recordsOf(input.query, deps);
  return { items: await evaluationViews(items, deps), nextCursor };
}

function recordsOf(
  { talentId, jobId, ...page }: Query,
  { evaluations }: ListEvaluationsDeps,
): Promise<Page<EvaluationRecord>> {
  if (talentId !== undefined && jobId !== undefined)
    return evaluations.listByTalent(talentId, page, (record) => record.jobId === jobId);
  if (talentId !== undefined) return evaluations.listByTalent(talentId, page);
  return jobId === undefined ? evaluations.list(page) : evaluations.listByJob(jobId, page);
}
