/** Entry of GET /api/admin/matches. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { jobStore } from '../stores/job-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { listMatches } from './list-matches.ts';

export const handler = httpHandler(routes.listMatches, () => {
  const client = dynamodb();
  const about = { talents: talentStore(client), jobs: jobStore(client) };
  const deps = { matches: matchStore(client), decisions: decisionStore(client), ...about };
  return (input, actor) => listMatches(input, actor, deps);
});
