/** A message to a person, by e-mail or SMS, stored before it is sent. */
import * as z from 'zod';
import { languageSchema, timeSchema } from './field.ts';

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `pending`: not handed over yet. `kept`: stays in the outbox, because this installation sends nothing (a laptop).
 * `sent`: the carrier took it. `failed`: the carrier refused it.
 */
export const DELIVERY_STATES = ['pending', 'kept', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Longest SMS that is taken: four parts of 153 characters. */
export const SMS_MAX_CHARS = 612;
export const EMAIL_TEXT_MAX_CHARS = 20_000;

export const RECORD_KINDS = ['talent', 'employer'] as const;
/** Whom the activity or message is about. */
export const personReferenceSchema = z.object({ kind: z.enum(RECORD_KINDS), id: z.string() });
export type PersonReference = z.infer<typeof personReferenceSchema>;

/** What a message can be about: a person of a record, or a message of the contact form that it answers. */
export const SUBJECT_KINDS = [...RECORD_KINDS, 'message'] as const;
/** The product itself also writes about applications, in words of its own. */
export const outgoingSubjectSchema = z.object({ kind: z.enum([...SUBJECT_KINDS, 'application']), id: z.string() });

export const attachmentSchema = z.object({ fileName: z.string(), contentType: z.string(), text: z.string() });
export type Attachment = z.infer<typeof attachmentSchema>;

export const outgoingSchema = z.object({
  outgoingId: z.string(),
  channel: z.enum(CHANNELS),
  /** E-mail addresses, or one phone number. */
  to: z.array(z.string()),
  /** `null` of an SMS. */
  subject: z.string().nullable(),
  text: z.string(),
  language: languageSchema,
  attachments: z.array(attachmentSchema),
  delivery: z.enum(DELIVERY_STATES),
  about: outgoingSubjectSchema,
  /** The activity that it is part of; the answer to a message of the contact form is its own. */
  activityId: z.string(),
  /** Who sent it, by e-mail address. */
  by: z.string().nullable(),
  createdAt: timeSchema,
});
export type Outgoing = z.infer<typeof outgoingSchema>;
