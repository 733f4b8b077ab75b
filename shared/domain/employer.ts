/** Employers: the request form and the record that recruiters keep. */
import * as z from 'zod';
import {
  blankAsNull,
  emailSchema,
  firstNameSchema,
  languageSchema,
  lastNameSchema,
  optionalLines,
  phoneSchema,
  requiredText,
  timeSchema,
} from './field.ts';
import { OPENINGS_MAX } from './job-choices.ts';
import { answeredFormShape } from './public-form.ts';

/** The promise to employers: an answer within 24 hours. */
export const REPLY_PROMISE_HOURS = 24;
export const EMPLOYER_PRIORITIES = ['low', 'normal', 'high'] as const;
/** A `lead` asked through the form and nobody has taken it on yet. */
export const EMPLOYER_STATUSES = ['lead', 'active', 'inactive'] as const;

export const employerRequestSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  company: requiredText('COMPANY_REQUIRED'),
  positionsToHire: z
    .number({ error: 'POSITIONS_REQUIRED' })
    .int('INVALID')
    .min(1, 'TOO_SMALL')
    .max(OPENINGS_MAX, 'TOO_LARGE'),
  jobTitle: requiredText('JOB_TITLE_REQUIRED'),
  phone: phoneSchema,
  email: emailSchema,
});
export type EmployerRequest = z.infer<typeof employerRequestSchema>;

export const employerFormSchema = employerRequestSchema.extend(answeredFormShape);
/** The request as the form sends it. */
export type EmployerForm = z.infer<typeof employerFormSchema>;

const NOTES_MAX_CHARS = 10_000;

export const contactSchema = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() });

const contactInputSchema = z
  .object({
    name: requiredText('NAME_REQUIRED'),
    email: blankAsNull(emailSchema),
    phone: blankAsNull(phoneSchema),
  })
  .nullable();

const openRolesSchema = z.number().int('INVALID').min(0, 'TOO_SMALL').max(OPENINGS_MAX, 'TOO_LARGE');

/** What a recruiter sends to keep an employer. */
export const employerInputSchema = z.object({
  company: requiredText('COMPANY_REQUIRED'),
  priority: z.enum(EMPLOYER_PRIORITIES).default('normal'),
  status: z.enum(EMPLOYER_STATUSES).default('active'),
  openRoles: openRolesSchema.default(0),
  primaryContact: contactInputSchema.default(null),
  notes: optionalLines(NOTES_MAX_CHARS).default(''),
});
export type EmployerInput = z.infer<typeof employerInputSchema>;

/** What a recruiter may change; a lead that is made `active` has become an employer. */
export const employerUpdateSchema = z.object({
  version: z.number().int().min(1),
  company: requiredText('COMPANY_REQUIRED').optional(),
  priority: z.enum(EMPLOYER_PRIORITIES).optional(),
  status: z.enum(EMPLOYER_STATUSES).optional(),
  openRoles: openRolesSchema.optional(),
  primaryContact: contactInputSchema.optional(),
  notes: optionalLines(NOTES_MAX_CHARS).optional(),
  /** The request was answered by other means than a message from here. */
  answered: z.literal(true, { error: 'INVALID' }).optional(),
});
export type EmployerUpdate = z.infer<typeof employerUpdateSchema>;

export const employerSchema = z.object({
  employerId: z.string(),
  version: z.number().int(),
  company: z.string(),
  status: z.enum(EMPLOYER_STATUSES),
  priority: z.enum(EMPLOYER_PRIORITIES),
  openRoles: z.number().int(),
  lastTouchAt: timeSchema.nullable(),
  primaryContact: contactSchema.nullable(),
  notes: z.string(),
  /** When the answer to the employer's request is due; `null` once answered. */
  replyBy: timeSchema.nullable(),
  /** When the request was answered; `null` while it is open, or where there was none. */
  answeredAt: timeSchema.nullable(),
  /** What the employer asked for in the form; `null` of employers that recruiters added. */
  request: z
    .object({
      receivedAt: timeSchema,
      jobTitle: z.string(),
      positionsToHire: z.number().int(),
      language: languageSchema,
    })
    .nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Employer = z.infer<typeof employerSchema>;

/** The moment an answer to a request received at `receivedAt` (ISO 8601) is due. */
export function replyDeadline(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + REPLY_PROMISE_HOURS * 3_600_000).toISOString();
}
