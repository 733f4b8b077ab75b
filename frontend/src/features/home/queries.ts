/** What the first page asks the API for. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';

const NEWEST_COUNT = 6;

export const newestJobsQuery = queryOptions({
  queryKey: ['jobs', 'newest'],
  queryFn: ({ signal }) => call(routes.listPublicJobs, { query: { limit: NEWEST_COUNT } }, { signal }),
});
