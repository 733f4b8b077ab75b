/** Finds jobs by the filters of the public list and counts what each further filter would leave. */
import { type Job, positionBucket } from './job.ts';
import type { JobFacets, JobFilters } from './job-filters.ts';

/** Hours and months of a full-time year, to compare pay given for other periods: 52 weeks of 40 hours. */
const PERIODS_PER_YEAR = { year: 1, month: 12, hour: 2080 } as const;
/** A select box with more values than this helps nobody. */
const FACET_VALUES_MAX = 50;

/** A job with its searchable words worked out once. */
export interface SearchableJob {
  job: Job;
  words: string;
  location: string;
  position: string;
  industry: string;
}

/** Lower case without accents: what both sides of a comparison are brought to. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Prepares a job for `findJobs`: title, company, place, text and skills become one folded text. */
export function searchable(job: Job): SearchableJob {
  const parts = [
    job.title,
    job.company,
    job.location,
    job.industry,
    job.category,
    job.description,
    ...job.requirements,
    ...job.tags,
  ];
  const [location, position, industry] = [folded(job.location), folded(job.title), folded(job.industry)];
  return { job, words: folded(parts.join('\n')), location, position, industry };
}

type Test = (candidate: SearchableJob) => boolean;

function tests(filters: JobFilters): Partial<Record<keyof JobFilters, Test>> {
  const words = folded(filters.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const contains = (name: 'location' | 'position' | 'industry'): Test | undefined => {
    const wanted = folded(filters[name] ?? '');
    return wanted === '' ? undefined : (candidate) => candidate[name].includes(wanted);
  };
  const equals = <V>(wanted: V | undefined, value: (job: Job) => V): Test | undefined =>
    wanted === undefined ? undefined : ({ job }) => value(job) === wanted;
  return {
    search: words.length > 0 ? (candidate) => words.every((word) => candidate.words.includes(word)) : undefined,
    location: contains('location'),
    position: contains('position'),
    industry: contains('industry'),
    salaryMin: filters.salaryMin ? ({ job }) => paysAtLeast(job, filters.salaryMin ?? 0) : undefined,
    openings: equals(filters.openings, (job) => positionBucket(job.openings)),
    remotePolicy: equals(filters.remotePolicy, (job) => job.remotePolicy),
    jobType: equals(filters.jobType, (job) => job.jobType),
    experienceLevel: equals(filters.experienceLevel, (job) => job.experienceLevel),
  };
}

/** Whether a year's pay can reach the wish; jobs without a stated pay cannot be said to. */
function paysAtLeast(job: Job, perYear: number): boolean {
  const top = job.salaryMax ?? job.salaryMin;
  return top !== null && top * PERIODS_PER_YEAR[job.salaryPeriod] >= perYear;
}

const FACET_VALUES: Record<keyof JobFacets, (job: Job) => string> = {
  location: (job) => job.location,
  position: (job) => job.title,
  industry: (job) => job.industry,
  openings: (job) => positionBucket(job.openings),
  remotePolicy: (job) => job.remotePolicy,
  jobType: (job) => job.jobType,
  experienceLevel: (job) => job.experienceLevel,
};

/**
 * The jobs that pass every filter, in the order given, and per filter the count of each value among the jobs that pass
 * all *other* filters, so that a chosen value does not hide its alternatives.
 */
export function findJobs(candidates: SearchableJob[], filters: JobFilters): { jobs: Job[]; facets: JobFacets } {
  const active = Object.entries(tests(filters)).filter((entry): entry is [string, Test] => entry[1] !== undefined);
  const passing = (except?: string) =>
    candidates
      .filter((candidate) => active.every(([name, test]) => name === except || test(candidate)))
      .map(({ job }) => job);
  const jobs = passing();
  const facet = (name: keyof JobFacets) =>
    countValues(active.some(([filter]) => filter === name) ? passing(name) : jobs, FACET_VALUES[name]);
  const names = Object.keys(FACET_VALUES) as (keyof JobFacets)[];
  return { jobs, facets: Object.fromEntries(names.map((name) => [name, facet(name)])) as JobFacets };
}

function countValues(jobs: Job[], valueIn: (job: Job) => string): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(valueIn(job), (counts.get(valueIn(job)) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, FACET_VALUES_MAX);
}
