/** Finds jobs by a search and the filters of the public list, and counts what each further filter would leave. */
import { folded } from '../domain/folded.ts';
import { type Job, positionBucket } from '../domain/job.ts';
import type { JobFacets, JobFilters, JobSort } from '../domain/job-filters.ts';
import { paysAtLeast, yearlyPay } from '../domain/job-pay.ts';
import { fieldsOf } from './fields.ts';
import { countFacets } from './job-facets.ts';
import { locationConcept, placeNamed } from './places.ts';
import { nearestRecords, rankRecords, recordsMeetingAll } from './rank.ts';
import type { SearchableJob } from './searchable-job.ts';
import { understandQuery } from './understand.ts';
import type { Understood, Vocabulary } from './understood.ts';
import { vocabularyOf } from './vocabulary.ts';

/** How many jobs are offered where nothing is found. */
const NEAREST = 4;

type Test = (candidate: SearchableJob) => boolean;
type FilterName = Exclude<keyof JobFilters, 'sort'>;

const formOf = ({ form }: SearchableJob) => form;

const vocabularies = new WeakMap<readonly SearchableJob[], Vocabulary>();

/** The vocabulary of a list of jobs, made once for as long as the list is the same. */
function vocabularyOfJobs(candidates: readonly SearchableJob[]): Vocabulary {
  const kept = vocabularies.get(candidates) ?? vocabularyOf(candidates.map(formOf));
  vocabularies.set(candidates, kept);
  return kept;
}

/** What the chosen place holds: a town with its country only itself, a region or country all in it, other words where they stand. */
function placeTest(wanted: string): Test | undefined {
  const typed = folded(wanted);
  if (typed === '') return undefined;
  const contains: Test = ({ location }) => location.includes(typed);
  const isWhole = wanted.includes(',');
  const town = isWhole ? locationConcept(wanted) : undefined;
  if (town) return (candidate) => candidate.town?.id === town.id;
  const named = isWhole ? undefined : placeNamed(wanted);
  return named ? (candidate) => contains(candidate) || candidate.form.place.ids.includes(named.id) : contains;
}

/** An industry in any spelling; words that name none are looked for where they stand. */
function industryTest(wanted: string, candidates: readonly SearchableJob[]): Test | undefined {
  const typed = folded(wanted);
  if (typed === '') return undefined;
  const ids = fieldsOf(wanted);
  const isNamed = ({ form }: SearchableJob) => ids.every((id) => form.fields.includes(id));
  return ids[0]?.startsWith('field:') || candidates.some(isNamed)
    ? isNamed
    : ({ industry }) => industry.includes(typed);
}

function filterTests(filters: JobFilters, candidates: readonly SearchableJob[]): Partial<Record<FilterName, Test>> {
  const equals = <V>(wanted: V | undefined, value: (job: Job) => V): Test | undefined =>
    wanted === undefined ? undefined : ({ job }) => value(job) === wanted;
  const position = folded(filters.position ?? '');
  return {
    location: placeTest(filters.location ?? ''),
    position: position === '' ? undefined : (candidate) => candidate.position.includes(position),
    industry: industryTest(filters.industry ?? '', candidates),
    salaryMin: filters.salaryMin ? ({ job }) => paysAtLeast(job, filters.salaryMin ?? 0) : undefined,
    openings: equals(filters.openings, (job) => positionBucket(job.openings)),
    remotePolicy: equals(filters.remotePolicy, (job) => job.remotePolicy),
    jobType: equals(filters.jobType, (job) => job.jobType),
    experienceLevel: equals(filters.experienceLevel, (job) => job.experienceLevel),
  };
}

/** The jobs that pass every test, and by test those that fail only there. */
function sift(candidates: readonly SearchableJob[], active: [name: string, test: Test][]) {
  const jobs: SearchableJob[] = [];
  const missedBy = new Map<string, SearchableJob[]>(active.map(([name]) => [name, []]));
  for (const candidate of candidates) {
    const failed = active.find(([, test]) => !test(candidate));
    if (!failed) jobs.push(candidate);
    else if (active.every((entry) => entry === failed || entry[1](candidate))) missedBy.get(failed[0])?.push(candidate);
  }
  return { jobs, missedBy };
}

/** The jobs that meet every part of a search by meaning, in the order given. */
export function jobsMeetingAll(candidates: readonly SearchableJob[], search: string): Job[] {
  const understood = understandQuery(search, vocabularyOfJobs(candidates));
  if (understood.terms.length === 0) return [];
  return recordsMeetingAll(candidates, formOf, understood).map(({ job }) => job);
}

export interface FoundJobs {
  jobs: Job[];
  facets: JobFacets;
  /** What the search was understood to ask for; without a search nothing. */
  understood: Understood;
  /** Of a search that finds nothing, what comes nearest to it. */
  nearest: Job[];
}

/** What is found without any filter, by the jobs it was looked for in: the answer that is asked for most. */
const unfiltered = new WeakMap<readonly SearchableJob[], FoundJobs>();

const byPay = (a: Job, b: Job) => (yearlyPay(b) ?? -1) - (yearlyPay(a) ?? -1);

/** `found` is in the order of relevance or, without a search, as the candidates came; `given` in the latter. */
function inOrder(jobs: readonly SearchableJob[], sort: JobSort | undefined, rank: Map<SearchableJob, number>): Job[] {
  const isRanked = (sort ?? 'relevance') === 'relevance' && rank.size > 0;
  const ordered = isRanked ? jobs.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)) : jobs;
  const plain = ordered.map(({ job }) => job);
  return sort === 'pay' ? plain.sort(byPay) : plain;
}

/**
 * The jobs that a search finds by meaning and that pass every filter: with a search the most relevant first, else, and among equals, in
 * the order given, or by pay where asked. Per filter the count of each value among the jobs that pass all *other* filters,
 * so that a chosen value does not hide its alternatives; see `countFacets`. `candidates` must stay as they are: what they give
 * without filters is remembered, and their vocabulary.
 */
export function findJobs(candidates: SearchableJob[], filters: JobFilters): FoundJobs {
  const search = (filters.search ?? '').trim();
  const understood = search === '' ? { terms: [] } : understandQuery(search, vocabularyOfJobs(candidates));
  const tests = Object.entries(filterTests(filters, candidates)).filter(
    (entry): entry is [string, Test] => entry[1] !== undefined,
  );
  const isSearched = understood.terms.length > 0;
  const isPlain = !isSearched && tests.length === 0 && filters.sort !== 'pay';
  const known = isPlain ? unfiltered.get(candidates) : undefined;
  if (known) return known;
  const ranked = isSearched ? rankRecords(candidates, formOf, understood) : [];
  const rank = new Map(ranked.map(({ record }, place) => [record, place]));
  const active: typeof tests = isSearched ? [['search', (candidate) => rank.has(candidate)], ...tests] : tests;
  const { jobs, missedBy } = sift(candidates, active);
  const facets = countFacets((name) => [...jobs, ...(missedBy.get(name) ?? [])], filters);
  const passing = isSearched && jobs.length === 0 ? sift(candidates, tests).jobs : [];
  const nearest = nearestRecords(passing, formOf, understood, NEAREST).map(({ job }) => job);
  const found = { jobs: inOrder(jobs, filters.sort, rank), facets, understood, nearest };
  if (isPlain) unfiltered.set(candidates, found);
  return found;
}
