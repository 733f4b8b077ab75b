/** A message from the contact form. */
import * as z from 'zod';
import {
  blankAsAbsent,
  emailSchema,
  firstNameSchema,
  LONG_TEXT_MAX_CHARS,
  lastNameSchema,
  phoneSchema,
  requiredLines,
} from './field.ts';
import { answeredFormShape } from './public-form.ts';

export const CONTACT_SUBJECTS = ['general', 'support', 'billing', 'partnership', 'feedback', 'other'] as const;

export const contactMessageSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  phone: blankAsAbsent(phoneSchema),
  subject: z.enum(CONTACT_SUBJECTS, { error: 'SUBJECT_REQUIRED' }),
  message: requiredLines('MESSAGE_REQUIRED', LONG_TEXT_MAX_CHARS),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactFormSchema = contactMessageSchema.extend(answeredFormShape);
/** The message as the form sends it. */
export type ContactForm = z.infer<typeof contactFormSchema>;
