/** Employers: the request form and the record that recruiters keep. */
import * as z from 'zod';
import { emailSchema, firstNameSchema, lastNameSchema, phoneSchema, requiredText, timeSchema } from './field.ts';
import { OPENINGS_MAX } from './job.ts';
import { answeredFormShape } from './public-form.ts';

/** The promise to employers: an answer within 24 hours. */
export const REPLY_PROMISE_HOURS = 24;
export const EMPLOYER_PRIORITIES = ['low', 'normal', 'high'] as const;

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

export const contactSchema = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() });

export const employerSchema = z.object({
  employerId: z.string(),
  version: z.number().int(),
  company: z.string(),
  priority: z.enum(EMPLOYER_PRIORITIES),
  openRoles: z.number().int(),
  lastTouchAt: timeSchema.nullable(),
  primaryContact: contactSchema.nullable(),
  /** When the answer to the employer's request is due; `null` once answered. */
  replyBy: timeSchema.nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Employer = z.infer<typeof employerSchema>;

/** The moment an answer to a request received at `receivedAt` (ISO 8601) is due. */
export function replyDeadline(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + REPLY_PROMISE_HOURS * 3_600_000).toISOString();
}
