/** The filters of the public job list and the counts beside them, for the API and the server-rendered site alike. */
import * as z from 'zod';
import { bilingualTextSchema, blankAsAbsent, optionalText } from './field.ts';
import { POSITION_BUCKETS } from './job.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, REMOTE_POLICIES, SHIFTS } from './job-choices.ts';

const SEARCH_MAX_CHARS = 200;

/** Least salaries a year that the list offers to choose from. */
export const SALARY_STEPS = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const;

/** How the list can be ordered: `relevance` is that of a search, and without one the newest come first. */
export const PUBLIC_JOB_SORTS = ['relevance', 'newest', 'pay'] as const;
export type JobSort = (typeof PUBLIC_JOB_SORTS)[number];

/** Words to search for, absent where nothing is searched. */
export const searchSchema = optionalText(SEARCH_MAX_CHARS).optional();

export const jobFiltersSchema = z.object({
  search: searchSchema,
  location: searchSchema,
  position: searchSchema,
  industry: searchSchema,
  salaryMin: blankAsAbsent(z.coerce.number({ error: 'INVALID' }).min(0, 'TOO_SMALL')),
  // An unescaped plus arrives as a blank.
  openings: blankAsAbsent(z.enum(POSITION_BUCKETS).or(z.literal('25 ').transform(() => '25+' as const))),
  remotePolicy: blankAsAbsent(z.enum(REMOTE_POLICIES)),
  jobType: blankAsAbsent(z.enum(JOB_TYPES)),
  experienceLevel: blankAsAbsent(z.enum(EXPERIENCE_LEVELS)),
  /** Of jobs whose title, text or requirements state it. */
  shift: blankAsAbsent(z.enum(SHIFTS)),
  /** Jobs that say that nobody needs experience. */
  noExperience: blankAsAbsent(z.enum(['true'])),
  sort: blankAsAbsent(z.enum(PUBLIC_JOB_SORTS)),
});
export type JobFilters = z.infer<typeof jobFiltersSchema>;

const facetSchema = z.array(
  z.object({
    value: z.string(),
    count: z.number().int(),
    /** What several spellings of one field or town are called together. */
    label: bilingualTextSchema.optional(),
  }),
);

/** Per filter the values found with their counts; see `findJobs` for their order. */
export const jobFacetsSchema = z.object({
  location: facetSchema,
  position: facetSchema,
  industry: facetSchema,
  salaryMin: facetSchema,
  openings: facetSchema,
  remotePolicy: facetSchema,
  jobType: facetSchema,
  experienceLevel: facetSchema,
  shift: facetSchema,
  noExperience: facetSchema,
});
export type JobFacets = z.infer<typeof jobFacetsSchema>;
