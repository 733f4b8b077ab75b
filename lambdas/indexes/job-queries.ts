/** Queries the job index: pages for recruiters and visitors, names, counts. */
import type * as z from 'zod';
import type { adminJobsQuerySchema } from '../../shared/contract/admin-jobs.ts';
import type { Page } from '../../shared/contract/listing.ts';
import { folded } from '../../shared/domain/folded.ts';
import { countByStatus, type Job } from '../../shared/domain/job.ts';
import type { JobStatus } from '../../shared/domain/job-choices.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import { jobsMeetingAll, partsOf, searchJobs } from '../../shared/search/index.ts';
import { shownAfter } from '../runtime/position-cursor.ts';
import { filledUp, firstNamed } from './first-found.ts';
import type { JobBoard } from './job-board.ts';
import type { ListedJob } from './job-rows.ts';
import { sortedJobs } from './sort-jobs.ts';

export type JobQuery = z.infer<typeof adminJobsQuerySchema>;

export interface JobPage extends Page<Job> {
  total: number;
  /** Of all that fit the other filters. */
  byStatus: Record<JobStatus, number>;
  understood: UnderstoodPart[];
  suggestion?: string;
}

/** All that pass every filter but the one of the status. */
function matching(board: JobBoard, query: JobQuery) {
  const company = folded(query.company ?? '');
  const isPublic = query.public === undefined ? undefined : query.public === 'true';
  const { jobs, understood } = searchJobs(board, query.search);
  const found = jobs.filter(
    ({ job }) =>
      (isPublic === undefined || job.public === isPublic) && (company === '' || folded(job.company).includes(company)),
  );
  return { found, understood };
}

/** One page of the recruiters' list. */
export function jobPage(board: JobBoard, query: JobQuery): JobPage {
  const { found, understood } = matching(board, query);
  const wanted = query.status === undefined ? found : found.filter(({ job }) => job.status === query.status);
  const jobs = sortedJobs(wanted, query.sort, query.order);
  const { suggestion } = understood;
  return {
    ...shownAfter(jobs, ({ job }) => job.jobId, query, board.recordsOf),
    total: jobs.length,
    byStatus: countByStatus(found.map(({ job }) => job)),
    understood: partsOf(understood),
    ...(suggestion !== undefined && { suggestion }),
  };
}

const namesOf = ({ title, company, location }: ListedJob) => [title, company, location];

/** The first `limit` jobs that hold all words (folded) in title, company or place, then those that `text` means. */
export function jobsNamed(board: JobBoard, words: readonly string[], text: string, limit: number): ListedJob[] {
  const all = board.candidates.map(({ job }) => job);
  const meant = jobsMeetingAll(board, text).map(({ job }) => job);
  return filledUp(firstNamed(all, namesOf, words, limit), meant, limit);
}
