/** An application: a person, perhaps a job, and a resume on its way from the form to a stored reading. */
import * as z from 'zod';
import {
  bilingualTextSchema,
  blankAsAbsent,
  emailSchema,
  firstNameSchema,
  jobReferenceSchema,
  languageSchema,
  lastNameSchema,
  optionalLines,
  phoneSchema,
  requiredText,
  timeSchema,
} from './field.ts';
import { RESUME_CONTENT_TYPES, RESUME_FILE_NAME_MAX_CHARS, RESUME_MAX_BYTES } from './file.ts';
import { privacyAcceptedSchema, publicFormShape } from './public-form.ts';

export const APPLICATION_STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'] as const;
export const RESUME_STATUSES = ['awaiting-upload', 'active', 'completed', 'failed'] as const;
export type ResumeStatus = (typeof RESUME_STATUSES)[number];
/** Where a resume came from: the application form, a file dropped into the bucket, the profile builder, or an import. */
export const APPLICATION_SOURCES = ['form', 'drop', 'profile', 'import'] as const;

/** How long the upload fields of a new application stay valid. */
export const UPLOAD_EXPIRES_SECONDS = 900;
/** How many files one ticket is for: a person who sent the wrong one tries again, nobody fills the storage. */
export const UPLOAD_VERSIONS_MAX = 5;

export const resumeDeclarationSchema = z.object(
  {
    fileName: requiredText('RESUME_REQUIRED', RESUME_FILE_NAME_MAX_CHARS),
    contentType: z.enum(RESUME_CONTENT_TYPES as [string, ...string[]], { error: 'RESUME_TYPE_UNSUPPORTED' }),
    sizeBytes: z
      .number({ error: 'RESUME_REQUIRED' })
      .int('INVALID')
      .min(1, 'RESUME_EMPTY')
      .max(RESUME_MAX_BYTES, 'RESUME_TOO_LARGE'),
  },
  { error: 'RESUME_REQUIRED' },
);

export const applicationInputSchema = z.object({
  jobId: jobReferenceSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  phone: blankAsAbsent(phoneSchema),
  privacyNoticeAccepted: privacyAcceptedSchema,
  talentPoolConsent: z.boolean().default(false),
  resume: resumeDeclarationSchema,
  ...publicFormShape,
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

/** Why a resume could not be read or compared: a stable code, and a sentence that tells the person what to do. */
export const failureSchema = z.object({ code: z.string(), message: bilingualTextSchema });
export type ResumeFailure = z.infer<typeof failureSchema>;

export const resumeStateSchema = z.object({
  status: z.enum(RESUME_STATUSES),
  failure: failureSchema.optional(),
  fileName: z.string().nullable(),
});

/** In what a form and the file beside it may contradict each other. */
export const DIFFERING = ['name', 'email', 'phone'] as const;
export type Differing = (typeof DIFFERING)[number];

/** An application whose file seems to be that of another person. */
const foreignResumeSchema = z.object({
  /** The person who has the address, number or name that the file says; `null` where nobody who is known does. */
  talentId: z.string().nullable(),
  differs: z.array(z.enum(DIFFERING)),
});
export type ForeignResume = z.infer<typeof foreignResumeSchema>;

export const applicationSchema = z.object({
  applicationId: z.string(),
  version: z.number().int(),
  source: z.enum(APPLICATION_SOURCES),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  /** Known once the resume has arrived. */
  talentId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether it proved to be sent from its address, or a recruiter said that it is theirs. */
  emailConfirmed: z.boolean(),
  language: languageSchema,
  stage: z.enum(APPLICATION_STAGES),
  /** What the recruiter wrote who moved it last; `null` where nobody did. */
  stageReason: z.string().nullable(),
  submittedAt: timeSchema,
  updatedAt: timeSchema,
  resume: resumeStateSchema,
  /** The applied job's result, once there is one. */
  match: z.object({ matchId: z.string(), grade: z.string(), percent: z.number() }).nullable(),
  /** Why there is none though the resume was read; `null` where it was compared, or will be. */
  matchFailure: failureSchema.nullable(),
  /** Set where the file seems to be the resume of another person who is known. */
  foreignResume: foreignResumeSchema.nullable(),
  /** When the person put right what was read; `null` where it is as it was read. */
  correctedAt: timeSchema.nullable(),
  /** When the person asked for someone to look at their application, and in which words. */
  reviewRequestedAt: timeSchema.nullable(),
  reviewReason: z.string().nullable(),
  /** When a recruiter answered that; `null` while it is open. */
  reviewedAt: timeSchema.nullable(),
  withdrawnAt: timeSchema.nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

/** Whether somebody else brought it: a file that was dropped, or a row that was imported. */
export function wasBrought({ source }: { source: Application['source'] }): boolean {
  return source === 'drop' || source === 'import';
}

/**
 * Whether someone applied, with a job or without: a file that was dropped and a row that was imported make a talent, and
 * are an application only for the job that they name.
 */
export function isApplication(application: { source: Application['source']; jobId?: string | null }): boolean {
  return Boolean(application.jobId) || !wasBrought(application);
}

/** Whether someone may still be chosen: neither did they withdraw nor were they turned down. */
export function isInTheRunning({ stage, withdrawnAt }: { stage: Application['stage']; withdrawnAt?: string | null }) {
  return !withdrawnAt && stage !== 'rejected';
}

const STAGE_REASON_MAX_CHARS = 2000;

/** Whether to write to the person about a move. */
export const tellSchema = z.boolean({ error: 'INVALID' }).optional();

/** What a recruiter may change; `email` mends a dropped resume without a readable address, which is then read again. */
export const applicationUpdateSchema = z.object({
  version: z.number().int().min(1),
  stage: z.enum(APPLICATION_STAGES).optional(),
  /** Why it was moved, for colleagues; the person does not see it. */
  reason: optionalLines(STAGE_REASON_MAX_CHARS).optional(),
  /** Tells the person by e-mail that they were moved, at a confirmed address. */
  tell: tellSchema,
  email: emailSchema.optional(),
  /** Says that the address or number is this person's. */
  emailConfirmed: z.literal(true, { error: 'INVALID' }).optional(),
  /** Closes the person's request that someone look at their application. */
  reviewed: z.literal(true, { error: 'INVALID' }).optional(),
});
export type ApplicationUpdate = z.infer<typeof applicationUpdateSchema>;

/** Whether a person agrees to be considered for other jobs from now on. */
export const talentPoolSchema = z.object({ consent: z.boolean({ error: 'INVALID' }) });

const REASON_MAX_CHARS = 2000;

/** Why someone should look at an application; saying so is up to the person. */
export const reviewRequestSchema = z.object({ reason: optionalLines(REASON_MAX_CHARS).default('') });
