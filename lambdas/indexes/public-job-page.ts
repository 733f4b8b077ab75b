/** Reads one page of the public job list from an index. */
import type { Page, PageQuery } from '../../shared/contract/listing.ts';
import type { Job } from '../../shared/domain/job.ts';
import { circleOf, type JobFacets, type JobFilters, type Near } from '../../shared/domain/job-filters.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import { distanceKm, findJobs, partsOf, townNear } from '../../shared/search/index.ts';
import { shownAfter } from '../runtime/position-cursor.ts';
import type { JobBoard } from './job-board.ts';
import type { IndexedJob } from './job-rows.ts';

export type JobWithDistance = Job & { distanceKm?: number };

export interface PublicJobPage extends Page<JobWithDistance> {
  total: number;
  facets: JobFacets;
  understood: UnderstoodPart[];
  suggestion?: string;
  nearest?: JobWithDistance[];
  near?: Near;
}

/** Whole jobs, with how far they are from the point that was asked for. */
function recordsWithDistance({ recordsOf }: JobBoard, query: JobFilters) {
  const circle = circleOf(query);
  return (jobs: readonly IndexedJob[]): JobWithDistance[] => {
    const records = recordsOf(jobs);
    if (!circle) return records;
    const away = jobs.map(({ points }) => Math.round(distanceKm(circle.point, points)));
    return records.map((record, at) => ({ ...record, distanceKm: away[at] }));
  };
}

function nearOf(query: JobFilters): Near | undefined {
  const circle = circleOf(query);
  const town = circle && townNear(circle.point);
  return circle && { radiusKm: circle.radiusKm, ...(town && { town }) };
}

/** One page of the open jobs that pass the filters, with the number of all that pass and counts per filter value. */
export function publicJobPage(openJobs: JobBoard, query: JobFilters & PageQuery): PublicJobPage {
  const { jobs, facets, understood, nearest } = findJobs(openJobs, query);
  const { suggestion } = understood;
  const recordsOf = recordsWithDistance(openJobs, query);
  const near = nearOf(query);
  return {
    ...shownAfter(jobs, ({ job }) => job.jobId, query, recordsOf),
    total: jobs.length,
    facets,
    understood: partsOf(understood),
    ...(suggestion !== undefined && { suggestion }),
    ...(nearest.length > 0 && { nearest: recordsOf(nearest) }),
    ...(near && { near }),
  };
}
