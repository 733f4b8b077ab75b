/** Entry of PATCH /api/admin/applications/{id}. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb, sqs } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { readingRequests } from '../stores/queue.ts';
import { updateApplication } from './update-application.ts';

export const handler = httpHandler(routes.updateApplication, () => {
  const deps = { applications: applicationStore(dynamodb()), requestReading: readingRequests(sqs()) };
  return (input, actor) => updateApplication(input, actor, deps);
});
