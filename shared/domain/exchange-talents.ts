/** A talent as a file to import has it: the form of a person, with everything they do told in texts and lists. */
import * as z from 'zod';
import { listItems, wordMeaning } from './exchange-values.ts';
import {
  blankAsAbsent,
  blankAsDefault,
  DEFAULT_LANGUAGE,
  emailSchema,
  firstNameSchema,
  LONG_TEXT_MAX_CHARS,
  languageSchema,
  lastNameSchema,
  linkSchema,
  normaliseEmail,
  normalisePhone,
  optionalLines,
  optionalText,
  phoneSchema,
  textList,
} from './field.ts';
import { educationLevelSchema } from './profile.ts';
import { PROFILE_SHORT_TEXT_MAX_CHARS, PROFILE_SKILL_MAX_CHARS, PROFILE_SKILLS_MAX } from './profile-form.ts';

const educationLevelIn = wordMeaning({
  'high-school': 'secondary|bachillerato|bachiller|eso|secundaria|ciclo formativo|fp|formación profesional',
  bachelor:
    "bachelor's|bachelors|bachelor's degree|degree|grado|grado universitario|licenciatura|diplomatura|universidad",
  master: "master's|masters|master's degree|máster|maestría|posgrado|postgrado",
  phd: 'doctorate|doctorado|doctor|doctora',
  other: 'otro|otra|otra formación|other education',
});

const languageIn = wordMeaning({
  es: 'spanish|español|castellano|es-es|es-mx|spa',
  en: 'english|inglés|en-gb|en-us|eng',
});

/** What reads a cell comes before what has to hold of its value. */
const read = <T extends z.ZodType>(how: (value: unknown) => unknown, schema: T) => z.preprocess(how, schema);

const list = (value: unknown): unknown => {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return listItems(value);
  return Array.isArray(value) ? value.filter((item) => typeof item !== 'string' || item.trim() !== '') : value;
};

const text = (maxChars: number) => blankAsAbsent(optionalLines(maxChars));
const items = (maxItems: number, maxChars: number) => read(list, textList(maxItems, maxChars));

const LANGUAGES_MAX = 30;
const CERTIFICATES_MAX = 60;

export const importedTalentSchema = z
  .object({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: blankAsAbsent(emailSchema),
    phone: blankAsAbsent(phoneSchema),
    location: blankAsAbsent(optionalText()),
    headline: blankAsAbsent(optionalText()),
    summary: text(PROFILE_SHORT_TEXT_MAX_CHARS),
    experience: text(LONG_TEXT_MAX_CHARS),
    education: text(LONG_TEXT_MAX_CHARS),
    educationLevel: read(educationLevelIn, blankAsAbsent(educationLevelSchema)),
    skills: items(PROFILE_SKILLS_MAX, PROFILE_SKILL_MAX_CHARS),
    languages: items(LANGUAGES_MAX, PROFILE_SKILL_MAX_CHARS),
    certificates: items(CERTIFICATES_MAX, 200),
    projects: text(PROFILE_SHORT_TEXT_MAX_CHARS),
    volunteering: text(PROFILE_SHORT_TEXT_MAX_CHARS),
    link: blankAsAbsent(linkSchema),
    language: read(languageIn, blankAsDefault(languageSchema.default(DEFAULT_LANGUAGE))),
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
