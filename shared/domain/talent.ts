/** A talent: one person, known by one e-mail address or else phone number, with everything they sent and what recruiters noted. */
import * as z from 'zod';
import { activitySchema } from './activity.ts';
import { applicationSchema } from './application.ts';
import { careerSchema } from './career.ts';
import { optionalText, phoneSchema, requiredText, timeSchema } from './field.ts';
import { spanSchema } from './field-span.ts';
import { EVIDENCE_SOURCES, matchSchema } from './match.ts';
import { type Profile, profileSchema } from './profile.ts';
import { readingWarningSchema } from './reading-warning.ts';

export const TALENT_STATUSES = ['new', 'active', 'placed', 'inactive'] as const;

/** What an empty text takes away again. */
const phoneOrBlank = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), phoneSchema]));

const nullAsAbsent = (schema: z.ZodType<string>) => z.preprocess((value) => value ?? undefined, schema.optional());

/** What a recruiter may put in place of what was read; it stays when the person applies again. */
export const talentEditsSchema = z.object({
  firstName: requiredText('FIRST_NAME_REQUIRED', 100).optional(),
  lastName: requiredText('LAST_NAME_REQUIRED', 100).optional(),
  phone: nullAsAbsent(phoneOrBlank),
  location: nullAsAbsent(optionalText()),
});
export type TalentEdits = z.infer<typeof talentEditsSchema>;

export const talentUpdateSchema = talentEditsSchema.extend({
  version: z.number().int().min(1),
  status: z.enum(TALENT_STATUSES).optional(),
});
export type TalentUpdate = z.infer<typeof talentUpdateSchema>;

/** What a corrected reading has beyond the one that the machine made. */
export const correctionOfReadingSchema = z.object({
  /** The machine's reading. */
  basedOn: z.string(),
  /** Where in the text the person's own statement begins. */
  statementStart: z.number().int(),
  /** Concepts that the text names and the person says they do not have. */
  withoutConcepts: z.array(z.string()),
  /** Places of the text that the person replaced or took out. */
  superseded: z.array(spanSchema),
});
export type CorrectionOfReading = z.infer<typeof correctionOfReadingSchema>;

/** DynamoDB takes items of 400 KB; what JSON says in fewer bytes fits. */
export const RESUME_BYTES_MAX = 380_000;

/** One reading of one file: the text all evidence quotes, and what was found where in it. */
export const resumeSchema = z.object({
  resumeId: z.string(),
  talentId: z.string(),
  applicationId: z.string(),
  /** Of what the text was made; absent, it is the text of a file. */
  source: z.enum(EVIDENCE_SOURCES).optional(),
  fileName: z.string().nullable(),
  text: z.string(),
  profile: profileSchema,
  sources: z.record(z.string(), spanSchema),
  /** Absent of readings made before it was read. */
  career: careerSchema.optional(),
  warnings: z.array(readingWarningSchema).optional(),
  createdAt: timeSchema,
  /** Where the person put right what was read: when. The end of `text` is then their own statement. */
  correctedAt: timeSchema.optional(),
  correction: correctionOfReadingSchema.optional(),
});
export type Resume = z.infer<typeof resumeSchema>;

export const talentSchema = z.object({
  talentId: z.string(),
  version: z.number().int(),
  /** `null` of a person who is known by their phone number. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  /** The most recent job title read from the resume. */
  headline: z.string().nullable(),
  status: z.enum(TALENT_STATUSES),
  source: z.string(),
  /** The reading that profile and automatic matches rest on; `null` until one could be read. */
  resumeId: z.string().nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Talent = z.infer<typeof talentSchema>;

/** Why two talents may be one person. */
export const DUPLICATE_REASONS = ['phone', 'name', 'email'] as const;
export const duplicateSchema = z.object({ talent: talentSchema, reasons: z.array(z.enum(DUPLICATE_REASONS)).min(1) });
export type Duplicate = z.infer<typeof duplicateSchema>;

export const talentDetailSchema = talentSchema.extend({
  profile: profileSchema.nullable(),
  /** Fields that a recruiter edited and no application overwrites. */
  edited: z.array(z.string()),
  resumes: z.array(resumeSchema),
  applications: z.array(applicationSchema),
  matches: z.array(matchSchema),
  /** Newest first. */
  activities: z.array(activitySchema),
});
export type TalentDetail = z.infer<typeof talentDetailSchema>;

/** The profile as recruiters see it: what was read, with their own edits over it. */
export function withEdits(profile: Profile, edits: TalentEdits): Profile {
  const given = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
  return { ...profile, ...given };
}
