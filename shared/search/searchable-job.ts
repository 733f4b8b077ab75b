/** Prepares a job for searching and filtering, once per version. */
import { folded } from '../domain/folded.ts';
import type { Job } from '../domain/job.ts';
import type { Point } from '../domain/near.ts';
import { withLanguage } from '../domain/text-language.ts';
import { pointsOf } from './coordinates.ts';
import { jobSearchForm } from './job-form.ts';
import { locationConcept } from './places.ts';
import type { SearchForm } from './search-form.ts';

/** What the filters of lists look at, and what they count. */
type FilteredBy =
  | 'title'
  | 'location'
  | 'industry'
  | 'openings'
  | 'remotePolicy'
  | 'jobType'
  | 'experienceLevel'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryPeriod';

/** As much of a job as the filters of a list ask for, without its text. */
export interface FilterableJob {
  job: Pick<Job, FilteredBy>;
  form: Pick<SearchForm, 'fields' | 'conditions'> & { place: Pick<SearchForm['place'], 'ids'> };
  location: string;
  /** Of a location whose town is known; see `locationConcept`. */
  town: ReturnType<typeof locationConcept>;
  /** Where the towns of its location lie; see `pointsOf`. */
  points: readonly Point[];
  position: string;
  industry: string;
}

/** A job with what it is searched by worked out once. */
export interface SearchableJob extends FilterableJob {
  job: Job;
  form: SearchForm;
}

/** Prepares a job for `findJobs`. */
export function searchable(job: Job): SearchableJob {
  const [location, position, industry] = [folded(job.location), folded(job.title), folded(job.industry)];
  const town = locationConcept(job.location);
  const points = pointsOf(job.location);
  return { job: withLanguage(job), form: jobSearchForm(job), location, town, points, position, industry };
}
