/** Entry of GET /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getTalent } from './get-talent.ts';

export const uses = {
  reads: ['activities', 'applications', 'decisions', 'matches', 'resumes', 'talents'],
  audits: true,
} as const satisfies Uses;

export const handler = httpHandler(routes.getTalent, uses, ({ tables }) => {
  const stores = {
    talents: talentStore(tables.talents),
    resumes: resumeStore(tables.resumes),
    matches: matchStore(tables.matches),
  };
  const noted = { activities: activityStore(tables.activities), decisions: decisionStore(tables.decisions) };
  const applications = applicationStore(tables.applications);
  const now = () => new Date().toISOString();
  const seen = { merges: mergeStore(tables.talents), noteRead: readTrail(auditStore(tables.audit)) };
  const deps = { ...stores, ...noted, ...seen, applications, now };
  return (input, actor) => getTalent(input, actor, deps);
});
