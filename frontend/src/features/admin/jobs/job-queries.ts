/** Server data of the job screens: keys, fetchers, and writing a job. */
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { JOB_SORTS } from '../../../../../shared/contract/admin-jobs.ts';
import type { Job, JobInput } from '../../../../../shared/domain/job.ts';
import type { JobStatus } from '../../../../../shared/domain/job-choices.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { BY_CURSOR, FRESH_WHILE_SHORT } from '../kit/list/cursor-pages.ts';
import type { Order } from '../kit/list/list-address.ts';
import { JOBS_KEY } from '../kit/records/job-record.ts';

/** The key of every list of jobs, however filtered. */
export const JOB_LISTS = [JOBS_KEY, 'list'] as const;
/** A page of the list, and the most that one call changes: the API's own bounds. */
const PAGE_ROWS = 100;

/** What the list is narrowed to, as the address says it. */
export interface JobListFilters {
  search?: string;
  status?: JobStatus;
  public?: 'true' | 'false';
  company?: string;
  sort?: (typeof JOB_SORTS)[number];
  order?: Order;
}

export function jobsQuery(filters: JobListFilters) {
  return infiniteQueryOptions({
    queryKey: [JOBS_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(adminRoutes.listJobs, { query: { ...filters, limit: PAGE_ROWS, cursor: pageParam } }, { signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    ...FRESH_WHILE_SHORT,
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

/** What a change of several jobs came to: each is changed, or refused for a reason of its own. */
export interface StatusesChanged {
  changed: Job[];
  refused: { id: string; code: string }[];
}

/** Changes the status of jobs, however many; each carries the version it was seen in. */
export async function changeStatuses(
  jobs: readonly Pick<Job, 'jobId' | 'version'>[],
  status: JobStatus,
): Promise<StatusesChanged> {
  const all: StatusesChanged = { changed: [], refused: [] };
  for (let start = 0; start < jobs.length; start += PAGE_ROWS) {
    const part = jobs.slice(start, start + PAGE_ROWS).map(({ jobId, version }) => ({ jobId, version }));
    const { changed, refused } = await call(adminRoutes.changeJobStatuses, { body: { status, jobs: part } });
    all.changed.push(...changed);
    all.refused.push(...refused);
  }
  return all;
}

/** Lets everything on screen about jobs be fetched again. */
export function refreshJobs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [JOBS_KEY] });
}
