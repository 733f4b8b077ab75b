/** Entry of GET /api/admin/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { getApplication } from './get-application.ts';

export const handler = httpHandler(routes.getApplication, () => {
  const client = dynamodb();
  const deps = { applications: applicationStore(client), resumes: resumeStore(client), matches: matchStore(client) };
  return (input, actor) => getApplication(input, actor, deps);
});
