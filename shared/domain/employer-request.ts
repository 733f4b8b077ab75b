/** The form by which employers request people, and the promised time of an answer. */
import * as z from 'zod';
import { emailSchema, firstNameSchema, lastNameSchema, phoneSchema, requiredText } from './field.ts';
import { OPENINGS_MAX } from './job-choices.ts';
import { answeredFormShape } from './public-form.ts';

/** The promise to employers: an answer within 24 hours. */
export const REPLY_PROMISE_HOURS = 24;

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

/** The request as the form sends it. */
export const employerFormSchema = employerRequestSchema.extend(answeredFormShape);

/** The moment an answer to a request received at `receivedAt` (ISO 8601) is due. */
export function replyDeadline(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + REPLY_PROMISE_HOURS * 3_600_000).toISOString();
}
