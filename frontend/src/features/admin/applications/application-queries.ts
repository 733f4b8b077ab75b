/** Server data of the application screens: keys, fetchers and the change of stage. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application, ApplicationUpdate } from '../../../../../shared/domain/application.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';

const POLL_MS = 5000;
const KEY = 'admin-applications';

/** What the list is narrowed to, as the address says it. */
export interface ApplicationFilters {
  stage?: Application['stage'];
  jobId?: string;
}

function isUnfinished({ resume }: Pick<Application, 'resume'>): boolean {
  return resume.status === 'awaiting-upload' || resume.status === 'active';
}

/** Asked again every five seconds while a resume on screen is on its way. */
export function applicationsQuery(filters: ApplicationFilters) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listApplications, { query: { ...filters, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ({ state }) => state.data?.pages.some((page) => page.items.some(isUnfinished)) === true && POLL_MS,
  });
}

export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getApplication, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isUnfinished(state.data) && POLL_MS,
  });
}

/** Moves an application to another stage, or gives it its e-mail address; `conflict` when somebody was faster. */
export function updateApplication(id: string, body: ApplicationUpdate): Promise<Application> {
  return call(adminRoutes.updateApplication, { params: { id }, body });
}

/** Lets everything on screen about applications be fetched again. */
export function refreshApplications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [KEY] });
}
