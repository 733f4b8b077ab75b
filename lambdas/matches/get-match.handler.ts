/** Entry of GET /api/admin/matches/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { getMatch } from './get-match.ts';

export const handler = httpHandler(routes.getMatch, () => {
  const client = dynamodb();
  const deps = { matches: matchStore(client), decisions: decisionStore(client) };
  return (input, actor) => getMatch(input, actor, deps);
});
