/** Entry of GET /api/admin/matches. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { matchStore } from '../stores/match-store.ts';
import { listMatches } from './list-matches.ts';

export const handler = httpHandler(routes.listMatches, () => {
  const deps = { matches: matchStore(dynamodb()) };
  return (input, actor) => listMatches(input, actor, deps);
});
