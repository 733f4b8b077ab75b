/** Shows one evaluation with its matches as they were then. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Evaluation } from '../../shared/domain/evaluation.ts';
import type { Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EvaluationStore } from '../stores/evaluation-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { withDecisions } from './decided-matches.ts';
import { type EvaluationViewDeps, evaluationViews } from './evaluation-view.ts';
import { withPeople } from './people-of-matches.ts';

export interface GetEvaluationDeps extends EvaluationViewDeps {
  evaluations: Pick<EvaluationStore, 'get'>;
  matches: Pick<MatchStore, 'get'>;
  decisions: Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;
  noteRead: NoteRead;
}

/** The best first; matches of people who were erased since are missing. Errors: `EVALUATION_NOT_FOUND`. */
export async function getEvaluation(
  input: Pick<ActionInput<typeof routes.getEvaluation>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: GetEvaluationDeps,
): Promise<Evaluation & { matches: Match[] }> {
  authorise(actor, 'matches.read');
  const record = await deps.evaluations.get(input.params.id);
  const [evaluation] = record ? await evaluationViews([record], deps) : [];
  if (!record || !evaluation) throw new AppError('not-found', 'EVALUATION_NOT_FOUND');
  const found = await Promise.all(record.matchIds.map((matchId) => deps.matches.get(matchId)));
  const matches = found.filter((match) => match !== undefined);
  const { evaluationId: recordId } = record;
  await deps.noteRead(actor, { recordKind: 'evaluation', recordId, correlationId: input.correlationId });
  return { ...evaluation, matches: await withDecisions(await withPeople(matches, deps.talents), deps.decisions) };
}
