/** The address of a job's page in each language, and the order of jobs by age, for sitemap and feeds. */
import type { Language } from '../../shared/domain/field.ts';
import type { PublicJob } from '../../shared/domain/job.ts';

/** Path of a job's page: Spanish without a prefix, English under `/en`. */
export function jobPath(job: Pick<PublicJob, 'slug'>, language: Language): string {
  return `${language === 'en' ? '/en' : ''}/jobs/${job.slug}`;
}

/** When the job was first seen by the public, ISO 8601. */
export function postedAt(job: Pick<PublicJob, 'publishedAt' | 'createdAt'>): string {
  return job.publishedAt ?? job.createdAt;
}

type Dated = Pick<PublicJob, 'jobId' | 'publishedAt' | 'createdAt'>;

/** For sorting: older first; jobs of the same moment by id, so that the order never depends on who lists them. */
export function olderFirst(a: Dated, b: Dated): number {
  return compare(postedAt(a), postedAt(b)) || compare(a.jobId, b.jobId);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
