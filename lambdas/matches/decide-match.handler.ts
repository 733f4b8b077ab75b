/** Entry of POST /api/admin/matches/{id}/decision. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { decideMatch } from './decide-match.ts';

export const handler = httpHandler(routes.decideMatch, () => {
  const client = dynamodb();
  const stores = { matches: matchStore(client), decisions: decisionStore(client), resumes: resumeStore(client) };
  const now = () => new Date().toISOString();
  const deps = { ...stores, audit: auditTo(auditStore(client), now), now };
  return (input, actor) => decideMatch(input, actor, deps);
});
