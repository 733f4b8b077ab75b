/** One page of the list of visitors, from the jobs of an index. */
import type { Page, PageQuery } from '../../shared/contract/listing.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { JobFacets, JobFilters } from '../../shared/domain/job-filters.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import { findJobs, partsOf } from '../../shared/search/index.ts';
import { shownAfter } from '../runtime/position-cursor.ts';
import type { JobBoard } from './job-board.ts';

export interface PublicJobPage extends Page<Job> {
  total: number;
  facets: JobFacets;
  understood: UnderstoodPart[];
  suggestion?: string;
  nearest?: Job[];
}

/** One page of the open jobs that pass the filters, with the number of all that pass and counts per filter value. */
export function publicJobPage(openJobs: JobBoard, query: JobFilters & PageQuery): PublicJobPage {
  const { jobs, facets, understood, nearest } = findJobs(openJobs, query);
  const { suggestion } = understood;
  return {
    ...shownAfter(jobs, ({ job }) => job.jobId, query, openJobs.recordsOf),
    total: jobs.length,
    facets,
    understood: partsOf(understood),
    ...(suggestion !== undefined && { suggestion }),
    ...(nearest.length > 0 && { nearest: openJobs.recordsOf(nearest) }),
  };
}
