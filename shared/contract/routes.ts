/** Every route of the API, from which the gateways, the handlers, the client and OpenAPI are derived. */
import * as z from 'zod';
import { applicationInputSchema } from '../domain/application.ts';
import { employerFormSchema } from '../domain/employer-request.ts';
import { JOB_REFERENCE_MAX_CHARS, timeSchema } from '../domain/field.ts';
import { foundJobSchema, jobSummarySchema, publicJobSchema } from '../domain/job.ts';
import { jobFacetsSchema, jobFiltersSchema, nearSchema, POINT_FILTERS, requirePoint } from '../domain/job-filters.ts';
import { contactFormSchema } from '../domain/message.ts';
import { profileInputSchema } from '../domain/profile-form.ts';
import { understoodPartSchema } from '../domain/search-terms.ts';
import { adminApplicationRoutes } from './admin-applications.ts';
import { adminEmployerRoutes } from './admin-employers.ts';
import { adminExchangeRoutes } from './admin-exchange.ts';
import { adminFileRoutes } from './admin-files.ts';
import { adminJobRoutes } from './admin-jobs.ts';
import { adminMatchingRoutes } from './admin-matching.ts';
import { adminMessageRoutes } from './admin-messages.ts';
import { adminOverviewRoutes } from './admin-overview.ts';
import { adminProcessingRoutes } from './admin-processing.ts';
import { settingsRoutes } from './admin-settings.ts';
import { adminTalentRoutes } from './admin-talents.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { type followedApplicationSchema, ownApplicationRoutes } from './own-application.ts';
import { idempotencyHeaders } from './record-id.ts';
import { type Route, route } from './route.ts';
import { uploadSchema } from './upload.ts';

export const submittedSchema = z.object({ applicationId: z.string(), statusToken: z.string(), upload: uploadSchema });

export type FollowedApplication = z.infer<typeof followedApplicationSchema>;

/** As long as pages that show jobs. */
const JOBS_CACHED_SECONDS = 60;

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
    cachedSeconds: JOBS_CACHED_SECONDS,
    summary:
      'Active public jobs, searched by meaning, the most relevant or the newest first, with counts per filter value',
    successStatus: 200,
    personalQuery: POINT_FILTERS,
    query: pageQuerySchema.extend(jobFiltersSchema.shape).check(requirePoint),
    response: pageOf(foundJobSchema).extend({
      total: z.number().int(),
      facets: jobFacetsSchema,
      /** What the search was taken for; empty without one. */
      understood: z.array(understoodPartSchema),
      /** The search with mistyped words put right, as it was searched. */
      suggestion: z.string().optional(),
      /** Where nothing is found, what comes nearest. */
      nearest: z.array(foundJobSchema).optional(),
      /** Where jobs near a point are asked for: how far around it, and what the closest known town is called. */
      near: nearSchema.optional(),
    }),
  }),
  getPublicJob: route({
    method: 'GET',
    path: '/api/jobs/{jobId}',
    access: 'public',
    handler: 'jobs/get-public-job',
    cachedSeconds: JOBS_CACHED_SECONDS,
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
    cachedSeconds: JOBS_CACHED_SECONDS,
    summary: 'Up to four active public jobs most like one of them, the closest first',
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
  ...adminJobRoutes,
  ...adminApplicationRoutes,
  ...adminTalentRoutes,
  ...adminEmployerRoutes,
  ...adminMatchingRoutes,
  ...adminOverviewRoutes,
  ...adminFileRoutes,
  ...adminProcessingRoutes,
  ...adminExchangeRoutes,
  ...adminMessageRoutes,
  ...settingsRoutes,
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
