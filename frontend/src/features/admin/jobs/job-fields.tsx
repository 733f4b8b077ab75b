/** The fields of the job form, in the order recruiters think: what, where, how much, for whom, in which words. */
import { CheckboxField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  CURRENCIES,
  canChangeStatus,
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  type JobStatus,
  REMOTE_POLICIES,
  SALARY_PERIODS,
} from '../../../../../shared/domain/job.ts';
import { codeText } from '../../../lib/error-text.ts';
import textStyles from '../../../ui/text.module.css';
import type { JobForm, JobValues } from './job-values.ts';
import styles from './jobs.module.css';
import { WordingWarnings } from './wording-warnings.tsx';

type Name = keyof JobValues;

/** The specification's required fields. */
const REQUIRED: readonly Name[] = [
  'title',
  'company',
  'location',
  'industry',
  'category',
  'jobType',
  'experienceLevel',
  'status',
  'description',
];

/** What every control of the form shares: name, label with its asterisk, error in words. */
function useControl(form: JobForm) {
  const { t } = useTranslation('admin');
  return (name: Name) => {
    const error = form.formState.errors[name];
    const required = REQUIRED.includes(name);
    return {
      label: required ? `${t(`job.${name}`)} *` : t(`job.${name}`),
      'aria-required': required,
      size: 'small' as const,
      hasError: error !== undefined,
      errorMessage: codeText(t, error?.message ?? 'INVALID'),
      ...form.register(name),
    };
  };
}

function useOptions() {
  const { t } = useTranslation('admin');
  return (group: string, values: readonly string[]) =>
    values.map((value) => (
      <option key={value} value={value}>
        {t(`${group}.${value}`)}
      </option>
    ));
}

/** Amplify's checkbox keeps its own state, which a registered field would not reach. */
function Flag({ form, name }: { form: JobForm; name: 'public' | 'relocationAssistance' | 'visaSponsorship' }) {
  const { t } = useTranslation('admin');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <CheckboxField
          {...field}
          label={t(`job.${name}`)}
          value="yes"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    />
  );
}

function Position({ form, savedStatus }: { form: JobForm; savedStatus?: JobStatus }) {
  const { t } = useTranslation('admin');
  const control = useControl(form);
  const options = useOptions();
  const statuses = JOB_STATUSES.filter((status) => !savedStatus || canChangeStatus(savedStatus, status));
  return (
    <fieldset>
      <legend>{t('job.groups.position')}</legend>
      <TextField {...control('title')} className={styles.wide} />
      <WordingWarnings form={form} name="title" />
      <TextField {...control('company')} />
      <TextField {...control('location')} />
      <TextField {...control('industry')} />
      <TextField {...control('category')} />
      <SelectField {...control('jobType')}>{options('site:job.jobType', JOB_TYPES)}</SelectField>
      <SelectField {...control('experienceLevel')}>
        {options('site:job.experienceLevel', EXPERIENCE_LEVELS)}
      </SelectField>
      <SelectField {...control('remotePolicy')}>{options('site:job.remotePolicy', REMOTE_POLICIES)}</SelectField>
      <TextField {...control('openings')} inputMode="numeric" />
      <SelectField {...control('status')}>{options('jobStatuses', statuses)}</SelectField>
      <Flag form={form} name="public" />
    </fieldset>
  );
}

function Pay({ form }: { form: JobForm }) {
  const { t } = useTranslation('admin');
  const control = useControl(form);
  const options = useOptions();
  return (
    <fieldset>
      <legend>{t('job.groups.pay')}</legend>
      <p className={`${textStyles.quiet} ${styles.wide}`}>{t('job.payHelp')}</p>
      <TextField {...control('salaryMin')} inputMode="numeric" />
      <TextField {...control('salaryMax')} inputMode="numeric" />
      <SelectField {...control('salaryCurrency')}>
        {CURRENCIES.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField {...control('salaryPeriod')}>{options('salaryPeriods', SALARY_PERIODS)}</SelectField>
      <Flag form={form} name="relocationAssistance" />
      <Flag form={form} name="visaSponsorship" />
    </fieldset>
  );
}

function Words({ form }: { form: JobForm }) {
  const { t } = useTranslation('admin');
  const control = useControl(form);
  const listHelp = { descriptiveText: t('job.listHelp'), rows: 3, className: styles.wide };
  return (
    <fieldset>
      <legend>{t('job.groups.words')}</legend>
      <TextAreaField {...control('description')} rows={8} className={styles.wide} />
      <WordingWarnings form={form} name="description" />
      <TextAreaField {...control('requirements')} {...listHelp} />
      <WordingWarnings form={form} name="requirements" />
      <TextAreaField {...control('benefits')} {...listHelp} />
      <WordingWarnings form={form} name="benefits" />
      <TextAreaField {...control('tags')} {...listHelp} rows={2} />
      <WordingWarnings form={form} name="tags" />
      <TextAreaField {...control('benefitsDescription')} rows={3} className={styles.wide} />
      <TextAreaField {...control('companyDescription')} rows={3} className={styles.wide} />
      <TextField {...control('contactEmail')} type="email" className={styles.wide} />
    </fieldset>
  );
}

/** `savedStatus` limits the choice to what may follow it; a new job may take any. */
export function JobFields({ form, savedStatus }: { form: JobForm; savedStatus?: JobStatus }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p className={textStyles.quiet}>{t('job.requiredHelp')}</p>
      <Position form={form} savedStatus={savedStatus} />
      <Pay form={form} />
      <Words form={form} />
    </>
  );
}
