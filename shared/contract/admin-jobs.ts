/** Routes of the recruiters' job screens. */
import * as z from 'zod';
import { blankAsAbsent, blankAsDefault } from '../domain/field.ts';
import { jobInputSchema, jobSchema, jobUpdateSchema } from '../domain/job.ts';
import { JOB_STATUSES } from '../domain/job-choices.ts';
import { jobCriteriaSchema, proxyWarningSchema, readCriterionSchema } from '../domain/job-criteria.ts';
import { searchSchema } from '../domain/job-filters.ts';
import { understoodPartSchema } from '../domain/search-terms.ts';
import { orderSchema, pageOf, pageQuerySchema } from './listing.ts';
import { idParams } from './record-id.ts';
import { type Route, route } from './route.ts';

export const JOB_SORTS = [
  'updatedAt',
  'title',
  'company',
  'location',
  'remotePolicy',
  'salary',
  'status',
  'public',
] as const;
export const BULK_MAX = 100;

export const adminJobsQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
  status: blankAsAbsent(z.enum(JOB_STATUSES)),
  public: blankAsAbsent(z.enum(['true', 'false'])),
  company: searchSchema,
  sort: blankAsDefault(z.enum(JOB_SORTS).default('updatedAt')),
  order: orderSchema,
});

/** What one of many asked for at once came to. */
export const refusedSchema = z.object({ id: z.string(), code: z.string() });

/** Criteria of a job as read from the ad, and the recruiter's changes to them. */
export const criteriaOfJobSchema = z.object({
  jobId: z.string(),
  version: z.number().int(),
  criteria: jobCriteriaSchema,
  read: z.array(readCriterionSchema),
  warnings: z.array(proxyWarningSchema),
});
export type CriteriaOfJob = z.infer<typeof criteriaOfJobSchema>;

export const adminJobRoutes = {
  listJobs: route({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'admin',
    handler: 'jobs/list-jobs',
    summary: 'All jobs, last changed first unless ordered otherwise, with how many there are in each status',
    successStatus: 200,
    query: adminJobsQuerySchema,
    response: pageOf(jobSchema).extend({
      total: z.number().int(),
      /** Of all that fit the other filters. */
      byStatus: z.record(z.enum(JOB_STATUSES), z.number().int()),
      /** What the search was taken for; empty without one. */
      understood: z.array(understoodPartSchema),
      suggestion: z.string().optional(),
    }),
  }),
  createJob: route({
    method: 'POST',
    path: '/api/admin/jobs',
    access: 'admin',
    handler: 'jobs/create-job',
    summary: 'Create a job in any status',
    successStatus: 201,
    body: jobInputSchema,
    response: jobSchema,
  }),
  getJob: route({
    method: 'GET',
    path: '/api/admin/jobs/{id}',
    access: 'admin',
    handler: 'jobs/get-job',
    summary: 'One job with all its fields',
    successStatus: 200,
    params: idParams,
    response: jobSchema,
  }),
  updateJob: route({
    method: 'PUT',
    path: '/api/admin/jobs/{id}',
    access: 'admin',
    handler: 'jobs/update-job',
    summary: 'Replace a job; a stale version is refused',
    successStatus: 200,
    params: idParams,
    body: jobUpdateSchema,
    response: jobSchema,
  }),
  deleteJob: route({
    method: 'DELETE',
    path: '/api/admin/jobs/{id}',
    access: 'admin',
    handler: 'jobs/delete-job',
    role: 'admin',
    summary: 'Delete a job; its applications and matches keep its title',
    successStatus: 204,
    params: idParams,
  }),
  changeJobStatuses: route({
    method: 'POST',
    path: '/api/admin/jobs/status',
    access: 'admin',
    handler: 'jobs/change-job-statuses',
    summary: 'Change the status of several jobs; each is changed or refused by itself',
    successStatus: 200,
    body: z.object({
      status: z.enum(JOB_STATUSES),
      jobs: z
        .array(z.object({ jobId: z.string().min(1).max(100), version: z.number().int().min(1) }))
        .min(1, 'REQUIRED')
        .max(BULK_MAX, 'TOO_MANY'),
    }),
    response: z.object({ changed: z.array(jobSchema), refused: z.array(refusedSchema) }),
  }),
  getJobCriteria: route({
    method: 'GET',
    path: '/api/admin/jobs/{id}/criteria',
    access: 'admin',
    handler: 'jobs/get-job-criteria',
    summary: 'By what people are ranked for a job: what the ad says, and what a recruiter changed',
    successStatus: 200,
    params: idParams,
    response: criteriaOfJobSchema,
  }),
  updateJobCriteria: route({
    method: 'PUT',
    path: '/api/admin/jobs/{id}/criteria',
    access: 'admin',
    handler: 'jobs/update-job-criteria',
    summary: 'Adjust by what people are ranked; protected attributes are refused, stand-ins for them are warned about',
    successStatus: 200,
    params: idParams,
    body: jobCriteriaSchema.extend({ version: z.number().int().min(1) }),
    response: criteriaOfJobSchema,
  }),
} as const satisfies Record<string, Route>;
