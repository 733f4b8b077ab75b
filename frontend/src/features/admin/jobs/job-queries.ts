/** Server data of the job screens: keys, fetchers, and writing a job. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Job, JobInput } from '../../../../../shared/domain/job.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';

const KEY = 'admin-jobs';

/** What the list is narrowed to, as the address says it. */
export interface JobListFilters {
  search?: string;
  status?: Job['status'];
}

export function jobsQuery(filters: JobListFilters) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listJobs, { query: { ...filters, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(adminRoutes.getJob, { params: { id } }, { signal }),
    // A form is open over it: a newer job must not slip under what is being typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Creates a job, or replaces the one whose id and version are given; `conflict` when that version is no longer it. */
export function saveJob(job: JobInput, existing?: { jobId: string; version: number }): Promise<Job> {
  if (!existing) return call(adminRoutes.createJob, { body: job });
  const { jobId: id, version } = existing;
  return call(adminRoutes.updateJob, { params: { id }, body: { ...job, version } });
}

export function deleteJob(id: string): Promise<undefined> {
  return call(adminRoutes.deleteJob, { params: { id } });
}

/** Lets everything on screen about jobs be fetched again. */
export function refreshJobs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [KEY] });
}
