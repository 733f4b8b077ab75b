/** Queries and changes of one application that several screens share. */
import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../../../shared/contract/route.ts';
import type { Application, ApplicationUpdate } from '../../../../../../shared/domain/application.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';
import type { Contract } from '../../../../lib/api-routes.ts';

/** Begins the key of everything on screen about applications. */
export const APPLICATIONS_KEY = 'admin-applications';
export const APPLICATIONS_PATH = '/admin-panel/applications';

export type ApplicationDetail = ResponseOf<Contract['getApplication']>;

/** Moves an application to another stage, or gives it its e-mail address; `conflict` when someone was faster. */
export function updateApplication(id: string, body: ApplicationUpdate): Promise<Application> {
  return call(adminRoutes.updateApplication, { params: { id }, body });
}

/** Lets everything on screen about applications be fetched again. */
export function refreshApplications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [APPLICATIONS_KEY] });
}
