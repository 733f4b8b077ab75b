/** Between a job and its form: lists and figures are typed as text, and checked by the contract's own schema. */
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import { type FieldsOfKind, fieldsOf, fieldsOfKind } from '../../../../../shared/domain/field-table.ts';
import { type Job, type JobInput, jobInputSchema, type PublicJob } from '../../../../../shared/domain/job.ts';
import { JOB_FIELDS, type JobField } from '../../../../../shared/domain/job-fields.ts';
import { figureFrom, listFrom, typedOf } from '../kit/record/typed-values.ts';

type Untouched = FieldsOfKind<typeof JOB_FIELDS, 'flag' | 'choice'>;

/** What the controls hold: flags and choices as they are, everything else as text. */
export type JobValues = Pick<JobInput, Untouched> & Record<Exclude<keyof JobInput, Untouched>, string>;

export type JobForm = UseFormReturn<JobValues, unknown, JobInput>;

export const JOB_FORM_FIELDS = fieldsOf(JOB_FIELDS);

/** A new job's form: on site, in euros, an unpublished draft. */
export const NEW_JOB = Object.fromEntries(
  Object.entries<JobField>(JOB_FIELDS).map(([name, { kind, preset = '' }]) => [name, kind === 'flag' ? false : preset]),
) as JobValues;

/** The form's content for a job. */
export function valuesOf(job: Job): JobValues {
  const shown = (value: Job[keyof JobInput]) => (typeof value === 'boolean' ? value : typedOf(value));
  return Object.fromEntries(JOB_FORM_FIELDS.map((field) => [field, shown(job[field])])) as JobValues;
}

const LISTS = fieldsOfKind(JOB_FIELDS, 'list');
const COUNTS = fieldsOfKind(JOB_FIELDS, 'count');
const AMOUNTS = fieldsOfKind(JOB_FIELDS, 'amount');

/** Some fields of the form, each read. */
const readEach = <F extends keyof JobValues, T>(fields: readonly F[], readOne: (field: F) => T) =>
  Object.fromEntries(fields.map((field) => [field, readOne(field)])) as Record<F, T>;

/** What the form would send, unchecked. A count that is not said is the usual one, an amount is none. */
export function inputOf(values: JobValues): unknown {
  return {
    ...values,
    ...readEach(LISTS, (field) => listFrom(values[field])),
    ...readEach(COUNTS, (field) => figureFrom(values[field]) ?? undefined),
    ...readEach(AMOUNTS, (field) => figureFrom(values[field])),
  };
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

/** What visitors would see of the form as it is now; what the form lacks comes from `job`. */
export function previewOf(values: JobValues, job: Job | undefined): PublicJob {
  const { contactEmail: _address, status: _status, public: _public, ...shown } = values;
  return {
    ...shown,
    ...readEach(LISTS, (field) => listFrom(values[field])),
    ...readEach(COUNTS, (field) => readable(values[field]) ?? Number(NEW_JOB[field])),
    ...readEach(AMOUNTS, (field) => readable(values[field])),
    ...payRange(values),
    ...{ jobId: job?.jobId ?? '', slug: job?.slug ?? '', publishedAt: job?.publishedAt ?? null },
    ...{ createdAt: job?.createdAt ?? '', updatedAt: job?.updatedAt ?? '' },
  };
}

/** The fields in which two versions of a job differ, in the order of the form. */
export function changedFields(before: JobValues, after: JobValues): (keyof JobValues)[] {
  return JOB_FORM_FIELDS.filter((field) => before[field] !== after[field]);
}
