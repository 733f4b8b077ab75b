/** What visitors are told of jobs, the same by the API and in pages that the server renders. */
import type { Page, PageQuery } from '../../shared/contract/listing.ts';
import { isOpenToPublic, type Job, jobIdOf } from '../../shared/domain/job.ts';
import type { JobFacets, JobFilters } from '../../shared/domain/job-filters.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import { AppError } from '../../shared/errors.ts';
import { findJobs, partsOf, type SearchableJob } from '../../shared/search/index.ts';
import { pageAfter } from '../runtime/position-cursor.ts';

interface PublicJobPage extends Page<Job> {
  total: number;
  facets: JobFacets;
  understood: UnderstoodPart[];
  suggestion?: string;
  nearest?: Job[];
}

/** One page of the open jobs that pass the filters, with the number of all that pass and counts per filter value. */
export function publicJobPage(openJobs: SearchableJob[], query: JobFilters & PageQuery): PublicJobPage {
  const { jobs, facets, understood, nearest } = findJobs(openJobs, query);
  const { suggestion } = understood;
  return {
    ...pageAfter(jobs, (job) => job.jobId, query),
    total: jobs.length,
    facets,
    understood: partsOf(understood),
    ...(suggestion !== undefined && { suggestion }),
    ...(nearest.length > 0 && { nearest }),
  };
}

/** By id or slug. A job that visitors may not see is as missing as one that never was: `JOB_NOT_FOUND`. */
export async function publicJob(reference: string, getJob: (jobId: string) => Promise<Job | undefined>): Promise<Job> {
  const job = await getJob(jobIdOf(reference));
  if (!job || !isOpenToPublic(job)) throw new AppError('not-found', 'JOB_NOT_FOUND');
  return job;
}
