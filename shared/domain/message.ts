/** A message from the contact form. */
import * as z from 'zod';
import {
  blankAsAbsent,
  emailSchema,
  firstNameSchema,
  LONG_TEXT_MAX_CHARS,
  languageSchema,
  lastNameSchema,
  phoneSchema,
  requiredLines,
  requiredText,
  timeSchema,
} from './field.ts';
import { DELIVERY_STATES, EMAIL_TEXT_MAX_CHARS } from './outgoing.ts';
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

/** An answer to a message, as it went out. */
export const replySchema = z.object({
  outgoingId: z.string(),
  subject: z.string(),
  text: z.string(),
  language: languageSchema,
  delivery: z.enum(DELIVERY_STATES),
  by: z.string().nullable(),
  createdAt: timeSchema,
});

/** A message in the recruiters' inbox. */
export const inboxMessageSchema = z.object({
  messageId: z.string(),
  version: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  language: languageSchema,
  createdAt: timeSchema,
  /** `null` while it waits for an answer. */
  answeredAt: timeSchema.nullable(),
  answeredBy: z.string().nullable(),
  /** Oldest first. */
  replies: z.array(replySchema),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

export const messageUpdateSchema = z.object({ version: z.number().int().min(1), answered: z.boolean() });

export const messageReplySchema = z.object({
  version: z.number().int().min(1),
  subject: requiredText('SUBJECT_LINE_REQUIRED'),
  text: requiredLines('TEXT_REQUIRED', EMAIL_TEXT_MAX_CHARS),
  language: languageSchema.default('es'),
});
