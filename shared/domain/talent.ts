/** A talent: one person, known by an e-mail address or a phone number, with their data and recruiters' notes. */
import * as z from 'zod';
import { activitySchema } from './activity.ts';
import { applicationSchema } from './application.ts';
import { basisSchema, basisStatementSchema } from './basis.ts';
import { careerSchema } from './career.ts';
import { requiredLines, timeSchema } from './field.ts';
import { spanSchema } from './field-span.ts';
import { EVIDENCE_SOURCES, matchSchema } from './match.ts';
import { type Profile, profileSchema, resumeSectionSchema } from './profile.ts';
import { readingWarningSchema } from './reading-warning.ts';
import { CORRECTED_SHAPE, CORRECTIONS } from './talent-fields.ts';

export const TALENT_STATUSES = ['new', 'active', 'placed', 'inactive'] as const;

/** What a recruiter may put in place of what was read; it stays when the person applies again. */
export const talentEditsSchema = z.object(CORRECTIONS);
export type TalentEdits = z.infer<typeof talentEditsSchema>;

export const talentUpdateSchema = talentEditsSchema
  .extend({
    version: z.number().int().min(1),
    status: z.enum(TALENT_STATUSES).optional(),
    /** The reading to show and to score; `null` gives the choice back to the rule. */
    currentResumeId: z.string().min(1, 'REQUIRED').max(100, 'TOO_LONG').nullable().optional(),
    /** On what ground the person may be considered for other jobs from now on, and how the recruiter knows. */
    basis: basisStatementSchema.optional(),
    basisReason: requiredLines('REASON_REQUIRED', 2_000).min(5, 'REASON_TOO_SHORT').optional(),
  })
  .refine(({ basis, basisReason }) => basis === undefined || basisReason !== undefined, {
    path: ['basisReason'],
    error: 'REASON_REQUIRED',
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
  /** Present where a recruiter put it right; then what they say stands last in the text. */
  recruiter: z
    .object({
      /** Where in the text their words begin. */
      start: z.number().int(),
      /** The reading that it was made over: the machine's, or the person's own correction. */
      over: z.string(),
      /** The reading before, to which an undo leads back. */
      replaces: z.string(),
      /** For each job, which one it is in the reading that it was made over; `null` of one that was added. */
      jobs: z.array(z.number().int().nullable()),
    })
    .optional(),
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
  /** What the stretches of `text` are about, in order; absent of readings made before they were kept. */
  sections: z.array(resumeSectionSchema).optional(),
  /** Absent of readings made before it was read. */
  career: careerSchema.optional(),
  warnings: z.array(readingWarningSchema).optional(),
  /** Keys as in `sources` of the fields that a person should check; absent of readings made before they were named. */
  unsure: z.array(z.string()).optional(),
  createdAt: timeSchema,
  /** Where the person put right what was read: when. The end of `text` is then their own statement. */
  correctedAt: timeSchema.optional(),
  correction: correctionOfReadingSchema.optional(),
  /** Version of the engine that gave up comparing it with jobs; rankings and evaluations of that version skip it. */
  tooComplexFor: z.string().optional(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** A reading as the API returns it. */
export const shownReadingSchema = resumeSchema.extend({ unsure: z.array(z.string()) });
export type ShownReading = z.infer<typeof shownReadingSchema>;

export const shownReading = (reading: Resume): ShownReading => ({ ...reading, unsure: reading.unsure ?? [] });

export const talentSchema = z.object({
  talentId: z.string(),
  version: z.number().int(),
  /** `null` of a person who is known by their phone number. */
  email: z.string().nullable(),
  ...CORRECTED_SHAPE,
  /** The title of the latest dated role of the current reading. */
  headline: z.string().nullable(),
  status: z.enum(TALENT_STATUSES),
  source: z.string(),
  /** Whether an application of theirs proved to be sent from their address, or a recruiter said that it is theirs. */
  emailConfirmed: z.boolean(),
  /** The talent whose address or number this one only gave; `null` for a talent with its own record. */
  besideId: z.string().nullable(),
  /** The reading that profile and automatic matches rest on; `null` until one could be read. */
  resumeId: z.string().nullable(),
  /** On what ground they may be considered for other jobs than those they applied for; `null` where there is none. */
  basis: basisSchema.nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Talent = z.infer<typeof talentSchema>;

/** Why two talents may be one person. */
export const DUPLICATE_REASONS = ['phone', 'name', 'email'] as const;
export const duplicateSchema = z.object({ talent: talentSchema, reasons: z.array(z.enum(DUPLICATE_REASONS)).min(1) });
export type Duplicate = z.infer<typeof duplicateSchema>;

/** A person who gave the address or number of a talent and did not confirm that it is theirs. */
export const besideSchema = z.object({ talent: talentSchema, applications: z.array(applicationSchema) });
export type Beside = z.infer<typeof besideSchema>;

/** A merge by a recruiter that can still be undone. */
export const mergeSchema = z.object({
  otherId: z.string(),
  /** How the other one was called. */
  called: z.string(),
  at: timeSchema,
  by: z.string().nullable(),
  /** Until when it can be undone. */
  undoableUntil: timeSchema,
});
export type Merge = z.infer<typeof mergeSchema>;

/** Facts of a person that several applications may state differently. */
export const TALENT_FACTS = ['firstName', 'lastName', 'phone', 'location', 'headline'] as const;
export type TalentFact = (typeof TALENT_FACTS)[number];
/** By whom or what a fact was said: typed in a form, a table row, read from a file, put right by the person or by a recruiter. */
export const FACT_SOURCES = ['form', 'import', 'resume', 'correction', 'recruiter'] as const;

/** A name or number that an application gives otherwise than the person's other ones. */
export const differingFactSchema = z.object({
  field: z.enum(['name', 'phone']),
  value: z.string(),
  applicationId: z.string(),
  at: timeSchema,
});
export type DifferingFact = z.infer<typeof differingFactSchema>;

export const factOriginSchema = z.object({
  source: z.enum(FACT_SOURCES),
  at: timeSchema,
  applicationId: z.string(),
  /** Of the file that it was read from. */
  fileName: z.string().nullable(),
});
export type FactOrigin = z.infer<typeof factOriginSchema>;
export type FactOrigins = Partial<Record<TalentFact, FactOrigin>>;

/** One of a person's readings beside the others; the text itself is among `resumes`. */
export const readingSummarySchema = z.object({
  resumeId: z.string(),
  applicationId: z.string(),
  fileName: z.string().nullable(),
  source: z.enum(EVIDENCE_SOURCES),
  arrivedAt: timeSchema,
  correctedAt: timeSchema.nullable(),
  correctedBy: z.enum(['person', 'recruiter']).nullable(),
  /** Whether its application rests on it: not on a later version or correction of the file. */
  counts: z.boolean(),
  current: z.boolean(),
  /** Its place among those that count by evidence alone, from 1; `null` of one that does not count. */
  rank: z.number().int().nullable(),
  /** Its best result for a job that the person applied to, else for any. */
  best: z
    .object({ matchId: z.string(), jobId: z.string(), jobTitle: z.string(), grade: z.string(), percent: z.number() })
    .nullable(),
});
export type ReadingSummary = z.infer<typeof readingSummarySchema>;

export const talentDetailSchema = talentSchema.extend({
  /** Who stands beside this talent, the last changed first. */
  beside: z.array(besideSchema),
  /** The newest first. */
  merges: z.array(mergeSchema),
  profile: profileSchema.nullable(),
  /** What a recruiter last stated about other jobs, when and how they know; `null` where none did. */
  basisNote: z.object({ at: timeSchema, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Fields that a recruiter edited and no application overwrites. */
  edited: z.array(z.string()),
  /** Whether a recruiter chose the current reading; else the evidence did. */
  resumeChosen: z.boolean(),
  /** Where each of the facts is from; those that nobody stated are absent. */
  origins: z.partialRecord(z.enum(TALENT_FACTS), factOriginSchema),
  /** What a recruiter has to settle by editing the person; empty once they did. */
  differing: z.array(differingFactSchema),
  /** Every reading that is kept, the best by evidence first. */
  readings: z.array(readingSummarySchema),
  resumes: z.array(shownReadingSchema),
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
