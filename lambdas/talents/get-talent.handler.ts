/** Entry of GET /api/admin/talents/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getTalent } from './get-talent.ts';

export const handler = httpHandler(routes.getTalent, () => {
  const client = dynamodb();
  const stores = { talents: talentStore(client), resumes: resumeStore(client), matches: matchStore(client) };
  const noted = { activities: activityStore(client), decisions: decisionStore(client) };
  const applications = applicationStore(client);
  const now = () => new Date().toISOString();
  const seen = { merges: mergeStore(client), noteRead: readTrail(auditStore(client)) };
  const deps = { ...stores, ...noted, ...seen, applications, now };
  return (input, actor) => getTalent(input, actor, deps);
});
