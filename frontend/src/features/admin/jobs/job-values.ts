/** Between a job and its form: lists and figures are typed as text, and checked by the contract's own schema. */
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import { type Job, type JobInput, jobInputSchema, type PublicJob } from '../../../../../shared/domain/job.ts';

const LISTS = ['requirements', 'benefits', 'tags'] as const;
const FIGURES = ['openings', 'salaryMin', 'salaryMax'] as const;
type Typed = (typeof LISTS)[number] | (typeof FIGURES)[number] | 'contactEmail';

/** What the controls hold. */
export type JobValues = Omit<JobInput, Typed> & Record<Typed, string>;

export type JobForm = UseFormReturn<JobValues, unknown, JobInput>;

/** A new job's form: on site in euros, a draft that nobody sees yet. */
export const NEW_JOB: JobValues = {
  title: '',
  company: '',
  location: '',
  industry: '',
  category: '',
  jobType: 'full-time',
  experienceLevel: 'mid',
  status: 'draft',
  public: false,
  openings: '1',
  description: '',
  requirements: '',
  benefits: '',
  tags: '',
  contactEmail: '',
  companyDescription: '',
  benefitsDescription: '',
  remotePolicy: 'on-site',
  salaryCurrency: 'EUR',
  salaryMin: '',
  salaryMax: '',
  salaryPeriod: 'year',
  relocationAssistance: false,
  visaSponsorship: false,
};

export const JOB_FIELDS = Object.keys(NEW_JOB) as (keyof JobValues)[];

/** Entries between commas or, once the text has line breaks, one per line, so that an entry may hold a comma. */
export function listFrom(text: string): string[] {
  return text
    .split(text.includes('\n') ? '\n' : ',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The text that `listFrom` reads back as the same entries. */
export function listText(entries: readonly string[]): string {
  return entries.some((entry) => entry.includes(',')) ? `${entries.join('\n')}\n` : entries.join(', ');
}

/** `28000`, `28.000` and `28,000` are one figure, as are `11,50` and `11.50`: money has no thousandths. */
const THOUSANDS = /^\d{1,3}(?:[.,\s]\d{3})+$/;

function figureFrom(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return Number(THOUSANDS.test(trimmed) ? trimmed.replace(/[.,\s]/g, '') : trimmed.replace(',', '.'));
}

/** The form's content for a job. */
export function valuesOf(job: Job): JobValues {
  const values = { ...job } as Record<string, unknown>;
  for (const field of LISTS) values[field] = listText(job[field]);
  for (const field of FIGURES) values[field] = job[field] === null ? '' : String(job[field]);
  values.contactEmail = job.contactEmail ?? '';
  return Object.fromEntries(JOB_FIELDS.map((field) => [field, values[field]])) as JobValues;
}

/** What the form would send, unchecked. */
export function inputOf(values: JobValues): unknown {
  const input: Record<string, unknown> = { ...values };
  for (const field of LISTS) input[field] = listFrom(values[field]);
  for (const field of FIGURES) input[field] = figureFrom(values[field]);
  return { ...input, openings: figureFrom(values.openings) ?? undefined };
}

/** Checks the form by the schema the server uses; each message is a code that the locales translate. */
export const jobResolver: Resolver<JobValues, unknown, JobInput> = (values) => {
  const checked = jobInputSchema.safeParse(inputOf(values));
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0]);
    errors[field] ??= { type: 'invalid', message: /^[A-Z_]+$/.test(message) ? message : 'INVALID' };
  }
  return { values: {}, errors: errors as FieldErrors<JobValues> };
};

/** A figure as far as it can be read while it is being typed. */
function readable(text: string): number | null {
  const figure = figureFrom(text);
  return figure !== null && Number.isFinite(figure) ? figure : null;
}

/** The range where it is one; while its ends contradict each other there is none to show. */
function payRange({ salaryMin, salaryMax }: JobValues): Pick<PublicJob, 'salaryMin' | 'salaryMax'> {
  const [min, max] = [readable(salaryMin), readable(salaryMax)];
  return min !== null && max !== null && min > max
    ? { salaryMin: null, salaryMax: null }
    : { salaryMin: min, salaryMax: max };
}

/** What visitors would see of the form as it is now; what only the server knows comes from `job`. */
export function previewOf(values: JobValues, job: Job | undefined): PublicJob {
  const { contactEmail: _address, status: _status, public: _public, ...shown } = values;
  return {
    ...shown,
    ...{
      requirements: listFrom(values.requirements),
      benefits: listFrom(values.benefits),
      tags: listFrom(values.tags),
    },
    ...payRange(values),
    openings: readable(values.openings) ?? 1,
    ...{ jobId: job?.jobId ?? '', slug: job?.slug ?? '', publishedAt: job?.publishedAt ?? null },
    ...{ createdAt: job?.createdAt ?? '', updatedAt: job?.updatedAt ?? '' },
  };
}

/** The fields in which two versions of a job differ, in the order of the form. */
export function changedFields(before: JobValues, after: JobValues): (keyof JobValues)[] {
  return JOB_FIELDS.filter((field) => before[field] !== after[field]);
}
