/** Entry of GET /api/admin/matches/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getMatch } from './get-match.ts';

export const handler = httpHandler(routes.getMatch, () => {
  const client = dynamodb();
  const noteRead = readTrail(auditStore(client));
  const stores = { matches: matchStore(client), decisions: decisionStore(client), talents: talentStore(client) };
  const deps = { ...stores, noteRead };
  return (input, actor) => getMatch(input, actor, deps);
});
