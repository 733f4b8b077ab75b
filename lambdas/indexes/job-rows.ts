/** Converts a job to its index row: what lists filter, sort, count and search by, and the job itself. */
import type { Job } from '../../shared/domain/job.ts';
import { type FilterableJob, type SearchForm, searchable, tokensOf } from '../../shared/search/index.ts';

/** As much of a job as lists look at before they show it. */
export type ListedJob = FilterableJob['job'] &
  Pick<Job, 'jobId' | 'version' | 'updatedAt' | 'status' | 'public' | 'company'>;

/** A job of the index, without its text. */
export interface IndexedJob extends FilterableJob {
  /** Its place in the file. */
  row: number;
  job: ListedJob;
}

export interface JobRow {
  jobId: string;
  version: number;
  updatedAt: string;
  /** By which lists are ordered, the greatest first. */
  listedAt: string;
  listed: Omit<IndexedJob, 'row'>;
  form: SearchForm;
  tokens: string;
  record: Job;
}

function listedJob(job: Job): ListedJob {
  return {
    jobId: job.jobId,
    version: job.version,
    updatedAt: job.updatedAt,
    status: job.status,
    public: job.public,
    title: job.title,
    company: job.company,
    location: job.location,
    industry: job.industry,
    openings: job.openings,
    remotePolicy: job.remotePolicy,
    jobType: job.jobType,
    experienceLevel: job.experienceLevel,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    salaryPeriod: job.salaryPeriod,
  };
}

/** The row of a job; some milliseconds for a long text. */
export function jobRow(given: Job, listedAt: string): JobRow {
  const { job: record, form, location, town, points, position, industry } = searchable(given);
  const { fields, conditions, place } = form;
  const shown = { fields, conditions, place: { ids: place.ids } };
  return {
    jobId: record.jobId,
    version: record.version,
    updatedAt: record.updatedAt,
    listedAt,
    listed: { job: listedJob(record), form: shown, location, town, points, position, industry },
    form,
    tokens: tokensOf(form).join(' '),
    record,
  };
}
