/** Entry of GET /api/admin/matches. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listMatches } from './list-matches.ts';

export const uses = { reads: ['decisions', 'jobs', 'matches', 'talents'] } as const satisfies Uses;

export const handler = httpHandler(routes.listMatches, uses, ({ tables }) => {
  const about = { talents: talentStore(tables.talents), jobs: jobStore(tables.jobs) };
  const deps = { matches: matchStore(tables.matches), decisions: decisionStore(tables.decisions), ...about };
  return (input, actor) => listMatches(input, actor, deps);
});
