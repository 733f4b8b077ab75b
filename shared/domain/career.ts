/** What a recruiter asks of a resume first and no field of the profile says by itself: read once, shown, never scored. */
import * as z from 'zod';
import { spanSchema } from './field-span.ts';
import { EXPERIENCE_LEVELS } from './job-choices.ts';
import { monthSchema } from './profile.ts';

export const SALARY_PERIODS_READ = ['year', 'month', 'hour'] as const;

/** A statement of the resume with its place in the stored text. */
const statedSchema = z.object({ text: z.string(), span: spanSchema });

export const placeReadSchema = z.object({
  /** Ids of the taxonomy's places; `null` where the resume does not say and nothing follows from the rest. */
  city: z.string().nullable(),
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
});

export const careerSchema = z.object({
  /** The month up to which current roles were counted. */
  asOf: monthSchema,
  currentTitle: z.string().nullable(),
  /** From titles first, else from the length of the career; `null` where neither says. */
  seniority: z.enum(EXPERIENCE_LEVELS).nullable(),
  /** Months covered by at least one dated role; overlapping roles count once. */
  totalMonths: z.number().int(),
  /** Months of the dated roles that show the skill, most first. */
  skillMonths: z.array(z.object({ id: z.string(), name: z.string(), months: z.number().int() })),
  /** Stretches of more than six months between two dated roles, both ends inclusive, newest first. */
  gaps: z.array(z.object({ from: monthSchema, to: monthSchema, months: z.number().int() })),
  /** Driving and professional licences; `id` is the taxonomy's. */
  licences: z.array(statedSchema.extend({ id: z.string() })),
  /** Permission to work as stated, `country` in ISO 3166-1 alpha-2 where named. */
  workPermits: z.array(statedSchema.extend({ country: z.string().nullable() })),
  availability: statedSchema
    .extend({ immediate: z.boolean(), from: monthSchema.nullable(), noticeDays: z.number().int().nullable() })
    .nullable(),
  salaryWish: statedSchema
    .extend({
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** ISO 4217. */
      currency: z.string().nullable(),
      period: z.enum(SALARY_PERIODS_READ).nullable(),
    })
    .nullable(),
  place: placeReadSchema,
});
export type Career = z.infer<typeof careerSchema>;
