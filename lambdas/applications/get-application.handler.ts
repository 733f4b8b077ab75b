/** Entry of GET /api/admin/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { auditStore } from '../stores/audit-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { readTrail } from '../stores/read-trail.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentStore } from '../stores/talent-store.ts';
import { getApplication } from './get-application.ts';

export const handler = httpHandler(routes.getApplication, () => {
  const client = dynamodb();
  const read = { applications: applicationStore(client), resumes: resumeStore(client), matches: matchStore(client) };
  const asked = { talents: talentStore(client), noteRead: readTrail(auditStore(client)) };
  return (input, actor) => getApplication(input, actor, { ...read, ...asked });
});
