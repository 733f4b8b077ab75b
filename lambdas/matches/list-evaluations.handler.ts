/** Entry of GET /api/admin/evaluations. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listEvaluations } from './list-evaluations.ts';

export const uses = { reads: ['evaluations', 'jobs', 'talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.listEvaluations, uses, ({ tables }) => {
  const deps = {
    evaluations: evaluationStore(tables.evaluations),
    talents: talentStore(tables.talents),
    jobs: jobStore(tables.jobs),
  };
  return (input, actor) => listEvaluations(input, actor, deps);
});
