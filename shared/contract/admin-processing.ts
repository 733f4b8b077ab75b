/** Routes of the resume processing screen. */
import * as z from 'zod';
import { APPLICATION_SOURCES, failureSchema, RESUME_STATUSES } from '../domain/application.ts';
import { blankAsAbsent, optionalText, timeSchema } from '../domain/field.ts';
import { READING_FAILURES } from '../domain/reading-failure.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { type Route, route } from './route.ts';

const countSchema = z.number().int();

export const processingRowSchema = z.object({
  applicationId: z.string(),
  /** Grows with each edit by a recruiter; mending an address needs it. */
  version: countSchema,
  talentId: z.string().nullable(),
  /** Whether this resume made its person known, rather than add to what was known of them. */
  isNewTalent: z.boolean(),
  /** Empty of a dropped file that was not read yet. */
  name: z.string(),
  /** Whether the address is proven to be the person's. */
  emailConfirmed: z.boolean(),
  fileName: z.string().nullable(),
  /** Of a dropped file: the folder below `drops/` that it came in, where there was one. */
  folder: z.string().nullable(),
  /** Where the file lies in storage; a folder that may name somebody is called by a digest there. */
  fullPath: z.string(),
  source: z.enum(APPLICATION_SOURCES),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  status: z.enum(RESUME_STATUSES),
  /** What is still to be done, also after reading: `matching`. */
  unfinished: z.enum(['upload', 'reading', 'matching']).nullable(),
  failure: failureSchema.optional(),
  /** How often reading this version was begun. */
  attempts: countSchema,
  submittedAt: timeSchema,
  updatedAt: timeSchema,
  /** Since it is in this state, when the answer was made. */
  ageSeconds: countSchema,
});
export type ProcessingRow = z.infer<typeof processingRowSchema>;

/** The queues whose dead letters can be seen. */
export const DEAD_LETTER_QUEUES = ['resumes', 'scans', 'matching', 'runs'] as const;
const queueSchema = z.enum(DEAD_LETTER_QUEUES, { error: 'INVALID' });

export const deadLetterSchema = z.object({
  queue: queueSchema,
  messageId: z.string(),
  sentAt: timeSchema,
  /** What the message asks for, as it was sent; the beginning of it where it is long. */
  body: z.string(),
  /** Whether `body` is only the beginning. */
  isCut: z.boolean(),
  /** What it is about, as far as the message says so. */
  applicationId: z.string().nullable(),
  fullPath: z.string().nullable(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

export const adminProcessingRoutes = {
  listProcessing: route({
    method: 'GET',
    path: '/api/admin/resume-processing',
    access: 'admin',
    handler: 'resumes/list-processing',
    summary:
      'How many resumes are in each state, and which ones: of a state last changed first, of a folder by name, of all last submitted first',
    successStatus: 200,
    query: pageQuerySchema.extend({
      status: blankAsAbsent(z.enum(RESUME_STATUSES)),
      failure: blankAsAbsent(z.enum(READING_FAILURES)),
      source: blankAsAbsent(z.enum(APPLICATION_SOURCES)),
      /** Only files below this folder of storage: what one bulk upload brought. */
      prefix: blankAsAbsent(optionalText(1_024)),
    }),
    response: pageOf(processingRowSchema).extend({
      counts: z.record(z.enum(RESUME_STATUSES), countSchema),
      /** Messages that were delivered five times in vain, by queue. */
      deadLetters: z.record(queueSchema, countSchema),
    }),
  }),
  retryProcessing: route({
    method: 'POST',
    path: '/api/admin/resume-processing/{applicationId}/retry',
    access: 'admin',
    handler: 'resumes/retry-processing',
    summary: 'Read a resume again that could not be read, or got stuck',
    successStatus: 200,
    params: z.object({ applicationId: z.string().min(1).max(100) }),
    response: processingRowSchema,
  }),
  retryFailed: route({
    method: 'POST',
    path: '/api/admin/resume-processing/retry',
    access: 'admin',
    handler: 'resumes/retry-failed',
    summary: 'Read all failed resumes again, or those that failed for one reason; asked again while any remain',
    successStatus: 200,
    body: z.object({
      failure: z.enum(READING_FAILURES, { error: 'INVALID' }).optional(),
      /** What the first answer said, when asked again: whatever failed once more meanwhile is left alone. */
      failedBefore: z.iso.datetime({ error: 'INVALID' }).optional(),
    }),
    /** `remaining`: those that were not reached in time. */
    response: z.object({ retried: countSchema, remaining: countSchema, failedBefore: timeSchema }),
  }),
  listDeadLetters: route({
    method: 'GET',
    path: '/api/admin/resume-processing/dead-letters',
    access: 'admin',
    handler: 'resumes/list-dead-letters',
    summary: 'What lies in the dead letters of the queues; up to fifty of each',
    successStatus: 200,
    response: z.object({ items: z.array(deadLetterSchema) }),
  }),
  redriveDeadLetters: route({
    method: 'POST',
    path: '/api/admin/resume-processing/dead-letters/redrive',
    access: 'admin',
    handler: 'resumes/redrive-dead-letters',
    summary: 'Put the dead letters of a queue back into it',
    successStatus: 200,
    body: z.object({ queue: queueSchema }),
    response: z.object({ redriven: countSchema, remaining: countSchema }),
  }),
} as const satisfies Record<string, Route>;
