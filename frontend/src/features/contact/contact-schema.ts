/** What the contact form holds and refuses: the contract's own rules. */
import * as z from 'zod';
import { CONTACT_SUBJECTS, contactMessageSchema } from '../../../../shared/domain/message.ts';

export const contactSchema = contactMessageSchema.extend({ website: z.string().default('') });

/** Before validation: texts may be empty, the subject not chosen. */
export type ContactValues = z.input<typeof contactSchema>;
/** After validation. */
export type ContactContent = z.output<typeof contactSchema>;

export const CONTACT_FIELDS = [
  'subject',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
] as const satisfies readonly (keyof ContactValues)[];

export type Subject = (typeof CONTACT_SUBJECTS)[number];

/** The subject that an address asks for, if it is one. */
export function subjectIn(search: URLSearchParams): Subject | undefined {
  const asked = search.get('subject');
  return CONTACT_SUBJECTS.find((subject) => subject === asked);
}
