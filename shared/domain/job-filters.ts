/** The filters of the public job list and their counts, for the API and the server-rendered site. */
import * as z from 'zod';
import { bilingualTextSchema, blankAsAbsent, optionalText } from './field.ts';
import { POSITION_BUCKETS } from './job.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, REMOTE_POLICIES, SHIFTS } from './job-choices.ts';
import { type Point, RADIUS_KM, roundedDegrees } from './near.ts';

const SEARCH_MAX_CHARS = 200;

/** Least salaries a year that the list offers to choose from. */
export const SALARY_STEPS = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000] as const;

/** How the list can be ordered: `relevance` is that of a search, and without one the newest come first. */
export const PUBLIC_JOB_SORTS = ['relevance', 'newest', 'pay'] as const;
export type JobSort = (typeof PUBLIC_JOB_SORTS)[number];

/** Words to search for, absent where nothing is searched. */
export const searchSchema = optionalText(SEARCH_MAX_CHARS).optional();

const numberIn = (min: number, max: number) =>
  z.coerce.number({ error: 'INVALID' }).min(min, 'TOO_SMALL').max(max, 'TOO_LARGE');
/** Nobody has to be known more exactly than by some kilometre, whatever they send. */
const degrees = (most: number) => blankAsAbsent(numberIn(-most, most).overwrite(roundedDegrees));

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
  /** The point that jobs are to be near to, in degrees; see `requirePoint`. */
  lat: degrees(90),
  lng: degrees(180),
  /** Kilometres around the point; 30 unless told. */
  radiusKm: blankAsAbsent(numberIn(RADIUS_KM.min, RADIUS_KM.max)),
  sort: blankAsAbsent(z.enum(PUBLIC_JOB_SORTS)),
});
export type JobFilters = z.infer<typeof jobFiltersSchema>;

/** Filters that say where someone is: answers to them are for nobody else, and kept nowhere. */
export const POINT_FILTERS = ['lat', 'lng', 'radiusKm'] as const;
type PointFilters = Pick<JobFilters, (typeof POINT_FILTERS)[number]>;

/** A check of a schema with these filters: a half of a point, or a radius around nothing, is refused with `REQUIRED` at what is missing. */
export function requirePoint({ value, issues }: z.core.ParsePayload<PointFilters>): void {
  if (POINT_FILTERS.every((name) => value[name] === undefined)) return;
  for (const name of ['lat', 'lng'] as const)
    if (value[name] === undefined) issues.push({ code: 'custom', message: 'REQUIRED', path: [name], input: undefined });
}

/** The circle that jobs are to lie in, or undefined. */
export function circleOf({ lat, lng, radiusKm }: PointFilters): { point: Point; radiusKm: number } | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  return { point: { lat, lng }, radiusKm: radiusKm ?? RADIUS_KM.default };
}

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

/** What was meant by near: kilometres around the point, and what the closest known town is called. */
export const nearSchema = z.object({ radiusKm: z.number(), town: bilingualTextSchema.optional() });
export type Near = z.infer<typeof nearSchema>;
