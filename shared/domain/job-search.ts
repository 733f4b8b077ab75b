/** Finds jobs by the filters of the public list and counts what each further filter would leave. */
import { folded } from './folded.ts';
import { type Job, positionBucket } from './job.ts';
import { type JobFacets, type JobFilters, SALARY_STEPS } from './job-filters.ts';
import { withLanguage } from './text-language.ts';

/** Hours and months of a full-time year, to compare pay given for other periods: 52 weeks of 40 hours. */
const PERIODS_PER_YEAR = { year: 1, month: 12, hour: 2080 } as const;
/** A list of choices or suggestions with more values than this helps nobody. */
const FACET_VALUES_MAX = 50;
const ALPHABET = new Intl.Collator('es');

/** A job with its searchable words worked out once. */
export interface SearchableJob {
  job: Job;
  words: string;
  location: string;
  position: string;
  industry: string;
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
  return { job: withLanguage(job), words: folded(parts.join('\n')), location, position, industry };
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

/**
 * The most that a full-time year can pay, in the job's own currency: of 12 months or 2,080 hours, by its upper bound, else
 * by its lower one; `null` where no pay is stated.
 */
export function yearlyPay(job: Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>): number | null {
  const top = job.salaryMax ?? job.salaryMin;
  return top === null ? null : top * PERIODS_PER_YEAR[job.salaryPeriod];
}

/** Whether a year's pay can reach the wish; jobs without a stated pay cannot be said to. */
function paysAtLeast(job: Job, perYear: number): boolean {
  return (yearlyPay(job) ?? Number.NEGATIVE_INFINITY) >= perYear;
}

type ValueFacet = Exclude<keyof JobFacets, 'salaryMin'>;

const FACET_VALUES: Record<ValueFacet, (job: Job) => string> = {
  location: (job) => job.location,
  position: (job) => job.title,
  industry: (job) => job.industry,
  openings: (job) => positionBucket(job.openings),
  remotePolicy: (job) => job.remotePolicy,
  jobType: (job) => job.jobType,
  experienceLevel: (job) => job.experienceLevel,
};

/** The jobs that pass every test, and by test those that fail only there. */
function sift(candidates: SearchableJob[], active: [name: string, test: Test][]) {
  const jobs: Job[] = [];
  const missedBy = new Map<string, Job[]>(active.map(([name]) => [name, []]));
  for (const candidate of candidates) {
    const failed = active.find(([, test]) => !test(candidate));
    if (!failed) jobs.push(candidate.job);
    else if (active.every((entry) => entry === failed || entry[1](candidate)))
      missedBy.get(failed[0])?.push(candidate.job);
  }
  return { jobs, missedBy };
}

export interface FoundJobs {
  jobs: Job[];
  facets: JobFacets;
}

/** What is found without any filter, by the jobs it was looked for in: the answer that is asked for most. */
const unfiltered = new WeakMap<SearchableJob[], FoundJobs>();

/**
 * The jobs that pass every filter, in the order given, and per filter the count of each value among the jobs that pass
 * all *other* filters, so that a chosen value does not hide its alternatives. Values that begin with what is typed into
 * their own filter come first, then those that hold it, then the most frequent; of the least salaries each step is
 * counted with all that pay more. `candidates` must stay as they are: what they give without filters is remembered.
 */
export function findJobs(candidates: SearchableJob[], filters: JobFilters): FoundJobs {
  const known = unfiltered.get(candidates);
  const active = Object.entries(tests(filters)).filter((entry): entry is [string, Test] => entry[1] !== undefined);
  if (known && active.length === 0) return known;
  const { jobs, missedBy } = sift(candidates, active);
  const others = (name: keyof JobFacets) => [...jobs, ...(missedBy.get(name) ?? [])];
  const facet = (name: ValueFacet) => countValues(others(name), FACET_VALUES[name], folded(filters[name] ?? ''));
  const names = Object.keys(FACET_VALUES) as ValueFacet[];
  const counted = Object.fromEntries(names.map((name) => [name, facet(name)])) as Omit<JobFacets, 'salaryMin'>;
  const found = { jobs, facets: { ...counted, salaryMin: countSteps(others('salaryMin')) } };
  if (active.length === 0) unfiltered.set(candidates, found);
  return found;
}

type Facet = JobFacets[keyof JobFacets];

function countValues(jobs: Job[], valueIn: (job: Job) => string, typed: string): Facet {
  const counts = new Map<string, number>();
  for (const job of jobs) {
    const value = valueIn(job);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const holdsTyped = (value: string): number => {
    const place = typed === '' ? -1 : folded(value).indexOf(typed);
    return place === 0 ? 2 : place > 0 ? 1 : 0;
  };
  const values = [...counts].map(([value, count]) => ({ value, count, first: holdsTyped(value) }));
  const order = (a: (typeof values)[number], b: (typeof values)[number]) =>
    b.first - a.first || b.count - a.count || ALPHABET.compare(a.value, b.value);
  return firstOf(values, order).map(({ value, count }) => ({ value, count }));
}

/** As sorting everything and cutting, without comparing thousands of titles that will not be shown with one another. */
function firstOf<T>(items: T[], order: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  for (const item of items) {
    const last = first[FACET_VALUES_MAX - 1];
    if (last !== undefined && order(item, last) >= 0) continue;
    const place = first.findIndex((kept) => order(item, kept) < 0);
    first.splice(place < 0 ? first.length : place, 0, item);
    first.length = Math.min(first.length, FACET_VALUES_MAX);
  }
  return first;
}

function countSteps(jobs: Job[]): Facet {
  return SALARY_STEPS.map((step) => ({
    value: String(step),
    count: jobs.filter((job) => paysAtLeast(job, step)).length,
  })).filter(({ count }) => count > 0);
}
