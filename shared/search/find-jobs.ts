/** Finds jobs by a search and the public filters, and counts the results of each further filter. */
import { folded } from '../domain/folded.ts';
import { positionBucket } from '../domain/job.ts';
import { circleOf, type JobFacets, type JobFilters, type JobSort } from '../domain/job-filters.ts';
import { paysAtLeast, yearlyPay } from '../domain/job-pay.ts';
import { distanceKm } from './coordinates.ts';
import { fieldsOf } from './fields.ts';
import { countFacets } from './job-facets.ts';
import type { PackedForm } from './packed-form.ts';
import { locationConcept, placeNamed } from './places.ts';
import { nearestRecords, rankRecords, recordsMeetingAll } from './rank.ts';
import type { FilterableJob } from './searchable-job.ts';
import { understandQuery } from './understand.ts';
import type { Understood, Vocabulary } from './understood.ts';

/** How many jobs are offered where nothing is found. */
const NEAREST = 4;

type Test = (candidate: FilterableJob) => boolean;
type FilterName = Exclude<keyof JobFilters, 'sort' | 'lat' | 'lng' | 'radiusKm'> | 'near';

/** Jobs that are searched, wherever they are kept. */
export interface JobSource<T extends FilterableJob> {
  /** In the order in which they are listed without a search; the list and what is in it must stay as they are. */
  candidates: readonly T[];
  vocabulary(): Vocabulary;
  /** At least all jobs that meet any term of a search in any way, in the order of `candidates`. */
  near(understood: Understood): readonly T[];
  /** Of jobs that `near` gave. */
  formOf(candidate: T): PackedForm;
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
  const ids = named ? [named.id, ...named.others] : [];
  return (candidate) => contains(candidate) || ids.some((id) => candidate.form.place.ids.includes(id));
}

/** An industry in any spelling; words that name none are looked for where they stand. */
function industryTest(wanted: string, candidates: readonly FilterableJob[]): Test | undefined {
  const typed = folded(wanted);
  if (typed === '') return undefined;
  const ids = fieldsOf(wanted);
  const isNamed = ({ form }: FilterableJob) => ids.every((id) => form.fields.includes(id));
  return ids[0]?.startsWith('field:') || candidates.some(isNamed)
    ? isNamed
    : ({ industry }) => industry.includes(typed);
}

/** Remote jobs lie where their town does, as all others; a job of no known town is near nothing. */
function circleTest(filters: JobFilters): Test | undefined {
  const circle = circleOf(filters);
  return circle && (({ points }) => distanceKm(circle.point, points) <= circle.radiusKm);
}

function filterTests(filters: JobFilters, candidates: readonly FilterableJob[]): Partial<Record<FilterName, Test>> {
  const equals = <V>(wanted: V | undefined, value: (job: FilterableJob['job']) => V): Test | undefined =>
    wanted === undefined ? undefined : ({ job }) => value(job) === wanted;
  const states =
    (id: string): Test =>
    ({ form }) =>
      form.conditions.includes(id);
  const position = folded(filters.position ?? '');
  return {
    location: placeTest(filters.location ?? ''),
    near: circleTest(filters),
    position: position === '' ? undefined : (candidate) => candidate.position.includes(position),
    industry: industryTest(filters.industry ?? '', candidates),
    salaryMin: filters.salaryMin ? ({ job }) => paysAtLeast(job, filters.salaryMin ?? 0) : undefined,
    openings: equals(filters.openings, (job) => positionBucket(job.openings)),
    remotePolicy: equals(filters.remotePolicy, (job) => job.remotePolicy),
    jobType: equals(filters.jobType, (job) => job.jobType),
    experienceLevel: equals(filters.experienceLevel, (job) => job.experienceLevel),
    shift: filters.shift && states(`shift:${filters.shift}`),
    noExperience: filters.noExperience && states('experience:none'),
  };
}

/** The jobs that pass every test, and by test those that fail only there. */
function sift<T extends FilterableJob>(
  candidates: readonly T[],
  active: [name: string, test: (candidate: T) => boolean][],
) {
  const jobs: T[] = [];
  const missedBy = new Map<string, T[]>(active.map(([name]) => [name, []]));
  for (const candidate of candidates) {
    const failed = active.find(([, test]) => !test(candidate));
    if (!failed) jobs.push(candidate);
    else if (active.every((entry) => entry === failed || entry[1](candidate))) missedBy.get(failed[0])?.push(candidate);
  }
  return { jobs, missedBy };
}

/** The jobs that meet every part of a search by meaning, in the order of the source. */
export function jobsMeetingAll<T extends FilterableJob>(source: JobSource<T>, search: string): T[] {
  const understood = understandQuery(search, source.vocabulary());
  if (understood.terms.length === 0) return [];
  return recordsMeetingAll(source.near(understood), source.formOf, understood);
}

export interface FoundJobs<T> {
  jobs: T[];
  facets: JobFacets;
  /** What the search was understood to ask for; without a search nothing. */
  understood: Understood;
  /** Of a search that finds nothing, what comes nearest to it. */
  nearest: T[];
}

/** What is found without any filter, by the jobs it was looked for in: the answer that is asked for most. */
const unfiltered = new WeakMap<readonly FilterableJob[], FoundJobs<FilterableJob>>();

const byPay = (a: FilterableJob, b: FilterableJob) => (yearlyPay(b.job) ?? -1) - (yearlyPay(a.job) ?? -1);

/** By relevance or, without a search, as the candidates came; by pay where asked. */
function inOrder<T extends FilterableJob>(
  jobs: readonly T[],
  sort: JobSort | undefined,
  rank: ReadonlyMap<T, number>,
): T[] {
  const isRanked = (sort ?? 'relevance') === 'relevance' && rank.size > 0;
  const ordered = isRanked ? jobs.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)) : jobs;
  return sort === 'pay' ? ordered.toSorted(byPay) : [...ordered];
}

/** What a search is understood to ask for, the jobs that come near it, and of them those that it finds, the most relevant first. */
function searched<T extends FilterableJob>(source: JobSource<T>, search = '') {
  const understood: Understood =
    search.trim() === '' ? { terms: [] } : understandQuery(search.trim(), source.vocabulary());
  const near = understood.terms.length > 0 ? source.near(understood) : [];
  return { understood, near, ranked: rankRecords(near, source.formOf, understood).map(({ record }) => record) };
}

/** The jobs that a search finds by meaning, the most relevant first; without a search all, in the order of the source. */
export function searchJobs<T extends FilterableJob>(
  source: JobSource<T>,
  search: string | undefined,
): { jobs: readonly T[]; understood: Understood } {
  const { understood, ranked } = searched(source, search);
  return { jobs: understood.terms.length > 0 ? ranked : source.candidates, understood };
}

/**
 * The jobs that a search finds by meaning and that pass every filter: with a search the most relevant first, else, and among equals, in
 * the order of the source, or by pay where asked. Per filter the count of each value among the jobs that pass all *other* filters,
 * so that a chosen value does not hide its alternatives; see `countFacets`. What the candidates give without filters is remembered.
 */
export function findJobs<T extends FilterableJob>(source: JobSource<T>, filters: JobFilters): FoundJobs<T> {
  const { candidates, formOf } = source;
  const { understood, near, ranked } = searched(source, filters.search);
  const tests = Object.entries(filterTests(filters, candidates)).filter(
    (entry): entry is [string, Test] => entry[1] !== undefined,
  );
  const isSearched = understood.terms.length > 0;
  const isPlain = !isSearched && tests.length === 0 && filters.sort !== 'pay';
  const known = isPlain ? (unfiltered.get(candidates) as FoundJobs<T> | undefined) : undefined;
  if (known) return known;
  const rank = new Map(ranked.map((job, place) => [job, place]));
  const isFound = (candidate: T) => rank.has(candidate);
  const { jobs, missedBy } = sift<T>(candidates, isSearched ? [['search', isFound], ...tests] : tests);
  const facets = countFacets((name) => [...jobs, ...(missedBy.get(name) ?? [])], filters);
  const passing = isSearched && jobs.length === 0 ? sift<T>(near, tests).jobs : [];
  const nearest = nearestRecords(passing, formOf, understood, NEAREST);
  const found = { jobs: inOrder(jobs, filters.sort, rank), facets, understood, nearest };
  if (isPlain) unfiltered.set(candidates, found);
  return found;
}
