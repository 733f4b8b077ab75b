/** What a person may put right in the reading of their own resume, within limits that a real resume never reaches. */
import * as z from 'zod';
import { blankAsNull, firstNameSchema, lastNameSchema, optionalText, phoneSchema, requiredText } from './field.ts';
import { educationLevelSchema, languageLevelSchema, monthSchema } from './profile.ts';

/** Corrections of one application; every one of them stays on record. */
export const CORRECTIONS_MAX = 20;

const ENTRIES_MAX = 60;
const SKILLS_MAX = 300;
const LANGUAGES_MAX = 40;
const LINKS_MAX = 20;
const BULLET_MAX_CHARS = 2000;
const SUMMARY_MAX_CHARS = 5000;
const LINK_MAX_CHARS = 500;
const LINE_MAX_CHARS = 300;

/** Each field stands on a line of its own in the text that later evidence quotes. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Text that stands on one line; `code` is the refusal of none. */
export const statedLine = (code: string, maxChars = LINE_MAX_CHARS) =>
  requiredText(code, maxChars).transform(onOneLine);
const line = statedLine;
const lineOrEmpty = optionalText(LINE_MAX_CHARS).transform(onOneLine).default('');
const lineOrNull = (maxChars?: number) => blankAsNull(line('REQUIRED', maxChars));
const listOf = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, 'TOO_MANY').default([]);

const period = { startDate: blankAsNull(monthSchema), endDate: blankAsNull(monthSchema) };
const END_BEFORE_START = { path: ['endDate'], message: 'END_BEFORE_START' };
const endsAfterStart = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
  startDate === null || endDate === null || startDate <= endDate;

export const statedExperienceSchema = z
  .object({
    title: line('POSITION_REQUIRED'),
    company: lineOrEmpty,
    location: lineOrNull(),
    ...period,
    current: z.boolean().default(false),
    bullets: listOf(line('REQUIRED', BULLET_MAX_CHARS), ENTRIES_MAX),
  })
  .refine(endsAfterStart, END_BEFORE_START);

export const statedEducationSchema = z
  .object({
    degree: line('DEGREE_REQUIRED'),
    level: blankAsNull(educationLevelSchema),
    institution: lineOrEmpty,
    ...period,
  })
  .refine(endsAfterStart, END_BEFORE_START);

export const statedLanguageSchema = z.object({
  name: line('LANGUAGE_REQUIRED', 60),
  level: blankAsNull(languageLevelSchema),
});

/** The whole profile as the person wants it; `resumeId` says which reading they had before them. */
export const correctionSchema = z.object({
  resumeId: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(100, 'TOO_LONG'),
  firstName: firstNameSchema.transform(onOneLine),
  lastName: lastNameSchema.transform(onOneLine),
  phone: blankAsNull(phoneSchema),
  location: lineOrNull(),
  links: listOf(line('REQUIRED', LINK_MAX_CHARS), LINKS_MAX),
  summary: lineOrNull(SUMMARY_MAX_CHARS),
  experience: listOf(statedExperienceSchema, ENTRIES_MAX),
  education: listOf(statedEducationSchema, ENTRIES_MAX),
  /** Names only: which concept a name means is for the taxonomy to say. */
  skills: listOf(line('SKILL_REQUIRED', 100), SKILLS_MAX),
  languages: listOf(statedLanguageSchema, LANGUAGES_MAX),
  certificates: listOf(line('REQUIRED'), ENTRIES_MAX),
});
export type Correction = z.infer<typeof correctionSchema>;
