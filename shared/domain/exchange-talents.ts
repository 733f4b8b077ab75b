/** A talent in an import file: the fields of a person, with their work as texts and lists. */
import * as z from 'zod';
import { normaliseEmail, normalisePhone } from './field.ts';
import { schemasOf } from './field-table.ts';
import { PROFILE_SHORT_TEXT_MAX_CHARS } from './profile-form.ts';
import { TALENT_FIELDS, textIn } from './talent-fields.ts';

export const importedTalentSchema = z
  .object({
    ...schemasOf(TALENT_FIELDS),
    // No column is called so: resumes in JSON have them.
    projects: textIn(PROFILE_SHORT_TEXT_MAX_CHARS).schema,
    volunteering: textIn(PROFILE_SHORT_TEXT_MAX_CHARS).schema,
  })
  .superRefine(({ email, phone }, context) => {
    if (email === undefined && phone === undefined)
      context.addIssue({ code: 'custom', path: ['email'], message: 'EMAIL_OR_PHONE_REQUIRED' });
  });
export type ImportedTalent = z.infer<typeof importedTalentSchema>;

/** Two rows with the same key are one person: the e-mail address, or without one the phone number. */
export function importedTalentKey({ email, phone }: Pick<ImportedTalent, 'email' | 'phone'>): string {
  return email === undefined ? `phone#${normalisePhone(phone ?? '')}` : `email#${normaliseEmail(email)}`;
}
