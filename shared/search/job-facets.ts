/** Counts the values of each job filter, merging the spellings of one field or town. */
import type { BilingualText } from '../domain/field.ts';
import { folded } from '../domain/folded.ts';
import { positionBucket } from '../domain/job.ts';
import { type JobFacets, type JobFilters, SALARY_STEPS } from '../domain/job-filters.ts';
import { paysAtLeast } from '../domain/job-pay.ts';
import { fieldLabel, fieldsOf } from './fields.ts';
import { locationConcept } from './places.ts';
import type { FilterableJob } from './searchable-job.ts';

/** A list of choices or suggestions with more values than this helps nobody. */
const FACET_VALUES_MAX = 50;
const ALPHABET = new Intl.Collator('es');

type ValueFacet = Exclude<keyof JobFacets, 'salaryMin'>;
type Facet = JobFacets[keyof JobFacets];

/** One value of a job: by its key the spellings of one thing are counted together. */
interface Value {
  key: string;
  value: string;
  label?: BilingualText;
}

const plain = (value: string): Value[] => [{ key: value, value }];

function fieldValues({ job, form }: FilterableJob): Value[] {
  return form.fields.map((id) => {
    const label = fieldLabel(id);
    return label ? { key: id, value: label.es, label } : { key: id, value: job.industry };
  });
}

function placeValues({ job, town }: FilterableJob): Value[] {
  return town ? [{ key: town.id, value: town.label.es, label: town.label }] : plain(job.location);
}

/** What a job states of one kind of condition: `shift:night` is the value `night`. */
const statedValues = (kind: string, { form }: FilterableJob) =>
  form.conditions.filter((id) => id.startsWith(`${kind}:`)).flatMap((id) => plain(id.slice(kind.length + 1)));

const VALUES: Record<ValueFacet, (candidate: FilterableJob) => Value[]> = {
  location: placeValues,
  position: ({ job }) => plain(job.title),
  industry: fieldValues,
  openings: ({ job }) => plain(positionBucket(job.openings)),
  remotePolicy: ({ job }) => plain(job.remotePolicy),
  jobType: ({ job }) => plain(job.jobType),
  experienceLevel: ({ job }) => plain(job.experienceLevel),
  shift: (candidate) => statedValues('shift', candidate),
  noExperience: ({ form }) => (form.conditions.includes('experience:none') ? plain('true') : []),
};

/** The key of the value that is chosen, under which it bears the spelling that the filter has. */
function chosenKey(name: ValueFacet, wanted: string): string | undefined {
  if (name === 'industry') return fieldsOf(wanted)[0];
  return name === 'location' && wanted.includes(',') ? locationConcept(wanted)?.id : undefined;
}

interface Counted extends Value {
  count: number;
}

function countValues(jobs: readonly FilterableJob[], name: ValueFacet, wanted: string): Facet {
  const counts = new Map<string, Counted>();
  for (const candidate of jobs)
    for (const value of VALUES[name](candidate)) {
      const known = counts.get(value.key);
      if (known) known.count += 1;
      else counts.set(value.key, { ...value, count: 1 });
    }
  const chosen = counts.get(chosenKey(name, wanted) ?? '');
  if (chosen) chosen.value = wanted;
  const typed = folded(wanted);
  const holdsTyped = ({ value, label }: Counted): number => {
    const places = [value, label?.en ?? '', label?.es ?? ''].map((text) => (typed ? folded(text).indexOf(typed) : -1));
    return places.includes(0) ? 2 : Math.max(...places) > 0 ? 1 : 0;
  };
  const values = [...counts.values()].map((counted) => ({ ...counted, first: holdsTyped(counted) }));
  const order = (a: (typeof values)[number], b: (typeof values)[number]) =>
    b.first - a.first || b.count - a.count || ALPHABET.compare(a.value, b.value);
  return firstOf(values, order).map(({ value, count, label }) => (label ? { value, count, label } : { value, count }));
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

function countSteps(jobs: readonly FilterableJob[]): Facet {
  return SALARY_STEPS.map((step) => ({
    value: String(step),
    count: jobs.filter(({ job }) => paysAtLeast(job, step)).length,
  })).filter(({ count }) => count > 0);
}

/**
 * The values of each filter among the jobs that `others(name)` gives, with their counts: spellings of one field or town are one value with a
 * label in both languages. Values that hold what is typed into their own filter come first (those that begin with it before the
 * rest), then the most frequent; of the least salaries each step is counted with all that pay more.
 */
export function countFacets(
  others: (name: keyof JobFacets) => readonly FilterableJob[],
  filters: JobFilters,
): JobFacets {
  const names = Object.keys(VALUES) as ValueFacet[];
  const facet = (name: ValueFacet) => countValues(others(name), name, filters[name] ?? '');
  const counted = Object.fromEntries(names.map((name) => [name, facet(name)])) as Omit<JobFacets, 'salaryMin'>;
  return { ...counted, salaryMin: countSteps(others('salaryMin')) };
}
