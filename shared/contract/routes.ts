/** Every route of the API, once: the gateways, the handlers, the client and the OpenAPI document are all made from it. */
import * as z from 'zod';
import {
  APPLICATION_STAGES,
  applicationInputSchema,
  applicationSchema,
  applicationUpdateSchema,
} from '../domain/application.ts';
import { employerFormSchema, employerSchema } from '../domain/employer.ts';
import { blankAsAbsent, JOB_REFERENCE_MAX_CHARS, timeSchema } from '../domain/field.ts';
import {
  JOB_STATUSES,
  jobInputSchema,
  jobSchema,
  jobSummarySchema,
  jobUpdateSchema,
  publicJobSchema,
} from '../domain/job.ts';
import { jobFacetsSchema, jobFiltersSchema, searchSchema } from '../domain/job-filters.ts';
import { matchSchema } from '../domain/match.ts';
import { contactFormSchema } from '../domain/message.ts';
import { profileSchema } from '../domain/profile.ts';
import { profileInputSchema } from '../domain/profile-form.ts';
import { TALENT_STATUSES, talentDetailSchema, talentSchema, talentUpdateSchema } from '../domain/talent.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { type followedApplicationSchema, ownApplicationRoutes } from './own-application.ts';
import { type Route, route } from './route.ts';

const ID_MAX_CHARS = 100;
const idFilter = blankAsAbsent(z.string().max(ID_MAX_CHARS, 'TOO_LONG'));
const idParams = z.object({ id: z.string().min(1).max(100) });

export const uploadSchema = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  maxBytes: z.number().int(),
  expiresAt: timeSchema,
});
export type Upload = z.infer<typeof uploadSchema>;

/** The same key with the same content is the same submission, however often it is sent. */
const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

export const submittedSchema = z.object({ applicationId: z.string(), statusToken: z.string(), upload: uploadSchema });

export type FollowedApplication = z.infer<typeof followedApplicationSchema>;

export const adminJobsQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
  status: blankAsAbsent(z.enum(JOB_STATUSES)),
});
export const adminApplicationsQuerySchema = pageQuerySchema.extend({
  jobId: idFilter,
  talentId: idFilter,
  stage: blankAsAbsent(z.enum(APPLICATION_STAGES)),
});
export const adminTalentsQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
  status: blankAsAbsent(z.enum(TALENT_STATUSES)),
});
export const adminMatchesQuerySchema = pageQuerySchema
  .extend({ talentId: idFilter, jobId: idFilter })
  .refine((query) => (query.talentId === undefined) !== (query.jobId === undefined), {
    path: ['talentId'],
    message: 'TALENT_OR_JOB_REQUIRED',
  });

export const routes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    handler: 'health/get-health',
    summary: 'Whether the service answers, and which version it is',
    successStatus: 200,
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  getOpenapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    handler: 'health/get-openapi',
    summary: 'This document',
    successStatus: 200,
    response: z.record(z.string(), z.unknown()),
  }),
  listPublicJobs: route({
    method: 'GET',
    path: '/api/jobs',
    access: 'public',
    handler: 'jobs/list-public-jobs',
    summary: 'Active public jobs, newest first, with counts per filter value',
    successStatus: 200,
    query: pageQuerySchema.extend(jobFiltersSchema.shape),
    response: pageOf(jobSummarySchema).extend({ total: z.number().int(), facets: jobFacetsSchema }),
  }),
  getPublicJob: route({
    method: 'GET',
    path: '/api/jobs/{jobId}',
    access: 'public',
    handler: 'jobs/get-public-job',
    summary: 'One active public job, by id or slug',
    successStatus: 200,
    params: z.object({ jobId: z.string().min(1).max(JOB_REFERENCE_MAX_CHARS) }),
    response: publicJobSchema,
  }),
  listSimilarJobs: route({
    method: 'GET',
    path: '/api/jobs/{jobId}/similar',
    access: 'public',
    handler: 'jobs/list-similar-jobs',
    summary: 'Up to four active public jobs most like one of them, the likest first',
    successStatus: 200,
    params: z.object({ jobId: z.string().min(1).max(JOB_REFERENCE_MAX_CHARS) }),
    response: z.object({ items: z.array(jobSummarySchema) }),
  }),
  submitApplication: route({
    method: 'POST',
    path: '/api/applications',
    access: 'public',
    publicForm: true,
    handler: 'applications/submit-application',
    summary: 'Apply for a job, or leave a resume without one; answers where to upload the resume',
    successStatus: 201,
    headers: idempotencyHeaders,
    body: applicationInputSchema,
    response: submittedSchema,
  }),
  submitProfile: route({
    method: 'POST',
    path: '/api/profiles',
    access: 'public',
    publicForm: true,
    handler: 'applications/submit-profile',
    summary: 'Apply for a job, or be found for one, with a profile in place of a resume',
    successStatus: 201,
    headers: idempotencyHeaders,
    body: profileInputSchema,
    response: submittedSchema.omit({ upload: true }),
  }),
  sendContactMessage: route({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    publicForm: true,
    handler: 'messages/send-contact-message',
    summary: 'Send a message from the contact form',
    successStatus: 201,
    headers: idempotencyHeaders,
    body: contactFormSchema,
    response: z.object({ messageId: z.string() }),
  }),
  requestTalent: route({
    method: 'POST',
    path: '/api/employer-requests',
    access: 'public',
    publicForm: true,
    handler: 'employers/request-talent',
    summary: 'Ask, as an employer, for people to hire; answered within 24 hours',
    successStatus: 201,
    headers: idempotencyHeaders,
    body: employerFormSchema,
    response: z.object({ requestId: z.string(), replyBy: timeSchema }),
  }),
  ...ownApplicationRoutes,
  listJobs: route({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'admin',
    handler: 'jobs/list-jobs',
    summary: 'All jobs, last changed first',
    successStatus: 200,
    query: adminJobsQuerySchema,
    response: pageOf(jobSchema).extend({ total: z.number().int() }),
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
    summary: 'Delete a job; its applications and matches keep its title',
    successStatus: 204,
    params: idParams,
  }),
  listApplications: route({
    method: 'GET',
    path: '/api/admin/applications',
    access: 'admin',
    handler: 'applications/list-applications',
    summary: 'Applications, newest first, of one job, one talent or one stage where asked',
    successStatus: 200,
    query: adminApplicationsQuerySchema,
    response: pageOf(applicationSchema),
  }),
  getApplication: route({
    method: 'GET',
    path: '/api/admin/applications/{id}',
    access: 'admin',
    handler: 'applications/get-application',
    summary: 'One application with what was read and its matches',
    successStatus: 200,
    params: idParams,
    response: applicationSchema.extend({ profile: profileSchema.nullable(), matches: z.array(matchSchema) }),
  }),
  updateApplication: route({
    method: 'PATCH',
    path: '/api/admin/applications/{id}',
    access: 'admin',
    handler: 'applications/update-application',
    summary: 'Move an application to another stage, or give a dropped resume its e-mail address',
    successStatus: 200,
    params: idParams,
    body: applicationUpdateSchema,
    response: applicationSchema,
  }),
  listTalents: route({
    method: 'GET',
    path: '/api/admin/talents',
    access: 'admin',
    handler: 'talents/list-talents',
    summary: 'Talents, last changed first',
    successStatus: 200,
    query: adminTalentsQuerySchema,
    response: pageOf(talentSchema),
  }),
  getTalent: route({
    method: 'GET',
    path: '/api/admin/talents/{id}',
    access: 'admin',
    handler: 'talents/get-talent',
    summary: 'One talent with profile, stored resume texts, applications and matches',
    successStatus: 200,
    params: idParams,
    response: talentDetailSchema,
  }),
  updateTalent: route({
    method: 'PATCH',
    path: '/api/admin/talents/{id}',
    access: 'admin',
    handler: 'talents/update-talent',
    summary: 'Correct what was read; later applications do not overwrite it',
    successStatus: 200,
    params: idParams,
    body: talentUpdateSchema,
    response: talentSchema,
  }),
  deleteTalent: route({
    method: 'DELETE',
    path: '/api/admin/talents/{id}',
    access: 'admin',
    handler: 'talents/delete-talent',
    summary: 'Erase a person: files with all versions, readings, matches, applications and the talent',
    successStatus: 204,
    params: idParams,
  }),
  listEmployers: route({
    method: 'GET',
    path: '/api/admin/employers',
    access: 'admin',
    handler: 'employers/list-employers',
    summary: 'Employers, last changed first',
    successStatus: 200,
    query: pageQuerySchema,
    response: pageOf(employerSchema),
  }),
  listMatches: route({
    method: 'GET',
    path: '/api/admin/matches',
    access: 'admin',
    handler: 'matches/list-matches',
    summary: 'Stored matches of one talent or one job, newest first',
    successStatus: 200,
    query: adminMatchesQuerySchema,
    response: pageOf(matchSchema),
  }),
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
