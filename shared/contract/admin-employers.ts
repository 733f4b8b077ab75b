/** Routes of the recruiters' employer screens. */
import * as z from 'zod';
import { employerInputSchema, employerSchema, employerUpdateSchema } from '../domain/employer.ts';
import { EMPLOYER_PRIORITIES, EMPLOYER_STATUSES } from '../domain/employer-fields.ts';
import { blankAsAbsent, blankAsDefault } from '../domain/field.ts';
import { JOB_STATUSES } from '../domain/job-choices.ts';
import { searchSchema } from '../domain/job-filters.ts';
import { employerActivityRoutes } from './activity-routes.ts';
import { orderSchema, pageOf, pageQuerySchema } from './listing.ts';
import { idParams } from './record-id.ts';
import { type Route, route } from './route.ts';

export const EMPLOYER_SORTS = ['updatedAt', 'company', 'priority', 'openRoles', 'lastTouchAt', 'replyBy'] as const;

/** An employer's job, as the quick panel lists it. */
const jobOfEmployerSchema = z.object({
  jobId: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  openings: z.number().int(),
  applications: z.number().int(),
});

export const employerDetailSchema = employerSchema.extend({
  /** Of the jobs whose company is this employer's, whatever its spelling. */
  jobs: z.array(jobOfEmployerSchema),
  stats: z.object({
    activeJobs: z.number().int(),
    openings: z.number().int(),
    applications: z.number().int(),
    inProcess: z.number().int(),
    hired: z.number().int(),
    /** From request to answer; `null` before. */
    answeredAfterHours: z.number().nullable(),
  }),
});
export type EmployerDetail = z.infer<typeof employerDetailSchema>;

export const adminEmployerRoutes = {
  listEmployers: route({
    method: 'GET',
    path: '/api/admin/employers',
    access: 'admin',
    handler: 'employers/list-employers',
    summary: 'Employers, leads from the form among them, last changed first unless ordered otherwise',
    successStatus: 200,
    query: pageQuerySchema.extend({
      search: searchSchema,
      status: blankAsAbsent(z.enum(EMPLOYER_STATUSES)),
      priority: blankAsAbsent(z.enum(EMPLOYER_PRIORITIES)),
      sort: blankAsDefault(z.enum(EMPLOYER_SORTS).default('updatedAt')),
      order: orderSchema,
    }),
    response: pageOf(employerSchema).extend({
      total: z.number().int(),
      byStatus: z.record(z.enum(EMPLOYER_STATUSES), z.number().int()),
    }),
  }),
  createEmployer: route({
    method: 'POST',
    path: '/api/admin/employers',
    access: 'admin',
    handler: 'employers/create-employer',
    summary: 'Keep an employer',
    successStatus: 201,
    body: employerInputSchema,
    response: employerSchema,
  }),
  getEmployer: route({
    method: 'GET',
    path: '/api/admin/employers/{id}',
    access: 'admin',
    handler: 'employers/get-employer',
    summary: 'One employer with jobs and key figures',
    successStatus: 200,
    params: idParams,
    response: employerDetailSchema,
  }),
  updateEmployer: route({
    method: 'PATCH',
    path: '/api/admin/employers/{id}',
    access: 'admin',
    handler: 'employers/update-employer',
    summary: 'Change an employer, or make one of a lead; a stale version is refused',
    successStatus: 200,
    params: idParams,
    body: employerUpdateSchema,
    response: employerSchema,
  }),
  deleteEmployer: route({
    method: 'DELETE',
    path: '/api/admin/employers/{id}',
    access: 'admin',
    handler: 'employers/delete-employer',
    role: 'admin',
    recentSignIn: true,
    summary: 'Delete an employer with activities, documents and request; its jobs stay',
    successStatus: 204,
    params: idParams,
  }),
  ...employerActivityRoutes,
} as const satisfies Record<string, Route>;
