/** Builds the search form of a job. */
import type { Job } from '../domain/job.ts';
import { yearlyPay } from '../domain/job-pay.ts';
import { type SearchForm, searchFormOf } from './search-form.ts';

/** The search form of a job: title, company, place, text, requirements, tags and what its fields state. */
export function jobSearchForm(job: Job): SearchForm {
  const { title, company, description, requirements, tags, industry, category, location } = job;
  const { remotePolicy, jobType, experienceLevel } = job;
  return searchFormOf({
    title,
    company,
    text: description,
    skills: [...requirements, ...tags],
    industry,
    category,
    location,
    remotePolicy,
    jobType,
    experienceLevel,
    yearlyPay: yearlyPay(job),
  });
}
