/** Entry of GET /api/admin/matches. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { listMatches } from './list-matches.ts';

export const handler = httpHandler(routes.listMatches, () => {
  const client = dynamodb();
  const deps = { matches: matchStore(client), decisions: decisionStore(client) };
  return (input, actor) => listMatches(input, actor, deps);
});
