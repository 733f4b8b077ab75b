/** An employer's record for recruiters. */
import * as z from 'zod';
import { CONTACT_FIELDS, EMPLOYER_FIELDS } from './employer-fields.ts';
import { languageSchema, timeSchema } from './field.ts';
import { changesOf, schemasOf } from './field-table.ts';

export const contactSchema = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() });

const { contactName, contactEmail, contactPhone } = CONTACT_FIELDS;

const contactInputSchema = z
  .object({ name: contactName.schema, email: contactEmail.schema, phone: contactPhone.schema })
  .nullable();

/** What a recruiter sends to keep an employer. */
export const employerInputSchema = z.object({
  ...schemasOf(EMPLOYER_FIELDS),
  primaryContact: contactInputSchema.default(null),
});
export type EmployerInput = z.infer<typeof employerInputSchema>;

/** What a recruiter may change; a lead that is made `active` has become an employer. */
export const employerUpdateSchema = z.object({
  ...changesOf(EMPLOYER_FIELDS),
  primaryContact: contactInputSchema.optional(),
  version: z.number().int().min(1),
  /** The request was answered by other means than a message from here. */
  answered: z.literal(true, { error: 'INVALID' }).optional(),
  /** The contact's number was tried, or is known to be theirs. */
  phoneConfirmed: z.literal(true, { error: 'INVALID' }).optional(),
});
export type EmployerUpdate = z.infer<typeof employerUpdateSchema>;

export const employerSchema = z.object({
  ...schemasOf(EMPLOYER_FIELDS),
  employerId: z.string(),
  version: z.number().int(),
  lastTouchAt: timeSchema.nullable(),
  primaryContact: contactSchema.nullable(),
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
  /** A recruiter typed or confirmed the contact's number; absent while only a request says it. */
  phoneConfirmed: z.literal(true).optional(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Employer = z.infer<typeof employerSchema>;

/** Whether anybody may have typed the contact's number into the form: it gets no SMS until a recruiter confirms it. */
export function isPhoneUnconfirmed({ request, primaryContact, phoneConfirmed }: Employer): boolean {
  return request !== null && phoneConfirmed !== true && (primaryContact?.phone ?? null) !== null;
}

/** The primary contact as files have it, each field in a column of its own. */
export function contactColumns(contact: Employer['primaryContact']) {
  return { contactName: contact?.name, contactEmail: contact?.email, contactPhone: contact?.phone };
}
