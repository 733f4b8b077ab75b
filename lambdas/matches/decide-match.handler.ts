/** Entry of POST /api/admin/matches/{id}/decision. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { auditStore, auditTo } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { decideMatch } from './decide-match.ts';

export const uses = { reads: ['matches', 'resumes'], changes: ['decisions'], audits: true } as const satisfies Uses;

export const handler = httpHandler(routes.decideMatch, uses, ({ tables }) => {
  const stores = {
    matches: matchStore(tables.matches),
    decisions: decisionStore(tables.decisions),
    resumes: resumeStore(tables.resumes),
  };
  const now = () => new Date().toISOString();
  const deps = { ...stores, audit: auditTo(auditStore(tables.audit), now), now };
  return (input, actor) => decideMatch(input, actor, deps);
});
