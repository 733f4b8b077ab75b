/** Entry of GET /api/admin/evaluations/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getEvaluation } from './get-evaluation.ts';

export const uses = {
  reads: ['decisions', 'evaluations', 'jobs', 'matches', 'talents'],
  audits: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.getEvaluation, uses, ({ tables }) => {
  const results = {
    evaluations: evaluationStore(tables.evaluations),
    matches: matchStore(tables.matches),
    decisions: decisionStore(tables.decisions),
  };
  const noteRead = readTrail(auditStore(tables.audit));
  const deps = { ...results, talents: talentStore(tables.talents), jobs: jobStore(tables.jobs), noteRead };
  return (input, actor) => getEvaluation(input, actor, deps);
});
