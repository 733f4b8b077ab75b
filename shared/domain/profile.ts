/** A person's working life, whatever its source: a resume, a form or a recruiter. */
import * as z from 'zod';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from './levels.ts';

export const educationLevelSchema = z.enum(EDUCATION_LEVELS);
export const languageLevelSchema = z.enum(LANGUAGE_LEVELS);

/** A month as `YYYY-MM`; a resume that names only the year is read as that year's January (start) or December (end). */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'INVALID');

export const experienceSchema = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  startDate: monthSchema.nullable(),
  /** `null` where the job is current (see `current`) or the end is unknown. */
  endDate: monthSchema.nullable(),
  current: z.boolean(),
  bullets: z.array(z.string()),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.object({
  degree: z.string(),
  level: educationLevelSchema.nullable(),
  institution: z.string(),
  startDate: monthSchema.nullable(),
  endDate: monthSchema.nullable(),
});
export type Education = z.infer<typeof educationSchema>;

export const profileSchema = z.object({
  firstName: z.string(),
  /** Two Spanish surnames are one last name. */
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  links: z.array(z.string()),
  summary: z.string().nullable(),
  /** Most recent first, as resumes give them. */
  experience: z.array(experienceSchema),
  education: z.array(educationSchema),
  /** `id` is the taxonomy's concept, `null` for a skill that the taxonomy does not know; `name` is as written. */
  skills: z.array(z.object({ id: z.string().nullable(), name: z.string() })),
  /** `id` is the ISO 639-1 code, `name` is as written, `level` is null where the resume does not say. */
  languages: z.array(z.object({ id: z.string().nullable(), name: z.string(), level: languageLevelSchema.nullable() })),
  certificates: z.array(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/** More entries are nobody's career; what a text gives beyond them is left out, and the reading says so. */
export const ENTRIES_MAX = { experience: 100, education: 60, skills: 300 } as const;
export type CappedList = keyof typeof ENTRIES_MAX;

/** A half-open slice `[start, end)` of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Where each field of a profile stands in the stored text: keys are dotted paths (`email`, `experience.0.title`,
 * `experience.0.bullets.2`, `skills.3`), values slices of that text.
 */
export type ProfileSources = Record<string, Span>;

/** What a stretch of a resume is about. */
export const SECTION_KINDS = [
  'header',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** A stretch of the text, its heading included. */
export const resumeSectionSchema = z.object({
  kind: z.enum(SECTION_KINDS),
  start: z.number().int(),
  end: z.number().int(),
});
export type ResumeSection = z.infer<typeof resumeSectionSchema>;

/** Where in the text the first entry begins that was left out of a list. */
export type LeftOut = Partial<Record<CappedList, Span>>;

/** The profile of a text that says nothing of anybody. */
export const EMPTY_PROFILE: Readonly<Profile> = {
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
  location: null,
  links: [],
  summary: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
};
