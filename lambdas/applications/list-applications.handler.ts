/** Entry of GET /api/admin/applications. */
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { httpHandler } from '../runtime/http.ts';
import { applicationStore } from '../stores/application-store.ts';
import { listApplications } from './list-applications.ts';

export const uses = { reads: ['applications'] } as const satisfies Uses;

export const handler = httpHandler(routes.listApplications, uses, ({ tables }) => {
  const deps = { applications: applicationStore(tables.applications) };
  return (input, actor) => listApplications(input, actor, deps);
});
