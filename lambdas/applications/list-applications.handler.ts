/** Entry of GET /api/admin/applications. */
import { routes } from '../../shared/contract/routes.ts';
import { dynamodb } from '../runtime/clients.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { listApplications } from './list-applications.ts';

export const handler = httpHandler(routes.listApplications, () => {
  const deps = { applications: applicationStore(dynamodb()) };
  return (input, actor) => listApplications(input, actor, deps);
});
