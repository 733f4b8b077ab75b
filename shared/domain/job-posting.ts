/** A job as schema.org JobPosting, as Google for Jobs requires it. */
import { DEFAULT_LANGUAGE, type Language } from './field.ts';
import type { PublicJob } from './job.ts';
import { jobHtml } from './job-text.ts';

/** Where the site's employers are: the country of jobs whose location names none. */
export const DEFAULT_COUNTRY = 'ES';

/** A free-text location taken apart, as far as it is known. */
export interface PostalPlace {
  locality?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

export interface PostingOptions {
  /** Where the job is, as far as its location says; a country that is not known is `DEFAULT_COUNTRY`. */
  place?: PostalPlace;
  /** Of the leads between the parts of the text and of the country's name. @default 'es' */
  language?: Language;
}

/** A remote job without a type of its own is a full-time job until its text says otherwise. */
const EMPLOYMENT_TYPES: Record<PublicJob['jobType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  remote: 'FULL_TIME',
};

const unlessEmpty = (items: readonly string[]) => (items.length > 0 ? items : undefined);

/** Whether the whole work is done from elsewhere; hybrid work is not, as Google defines `TELECOMMUTE`. */
export function isFullyRemote(job: Pick<PublicJob, 'jobType' | 'remotePolicy'>): boolean {
  return job.remotePolicy === 'remote' || job.jobType === 'remote';
}

function baseSalary({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: PublicJob) {
  if (salaryMin === null && salaryMax === null) return undefined;
  const range = { minValue: salaryMin ?? undefined, maxValue: salaryMax ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency: salaryCurrency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: salaryPeriod.toUpperCase() },
  };
}

function jobLocation({ locality, region, country = DEFAULT_COUNTRY }: PostalPlace) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
  };
}

function remoteWork({ country = DEFAULT_COUNTRY }: PostalPlace, language: Language) {
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name } };
}

/**
 * The JobPosting of an open job whose page has the absolute address `address`. Properties without a value are
 * `undefined` and vanish in JSON. Left out on purpose: `validThrough` (a job stays open until someone closes it, and
 * the end is not known before), `experienceRequirements` and `educationRequirements` (a level is not a number of months,
 * and what the text asks for stands in `qualifications`), and the language (the job is in whichever it was written in).
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: PublicJob, address: string, options: PostingOptions = {}) {
  const { place = {}, language = DEFAULT_LANGUAGE } = options;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job, language),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.jobId },
    url: address,
    datePosted: job.publishedAt ?? job.createdAt,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      description: job.companyDescription || undefined,
    },
    jobLocation: jobLocation(place),
    ...(isFullyRemote(job) ? remoteWork(place, language) : {}),
    employmentType: EMPLOYMENT_TYPES[job.jobType],
    baseSalary: baseSalary(job),
    directApply: true,
    industry: job.industry,
    occupationalCategory: job.category,
    qualifications: unlessEmpty(job.requirements),
    skills: unlessEmpty(job.tags),
    jobBenefits: unlessEmpty([...job.benefits, ...[job.benefitsDescription].filter(Boolean)]),
    totalJobOpenings: job.openings,
  };
}
export type JobPosting = ReturnType<typeof jobPosting>;

/**
 * A value as JSON that may stand inside a `<script>` element: every `<` is written as an escape, so that neither
 * `</script>` nor `<!--` in a text can end or change the element. Parsing gives the same value.
 */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
