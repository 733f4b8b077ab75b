/** What recruiters did with a talent or an employer: notes, e-mails, SMS, interviews, documents. */
import * as z from 'zod';
import {
  emailSchema,
  languageSchema,
  optionalLines,
  optionalText,
  phoneSchema,
  requiredLines,
  requiredText,
  timeSchema,
} from './field.ts';
import { DELIVERY_STATES, EMAIL_TEXT_MAX_CHARS, personReferenceSchema, SMS_MAX_CHARS } from './outgoing.ts';

export const ACTIVITY_KINDS = ['note', 'email', 'sms', 'interview', 'document'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const INTERVIEW_MINUTES = { min: 15, max: 480, default: 45 } as const;
export const ATTENDEES_MAX = 10;
export const DOCUMENT_MAX_BYTES = 15_728_640;
export const DOCUMENT_CONTENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain',
  'image/png',
  'image/jpeg',
] as const;

const NOTE_MAX_CHARS = 10_000;

/** An IANA name such as `Europe/Madrid`; a bare offset is none, and what this runtime does not know is refused. */
const timeZoneSchema = z.string().refine(isTimeZone, 'INVALID');

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const startsAtSchema = z.iso.datetime({ error: 'STARTS_AT_REQUIRED' });

/** One shape per kind. Without `to`, a message goes to the address or number that the record has. */
export const activityInputSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('note'), text: requiredLines('TEXT_REQUIRED', NOTE_MAX_CHARS) }),
    z.object({
      kind: z.literal('email'),
      to: emailSchema.optional(),
      subject: requiredText('SUBJECT_LINE_REQUIRED'),
      text: requiredLines('TEXT_REQUIRED', EMAIL_TEXT_MAX_CHARS),
      language: languageSchema.default('es'),
    }),
    z.object({
      kind: z.literal('sms'),
      to: phoneSchema.optional(),
      text: requiredLines('TEXT_REQUIRED', SMS_MAX_CHARS),
      language: languageSchema.default('es'),
    }),
    z.object({
      kind: z.literal('interview'),
      title: requiredText('TITLE_REQUIRED'),
      startsAt: startsAtSchema,
      /** In which the invitation names the hour. */
      timeZone: timeZoneSchema.default('UTC'),
      durationMinutes: z
        .number()
        .int('INVALID')
        .min(INTERVIEW_MINUTES.min, 'TOO_SMALL')
        .max(INTERVIEW_MINUTES.max, 'TOO_LARGE')
        .default(INTERVIEW_MINUTES.default),
      /** A street, a room, or the address of a call. */
      place: optionalText(500).default(''),
      text: optionalLines(NOTE_MAX_CHARS).default(''),
      language: languageSchema.default('es'),
      /** Invited besides the person of the record. */
      attendees: z.array(emailSchema).max(ATTENDEES_MAX, 'TOO_MANY').default([]),
    }),
    z.object({
      kind: z.literal('document'),
      fileName: requiredText('FILE_NAME_REQUIRED'),
      contentType: z.enum(DOCUMENT_CONTENT_TYPES, { error: 'DOCUMENT_TYPE_UNSUPPORTED' }),
      sizeBytes: z.number().int('INVALID').min(1, 'FILE_EMPTY').max(DOCUMENT_MAX_BYTES, 'FILE_TOO_LARGE'),
      text: optionalLines(NOTE_MAX_CHARS).default(''),
    }),
  ],
  { error: 'INVALID' },
);
export type ActivityInput = z.infer<typeof activityInputSchema>;

export const activitySchema = z.object({
  /** Grows with time, so that a list by id is a list by time. */
  activityId: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  about: personReferenceSchema,
  /** Subject line, title of the interview, or name of the file; `null` of notes and SMS. */
  title: z.string().nullable(),
  text: z.string(),
  /** Addresses or number that a message or invitation went to. */
  to: z.array(z.string()),
  /** Of messages and invitations; `null` of notes and documents. */
  delivery: z.enum(DELIVERY_STATES).nullable(),
  interview: z
    .object({
      startsAt: timeSchema,
      /** In which the invitation named the hour; absent of those sent before it was kept. */
      timeZone: z.string().optional(),
      durationMinutes: z.number().int(),
      place: z.string(),
      /** The invitation as an iCalendar file (RFC 5545). */
      ics: z.string(),
    })
    .nullable(),
  document: z.object({ fileName: z.string(), contentType: z.string(), sizeBytes: z.number().int() }).nullable(),
  /** Who did it, by e-mail address. */
  by: z.string().nullable(),
  createdAt: timeSchema,
});
export type Activity = z.infer<typeof activitySchema>;
