/** A job: its fields, its public view, and its own rules. */
import * as z from 'zod';
import { languageSchema, timeSchema } from './field.ts';
import { type StaffOnly, schemasOf } from './field-table.ts';
import { JOB_STATUSES, type JobStatus } from './job-choices.ts';
import { jobCriteriaSchema } from './job-criteria.ts';
import { JOB_FIELDS, type JobField } from './job-fields.ts';
import { slugify } from './slug.ts';

/** The buckets of the specification for the number of positions of a job; the last one is open. */
export const POSITION_BUCKETS = ['1-5', '6-10', '11-25', '25+'] as const;
export type PositionBucket = (typeof POSITION_BUCKETS)[number];

/** The bucket of a number of openings (at least 1); exactly 25 belongs to `11-25`. */
export function positionBucket(openings: number): PositionBucket {
  if (openings <= 5) return '1-5';
  if (openings <= 10) return '6-10';
  return openings <= 25 ? '11-25' : '25+';
}

const jobFields = z.object(schemasOf(JOB_FIELDS));

/** What an administrator sends to create a job. A published job needs its pay range (Directive (EU) 2023/970), and 0 is none. */
export const jobInputSchema = jobFields.superRefine((job, context) => {
  if (job.salaryMin !== null && job.salaryMax !== null && job.salaryMin > job.salaryMax) {
    context.addIssue({ code: 'custom', path: ['salaryMax'], message: 'SALARY_RANGE_INVERTED' });
  }
  if (job.status === 'active' && job.public) {
    for (const path of ['salaryMin', 'salaryMax'] as const) {
      if (!job[path]) context.addIssue({ code: 'custom', path: [path], message: 'PAY_RANGE_REQUIRED' });
    }
  }
});
export type JobInput = z.infer<typeof jobInputSchema>;

/** A change carries the version it was based on; another version in the store answers `STALE_VERSION`. */
export const jobUpdateSchema = z.intersection(jobInputSchema, z.object({ version: z.number().int().min(1) }));
export type JobUpdate = z.infer<typeof jobUpdateSchema>;

export const jobSchema = jobFields.extend({
  jobId: z.string(),
  version: z.number().int(),
  slug: z.string(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** First time the job was active and public; `null` before. */
  publishedAt: timeSchema.nullable(),
  /** How the ranking was adjusted; `null` as the engine has it. Kept by edits of the job itself. */
  criteria: jobCriteriaSchema.nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** What the public list shows of a job. */
export const jobSummarySchema = jobSchema
  .pick({
    jobId: true,
    slug: true,
    title: true,
    company: true,
    location: true,
    industry: true,
    category: true,
    jobType: true,
    experienceLevel: true,
    openings: true,
    tags: true,
    remotePolicy: true,
    salaryCurrency: true,
    salaryMin: true,
    salaryMax: true,
    salaryPeriod: true,
    publishedAt: true,
  })
  /** The language it is written in, where its text tells. */
  .extend({ language: languageSchema.optional() });
export type JobSummary = z.infer<typeof jobSummarySchema>;

/** A job of the public list; `distanceKm`, in whole kilometres, is how far its town is from the point that was asked for. */
export const foundJobSchema = jobSummarySchema.extend({ distanceKm: z.number().int().optional() });
export type FoundJob = z.infer<typeof foundJobSchema>;

const staffOnly = Object.fromEntries(
  Object.entries<JobField>(JOB_FIELDS).flatMap(([name, field]) => (field.staffOnly ? [[name, true]] : [])),
) as StaffOnly<typeof JOB_FIELDS>;

/** What a job's public page shows: everything but the inner bookkeeping and what is staff's. */
export const publicJobSchema = jobSchema.omit({ ...staffOnly, version: true, criteria: true });
export type PublicJob = z.infer<typeof publicJobSchema>;

/** Whether visitors may see the job and apply for it. */
export function isOpenToPublic(job: Pick<Job, 'status' | 'public'>): boolean {
  return job.status === 'active' && job.public;
}

/** The readable part of a job's address followed by its id: `enfermera-uci-madrid-k3v9...`. */
export function jobSlug(job: Pick<Job, 'jobId' | 'title' | 'location'>): string {
  return slugify(`${slugify(job.title)} ${slugify(job.location)} ${job.jobId}`);
}

/** The id that an id or a slug names; ids hold no hyphen, so a renamed job's old addresses keep working. */
export function jobIdOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('-') + 1);
}

/** How many of these jobs there are in each status, 0 where none is. */
export function countByStatus(jobs: Iterable<Pick<Job, 'status'>>): Record<JobStatus, number> {
  const counts = Object.fromEntries(JOB_STATUSES.map((status) => [status, 0])) as Record<JobStatus, number>;
  for (const { status } of jobs) counts[status] += 1;
  return counts;
}

const TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['active', 'closed'],
  active: ['paused', 'closed', 'draft'],
  paused: ['active', 'closed', 'draft'],
  closed: ['active', 'draft'],
};

/** Whether an edit may take a job from one status to another; staying is always allowed. */
export function canChangeStatus(from: JobStatus, to: JobStatus): boolean {
  return from === to || TRANSITIONS[from].includes(to);
}
