/** Entry of GET /api/admin/evaluations/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getEvaluation } from './get-evaluation.ts';

export const uses = { reads: ['decisions', 'evaluations', 'jobs', 'matches', 'talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.getEvaluation, uses, ({ tables }) => {
  const results = {
    evaluations: evaluationStore(tables.evaluations),
    matches: matchStore(tables.matches),
    decisions: decisionStore(tables.decisions),
  };
  const deps = { ...results, talents: talentStore(tables.talents), jobs: jobStore(tables.jobs) };
  return (input, actor) => getEvaluation(input, actor, deps);
});
