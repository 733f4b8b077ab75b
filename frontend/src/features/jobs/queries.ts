/** What the job pages ask the API for. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import type { Filters } from './filters.ts';

const PAGE_SIZE = 20;

/** The list under some filters, page after page; the last list stays while the next one comes. */
export function jobsQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['jobs', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        routes.listPublicJobs,
        { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Open jobs like this one. */
export function similarJobsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['jobs', 'similar', jobId],
    queryFn: ({ signal }) => call(routes.listSimilarJobs, { params: { jobId } }, { signal }),
  });
}
