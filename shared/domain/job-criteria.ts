/** A recruiter's changes to the ranking of one job: emphasis, importance, added criteria, knockouts. */
import * as z from 'zod';
import { bilingualTextSchema, isStorable, requiredText } from './field.ts';

/** Families of criteria, each with a share of the whole. */
export const CRITERION_FAMILIES = [
  'occupation',
  'skills',
  'text',
  'field',
  'experience',
  'seniority',
  'education',
  'language',
  'licence',
  'location',
] as const;
export type CriterionFamily = (typeof CRITERION_FAMILIES)[number];

/** A family's own share times this: 0 leaves it out, 1 is the engine's own. */
export const EMPHASIS_MAX = 3;
export const ADDED_CRITERIA_MAX = 20;
const CRITERION_ID_MAX_CHARS = 200;
const CHANGED_CRITERIA_MAX = 200;

/** A family of one criterion (`location`), or the kind and name of one among several (`skill:tig-welding`). */
const CRITERION_ID = new RegExp(`^(?:${CRITERION_FAMILIES.join('|')}|[a-z]+:.*)$`);
const criterionIdSchema = z.string().max(CRITERION_ID_MAX_CHARS, 'TOO_LONG').regex(CRITERION_ID, 'INVALID');
const atMost = (max: number) => (record: object) => Object.keys(record).length <= max;

export const jobCriteriaSchema = z.object({
  emphasis: z
    .partialRecord(
      z.enum(CRITERION_FAMILIES),
      z.number().min(0, 'TOO_SMALL').max(EMPHASIS_MAX, 'TOO_LARGE').refine(isStorable, 'TOO_SMALL'),
    )
    .default({}),
  /** By criterion id, in place of what the ad's wording says. */
  importance: z
    .record(criterionIdSchema, z.enum(['must', 'nice', 'ignored']))
    .refine(atMost(CHANGED_CRITERIA_MAX), 'TOO_MANY')
    .default({}),
  /** Requirements that the ad does not name; read as one more line of it each. */
  added: z
    .array(z.object({ text: requiredText('TEXT_REQUIRED'), importance: z.enum(['must', 'nice']).default('must') }))
    .max(ADDED_CRITERIA_MAX, 'TOO_MANY')
    .default([]),
  /** By criterion id: whether its absence is said as a knockout; absent, the engine decides. */
  knockouts: z.record(criterionIdSchema, z.boolean()).refine(atMost(CHANGED_CRITERIA_MAX), 'TOO_MANY').default({}),
});
export type JobCriteria = z.infer<typeof jobCriteriaSchema>;

export const NO_JOB_CRITERIA: JobCriteria = { emphasis: {}, importance: {}, added: [], knockouts: {} };

/** A criterion as read from the ad, with the recruiter's changes in it. */
export const readCriterionSchema = z.object({
  id: z.string(),
  label: bilingualTextSchema,
  family: z.enum(CRITERION_FAMILIES),
  importance: z.enum(['must', 'nice', 'ignored']),
  /** As the ad's wording has it. */
  ownImportance: z.enum(['must', 'nice']),
  /** Share of the whole, 0..1; all add up to 1. */
  weight: z.number(),
  knockout: z.boolean(),
  ownKnockout: z.boolean(),
  /** Not in the ad: the recruiter's own. */
  added: z.boolean(),
});
export type ReadCriterion = z.infer<typeof readCriterionSchema>;

/** A wording that stands in for a protected attribute; it may stay, and anyone who wrote it should know. */
export const proxyWarningSchema = z.object({
  /** Dotted path of the field: `added.0`, `requirements.3`. */
  path: z.string(),
  /** The words that raise it. */
  words: z.string(),
  /** The attribute it stands in for: `age`, `origin`, ... */
  attribute: z.string(),
  note: bilingualTextSchema,
});
export type ProxyWarning = z.infer<typeof proxyWarningSchema>;
