/** Routes of the panel's start page: overview, global search, saved views, outbox, audit trail. */
import * as z from 'zod';
import { APPLICATION_STAGES, applicationSchema } from '../domain/application.ts';
import { auditEntrySchema } from '../domain/audit.ts';
import { employerSchema } from '../domain/employer.ts';
import { EMPLOYER_STATUSES } from '../domain/employer-fields.ts';
import { blankAsAbsent, timeSchema } from '../domain/field.ts';
import { JOB_STATUSES } from '../domain/job-choices.ts';
import { searchSchema } from '../domain/job-filters.ts';
import { GRADES } from '../domain/match.ts';
import { CHANNELS, outgoingSchema } from '../domain/outgoing.ts';
import { preferencesInputSchema, preferencesSchema } from '../domain/preferences.ts';
import { auditFilterShape } from './admin-exchange.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { type Route, route } from './route.ts';

const countSchema = z.number().int();

const strongMatchSchema = z.object({
  applicationId: z.string(),
  talentId: z.string().nullable(),
  matchId: z.string(),
  name: z.string(),
  emailConfirmed: z.boolean(),
  jobTitle: z.string(),
  company: z.string(),
  grade: z.enum(GRADES),
  percent: z.number(),
  submittedAt: timeSchema,
});

export const overviewSchema = z.object({
  applications: z.object({ lastDay: countSchema, lastWeek: countSchema, newest: z.array(applicationSchema) }),
  /** Employers who wait for an answer, the nearest deadline first. */
  requests: z.object({ open: countSchema, overdue: countSchema, nearest: z.array(employerSchema) }),
  /** `stuck`: at work for more than ten minutes. */
  resumes: z.object({ failed: countSchema, stuck: countSchema, newest: z.array(applicationSchema) }),
  /** The best results of the last seven days' applications for their own jobs. */
  strongMatches: z.array(strongMatchSchema),
  pipeline: z.record(z.enum(APPLICATION_STAGES), countSchema),
  jobs: z.record(z.enum(JOB_STATUSES), countSchema),
  talents: countSchema,
  /** Thirty days, oldest first; `date` is `YYYY-MM-DD`, UTC. */
  perDay: z.array(z.object({ date: z.string(), applications: countSchema, hired: countSchema })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const foundSchema = z.object({
  jobs: z.array(z.object({ jobId: z.string(), title: z.string(), company: z.string(), status: z.enum(JOB_STATUSES) })),
  talents: z.array(
    z.object({ talentId: z.string(), name: z.string(), headline: z.string().nullable(), emailConfirmed: z.boolean() }),
  ),
  employers: z.array(z.object({ employerId: z.string(), company: z.string(), status: z.enum(EMPLOYER_STATUSES) })),
  /** People whom the words describe, but who may be considered only for the jobs they applied to. */
  leftOut: z.number().int(),
});

export const adminOverviewRoutes = {
  getOverview: route({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    handler: 'overview/get-overview',
    summary: 'What waits for a recruiter today, and how the month went',
    successStatus: 200,
    response: overviewSchema,
  }),
  searchEverything: route({
    method: 'GET',
    path: '/api/admin/search',
    access: 'admin',
    handler: 'search/search-everything',
    summary: 'The five best jobs, talents and employers for some words',
    successStatus: 200,
    query: z.object({ q: searchSchema }),
    response: foundSchema,
  }),
  getPreferences: route({
    method: 'GET',
    path: '/api/admin/preferences',
    access: 'admin',
    handler: 'preferences/get-preferences',
    summary: 'What the signed-in recruiter keeps for themselves',
    successStatus: 200,
    response: preferencesSchema,
  }),
  updatePreferences: route({
    method: 'PUT',
    path: '/api/admin/preferences',
    access: 'admin',
    handler: 'preferences/update-preferences',
    summary: 'Replace what the signed-in recruiter keeps; a stale version is refused',
    successStatus: 200,
    body: preferencesInputSchema,
    response: preferencesSchema,
  }),
  listOutbox: route({
    method: 'GET',
    path: '/api/admin/outbox',
    access: 'admin',
    handler: 'outbox/list-outbox',
    summary: 'Messages that were sent, newest first; on a laptop they end here',
    successStatus: 200,
    query: pageQuerySchema.extend({ channel: blankAsAbsent(z.enum(CHANNELS)) }),
    response: pageOf(outgoingSchema),
  }),
  listAudit: route({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    handler: 'audit/list-audit',
    role: 'admin',
    summary: 'Who changed what and when, newest first, of one record or kind of record where asked',
    successStatus: 200,
    query: pageQuerySchema.extend(auditFilterShape),
    response: pageOf(auditEntrySchema),
  }),
} as const satisfies Record<string, Route>;
