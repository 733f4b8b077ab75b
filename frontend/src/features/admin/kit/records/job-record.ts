/** The query of one job that several screens share. */
import { queryOptions } from '@tanstack/react-query';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';

/** Begins the key of everything on screen about jobs. */
export const JOBS_KEY = 'admin-jobs';

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: [JOBS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getJob, { params: { id } }, { signal }),
    // A form is open over it: a newer job must not slip under what is being typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
