/** Entry of GET /api/admin/matches/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getMatch } from './get-match.ts';

export const uses = { reads: ['decisions', 'matches', 'talents'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.getMatch, uses, ({ tables }) => {
  const noteRead = readTrail(auditStore(tables.audit));
  const stores = {
    matches: matchStore(tables.matches),
    decisions: decisionStore(tables.decisions),
    talents: talentStore(tables.talents),
  };
  const deps = { ...stores, noteRead };
  return (input, actor) => getMatch(input, actor, deps);
});
