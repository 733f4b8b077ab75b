/** Entry of GET /api/admin/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { readTrail } from '../audit/read-trail.ts';
import { sharedPeople } from '../indexes/people-engine.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { generationStore } from '../stores/generation-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getApplication } from './get-application.ts';

export const uses = {
  reads: ['applications', 'matches', 'resumes', 'talents'],
  audits: true,
  indexes: ['talents'],
} as const satisfies Uses;

export const handler = httpHandler(routes.getApplication, uses, ({ tables, indexes, search }) => {
  const read = {
    applications: applicationStore(tables.applications),
    resumes: resumeStore(tables.resumes),
    matches: matchStore(tables.matches),
  };
  const talents = talentStore(tables.talents);
  const asked = {
    talents,
    index: sharedPeople(talents, generationStore(indexes), search),
    noteRead: readTrail(auditStore(tables.audit)),
  };
  return (input, actor) => getApplication(input, actor, { ...read, ...asked });
});
