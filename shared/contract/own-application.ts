/** The routes for the holder of an application's token. */
import * as z from 'zod';
import {
  APPLICATION_SOURCES,
  APPLICATION_STAGES,
  failureSchema,
  resumeStateSchema,
  reviewRequestSchema,
  talentPoolSchema,
} from '../domain/application.ts';
import { historyEventSchema } from '../domain/application-history.ts';
import { correctionSchema } from '../domain/correction.ts';
import { emailSchema, languageSchema, requiredText, timeSchema } from '../domain/field.ts';
import { matchSchema } from '../domain/match.ts';
import { CHANNELS } from '../domain/outgoing.ts';
import { profileSchema } from '../domain/profile.ts';
import { LEFT_OUT_WARNINGS } from '../domain/reading-warning.ts';
import { shownReadingSchema } from '../domain/talent.ts';
import { type Route, route } from './route.ts';

const jobSchema = z.object({ jobId: z.string(), slug: z.string(), title: z.string(), company: z.string() });

export const followedApplicationSchema = z.object({
  applicationId: z.string(),
  source: z.enum(APPLICATION_SOURCES),
  job: jobSchema.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether the address proved to be theirs; `null` if they gave none. */
  emailConfirmed: z.boolean().nullable(),
  stage: z.enum(APPLICATION_STAGES),
  submittedAt: timeSchema,
  resume: resumeStateSchema,
  /** The reading that `profile` and `matches` come from; a correction names it. */
  resumeId: z.string().nullable(),
  profile: profileSchema.nullable(),
  matches: z.array(matchSchema),
  /** Why there are no matches though the resume was read; `null` where it was compared, or will be. */
  matchFailure: failureSchema.nullable(),
  /** Lists of the resume that say more than a career can hold, and how the part begins that was not read. */
  leftOut: z.array(z.object({ kind: z.enum(LEFT_OUT_WARNINGS), excerpt: z.string() })),
  /** Oldest first. */
  history: z.array(historyEventSchema),
  /** When the person put this reading right; `null` where it is as it was read. */
  correctedAt: timeSchema.nullable(),
  /** Paths of `profile` that stand in the person's own words: `phone`, `skills.3`, `experience.0.title`. */
  stated: z.array(z.string()),
  /** Paths of `profile` that may have been misread and that the person should check. */
  unsure: z.array(z.string()),
  reviewRequestedAt: timeSchema.nullable(),
  /** When a recruiter answered the request; `null` while it is open. */
  reviewedAt: timeSchema.nullable(),
  withdrawnAt: timeSchema.nullable(),
  /** Consent to be considered for other jobs, while it holds. */
  talentPool: z.object({ consentedAt: timeSchema, expiresAt: timeSchema }).nullable(),
});

const consentSchema = z.object({
  kind: z.enum(['privacy-notice', 'talent-pool']),
  at: timeSchema,
  /** Of the wording shown with the form. */
  noticeVersion: z.string(),
  language: languageSchema,
  expiresAt: timeSchema.nullable(),
});

const sentMessageSchema = z.object({
  channel: z.enum(CHANNELS),
  /** `null` of an SMS. */
  subject: z.string().nullable(),
  text: z.string(),
  at: timeSchema,
});

export const exportedApplicationSchema = z.object({
  exportedAt: timeSchema,
  applicationId: z.string(),
  source: z.enum(APPLICATION_SOURCES),
  submittedAt: timeSchema,
  stage: z.enum(APPLICATION_STAGES),
  job: z.object({ jobId: z.string(), title: z.string(), company: z.string() }).nullable(),
  typed: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: languageSchema,
    /** What was typed in place of a resume. */
    profile: z.record(z.string(), z.unknown()).nullable(),
  }),
  file: resumeStateSchema.extend({ contentType: z.string().nullable() }),
  consents: z.array(consentSchema),
  /** Newest first: what was read of each file, and what the person corrected. */
  readings: z.array(shownReadingSchema),
  matches: z.array(matchSchema),
  history: z.array(historyEventSchema),
  review: z
    .object({ requestedAt: timeSchema, reason: z.string().nullable(), reviewedAt: timeSchema.nullable() })
    .nullable(),
  withdrawnAt: timeSchema.nullable(),
  /** Newest first: what was sent to the person, where this is their only application. */
  messages: z.array(sentMessageSchema),
  /**
   * Older readings and matches that did not fit into one answer, matches with jobs that are not published, and what else
   * recruiters did and noted about the person.
   */
  leftOut: z.object({
    readings: z.number().int(),
    matches: z.number().int(),
    unpublishedMatches: z.number().int(),
    activities: z.number().int(),
  }),
});

const params = z.object({ id: z.string().min(1).max(100) });
const query = z.object({ token: z.string().optional() });

export const ownApplicationRoutes = {
  confirmApplication: route({
    method: 'POST',
    path: '/api/applications/{id}/confirm',
    access: 'public',
    publicForm: true,
    handler: 'applications/confirm-application',
    summary: 'Confirm, once and within 24 hours, that an application was sent from its address',
    successStatus: 204,
    params,
    body: z.object({ confirmToken: requiredText('REQUIRED', 100) }),
  }),
  requestConfirmation: route({
    method: 'POST',
    path: '/api/applications/{id}/confirm-link',
    access: 'public',
    publicForm: true,
    handler: 'applications/request-confirmation',
    summary: 'Have a new link that confirms one’s own application mailed to its address; the answer is always the same',
    successStatus: 202,
    params,
    query,
    response: z.object({}),
  }),
  requestLinks: route({
    method: 'POST',
    path: '/api/applications/link',
    access: 'public',
    publicForm: true,
    handler: 'applications/request-links',
    summary: 'Have the private links of the applications under an address mailed to it; the answer is always the same',
    successStatus: 202,
    body: z.object({ email: emailSchema }),
    response: z.object({}),
  }),
  followApplication: route({
    method: 'GET',
    path: '/api/applications/{id}',
    access: 'public',
    handler: 'applications/follow-application',
    summary: 'How an application stands, for the holder of its token',
    successStatus: 200,
    params,
    query,
    response: followedApplicationSchema,
  }),
  correctReading: route({
    method: 'PUT',
    path: '/api/applications/{id}/profile',
    access: 'public',
    publicForm: true,
    handler: 'applications/correct-reading',
    summary: 'Put right what was read of one’s own resume; it is matched again',
    successStatus: 200,
    params,
    query,
    body: correctionSchema,
    response: followedApplicationSchema,
  }),
  requestReview: route({
    method: 'POST',
    path: '/api/applications/{id}/review-request',
    access: 'public',
    publicForm: true,
    handler: 'applications/request-review',
    summary: 'Ask for a person to look at one’s own application',
    successStatus: 200,
    params,
    query,
    body: reviewRequestSchema,
    response: followedApplicationSchema,
  }),
  setTalentPool: route({
    method: 'POST',
    path: '/api/applications/{id}/talent-pool',
    access: 'public',
    publicForm: true,
    handler: 'applications/set-talent-pool',
    summary: 'Agree to be considered for other jobs, or take that back: matches with them are made or removed',
    successStatus: 200,
    params,
    query,
    body: talentPoolSchema,
    response: followedApplicationSchema,
  }),
  exportApplication: route({
    method: 'GET',
    path: '/api/applications/{id}/export',
    access: 'public',
    handler: 'applications/export-application',
    summary: 'Everything that is kept through one’s own application, to take along',
    successStatus: 200,
    downloadAs: 'encaje.json',
    params,
    query,
    response: exportedApplicationSchema,
  }),
  withdrawApplication: route({
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    access: 'public',
    publicForm: true,
    handler: 'applications/withdraw-application',
    summary: 'Withdraw one’s own application: it is not matched any further',
    successStatus: 200,
    params,
    query,
    response: followedApplicationSchema,
  }),
  renewToken: route({
    method: 'POST',
    path: '/api/applications/{id}/token',
    access: 'public',
    publicForm: true,
    handler: 'applications/renew-token',
    summary: 'A new token for one’s own application; every other one stops working',
    successStatus: 200,
    params,
    query,
    response: z.object({ statusToken: z.string() }),
  }),
  eraseApplication: route({
    method: 'DELETE',
    path: '/api/applications/{id}',
    access: 'public',
    publicForm: true,
    handler: 'applications/erase-application',
    summary: 'Erase one’s own application: file, readings, matches and the record',
    successStatus: 204,
    params,
    query,
  }),
} as const satisfies Record<string, Route>;
