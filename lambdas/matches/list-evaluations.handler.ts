/** Entry of GET /api/admin/evaluations. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listEvaluations } from './list-evaluations.ts';

export const handler = httpHandler(routes.listEvaluations, () => {
  const client = dynamodb();
  const deps = { evaluations: evaluationStore(client), talents: talentStore(client), jobs: jobStore(client) };
  return (input, actor) => listEvaluations(input, actor, deps);
});
