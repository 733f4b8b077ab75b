/** Entry of GET /api/admin/evaluations/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getEvaluation } from './get-evaluation.ts';

export const handler = httpHandler(routes.getEvaluation, () => {
  const client = dynamodb();
  const results = {
    evaluations: evaluationStore(client),
    matches: matchStore(client),
    decisions: decisionStore(client),
  };
  const deps = { ...results, talents: talentStore(client), jobs: jobStore(client) };
  return (input, actor) => getEvaluation(input, actor, deps);
});
