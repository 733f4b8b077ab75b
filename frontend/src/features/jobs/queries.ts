/** What the job pages ask the API for. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { isAppError } from '../../../../shared/errors.ts';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import type { Filters } from './filters.ts';

const PAGE_SIZE = 20;

/** The list under some filters, page after page; the last list stays while the next one comes. */
export function jobsQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['jobs', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(routes.listPublicJobs, { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

async function findJob(jobId: string, signal: AbortSignal): Promise<PublicJob | null> {
  try {
    return await call(routes.getPublicJob, { params: { jobId } }, { signal });
  } catch (error) {
    if (isAppError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}

/** One job by id or slug; `null` where there is none: an answer like any other, so that the server can send it along. */
export function jobQuery(jobId: string) {
  return queryOptions({ queryKey: ['jobs', 'one', jobId], queryFn: ({ signal }) => findJob(jobId, signal) });
}

/** Open jobs like this one. */
export function similarJobsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['jobs', 'similar', jobId],
    queryFn: ({ signal }) => call(routes.listSimilarJobs, { params: { jobId } }, { signal }),
  });
}
