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
export const UPLOAD_EXPIRES_SECONDS = 3600;

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

/** Why a resume could not be read: a stable code, and a sentence that tells the person what to do. */
export const resumeFailureSchema = z.object({ code: z.string(), message: bilingualTextSchema });
export type ResumeFailure = z.infer<typeof resumeFailureSchema>;

export const resumeStateSchema = z.object({
  status: z.enum(RESUME_STATUSES),
  failure: resumeFailureSchema.optional(),
  fileName: z.string().nullable(),
});

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
  language: languageSchema,
  stage: z.enum(APPLICATION_STAGES),
  /** What the recruiter wrote who moved it last; `null` where nobody did. */
  stageReason: z.string().nullable(),
  submittedAt: timeSchema,
  updatedAt: timeSchema,
  resume: resumeStateSchema,
  /** The applied job's result, once there is one. */
  match: z.object({ matchId: z.string(), grade: z.string(), percent: z.number() }).nullable(),
  /** When the person put right what was read; `null` where it is as it was read. */
  correctedAt: timeSchema.nullable(),
  /** When the person asked for somebody to look at their application, and in which words. */
  reviewRequestedAt: timeSchema.nullable(),
  reviewReason: z.string().nullable(),
  /** When a recruiter answered that; `null` while it is open. */
  reviewedAt: timeSchema.nullable(),
  withdrawnAt: timeSchema.nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

/** Whether somebody may still be chosen: neither did they withdraw nor were they turned down. */
export function isInTheRunning({ stage, withdrawnAt }: { stage: Application['stage']; withdrawnAt?: string | null }) {
  return !withdrawnAt && stage !== 'rejected';
}

const STAGE_REASON_MAX_CHARS = 2000;

/** What a recruiter may change; `email` mends a dropped resume without a readable address, which is then read again. */
export const applicationUpdateSchema = z.object({
  version: z.number().int().min(1),
  stage: z.enum(APPLICATION_STAGES).optional(),
  /** Why it was moved, for colleagues; the person does not see it. */
  reason: optionalLines(STAGE_REASON_MAX_CHARS).optional(),
  email: emailSchema.optional(),
  /** Closes the person's request that somebody look at their application. */
  reviewed: z.literal(true, { error: 'INVALID' }).optional(),
});
export type ApplicationUpdate = z.infer<typeof applicationUpdateSchema>;

const REASON_MAX_CHARS = 2000;

/** Why somebody should look at an application; saying so is up to the person. */
export const reviewRequestSchema = z.object({ reason: optionalLines(REASON_MAX_CHARS).default('') });

const TALENT_POOL_MONTHS = 12;

/**
 * When the consent to be considered for other jobs ends, given when it was given; both ISO 8601, UTC. With `months`, when
 * what it allows to keep is kept no longer: never longer than it was given for.
 */
export function talentPoolExpiry(consentedAt: string, months: number = TALENT_POOL_MONTHS): string {
  const end = new Date(consentedAt);
  end.setUTCMonth(end.getUTCMonth() + Math.min(months, TALENT_POOL_MONTHS));
  return end.toISOString();
}
