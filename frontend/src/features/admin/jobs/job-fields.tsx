/** The form of a job, made of the table of its fields: each stands in its part with the control of its kind. */
import { CheckboxField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../../../shared/domain/field-table.ts';
import { canChangeStatus } from '../../../../../shared/domain/job.ts';
import { JOB_STATUSES, type JobStatus } from '../../../../../shared/domain/job-choices.ts';
import {
  JOB_FIELDS,
  JOB_FORM_PARTS,
  type JobField,
  type JobFieldName,
} from '../../../../../shared/domain/job-fields.ts';
import { codeText } from '../../../lib/error-text.ts';
import textStyles from '../../../ui/text.module.css';
import { useJobLabel } from '../kit/words/job-label.ts';
import type { JobForm } from './job-values.ts';
import styles from './jobs.module.css';
import { WordingWarnings } from './wording-warnings.tsx';

/** What every control of the form shares: name, label with its asterisk, error in words. */
function useControl(form: JobForm) {
  const { t } = useTranslation('admin');
  const labelOf = useJobLabel();
  return (name: JobFieldName, { required }: JobField) => {
    const error = form.formState.errors[name];
    const label = labelOf(name);
    return {
      label: required ? `${label} *` : label,
      'aria-required': required === true,
      size: 'small' as const,
      hasError: error !== undefined,
      errorMessage: codeText(t, error?.message ?? 'INVALID'),
      ...form.register(name),
    };
  };
}

interface JobControlProps {
  form: JobForm;
  name: JobFieldName;
  /** Of a choice, where not all of them may be made. */
  values?: readonly string[];
}

/** Amplify's checkbox keeps its own state, which a registered field would not reach. */
function Flag({ form, name }: JobControlProps) {
  const labelOf = useJobLabel();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <CheckboxField
          {...field}
          label={labelOf(name)}
          value="yes"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    />
  );
}

function Choice({ form, name, values }: JobControlProps) {
  const { t } = useTranslation('admin');
  const control = useControl(form);
  const field: JobField = JOB_FIELDS[name];
  return (
    <SelectField {...control(name, field)}>
      {(values ?? field.values ?? []).map((value) => (
        <option key={value} value={value}>
          {field.options ? t(`${field.options}.${value}`) : value}
        </option>
      ))}
    </SelectField>
  );
}

function JobControl({ form, name, values }: JobControlProps) {
  const { t } = useTranslation('admin');
  const control = useControl(form);
  const field: JobField = JOB_FIELDS[name];
  const { kind, wide, rows = 3 } = field;
  if (kind === 'flag') return <Flag form={form} name={name} />;
  if (kind === 'choice') return <Choice form={form} name={name} values={values} />;
  if (kind === 'lines' || kind === 'list') {
    const help = kind === 'list' ? t('job.listHelp') : undefined;
    return <TextAreaField {...control(name, field)} descriptiveText={help} rows={rows} className={styles.wide} />;
  }
  const isFigure = kind === 'count' || kind === 'amount';
  return (
    <TextField
      {...control(name, field)}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={isFigure ? 'numeric' : undefined}
      className={wide && styles.wide}
    />
  );
}

interface JobFieldsProps {
  form: JobForm;
  /** Limits the choice to what may follow it; a new job may take any. */
  savedStatus?: JobStatus;
}

function FormPart({ form, part, savedStatus }: JobFieldsProps & { part: JobField['form'] }) {
  const { t } = useTranslation('admin');
  const statuses = JOB_STATUSES.filter((status) => !savedStatus || canChangeStatus(savedStatus, status));
  const names = fieldsOf(JOB_FIELDS).filter((name) => JOB_FIELDS[name].form === part);
  return (
    <fieldset>
      <legend>{t(`job.groups.${part}`)}</legend>
      {part === 'pay' && <p className={`${textStyles.quiet} ${styles.wide}`}>{t('job.payHelp')}</p>}
      {names.flatMap((name) => [
        <JobControl key={name} form={form} name={name} values={name === 'status' ? statuses : undefined} />,
        'watched' in JOB_FIELDS[name] && <WordingWarnings key={`${name} words`} form={form} name={name} />,
      ])}
    </fieldset>
  );
}

export function JobFields({ form, savedStatus }: JobFieldsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p className={textStyles.quiet}>{t('job.requiredHelp')}</p>
      {JOB_FORM_PARTS.map((part) => (
        <FormPart key={part} form={form} part={part} savedStatus={savedStatus} />
      ))}
    </>
  );
}
