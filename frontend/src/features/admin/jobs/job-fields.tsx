/** The form of a job, made of the table of its fields: each stands in its part with the control of its kind. */
import { CheckboxField } from '@aws-amplify/ui-react';
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
import { FieldControl } from '../kit/record/field-control.tsx';
import { useJobLabel } from '../kit/words/job-label.ts';
import type { JobForm } from './job-values.ts';
import styles from './jobs.module.css';
import { WordingWarnings } from './wording-warnings.tsx';

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

function JobControl({ form, name, values }: JobControlProps) {
  const { t } = useTranslation('admin');
  const label = useJobLabel()(name);
  const field: JobField = JOB_FIELDS[name];
  const { kind, required, wide } = field;
  if (kind === 'flag') return <Flag form={form} name={name} />;
  const error = form.formState.errors[name];
  return (
    <FieldControl
      field={field}
      label={required ? `${label} *` : label}
      aria-required={required === true}
      hasError={error !== undefined}
      errorMessage={codeText(t, error?.message ?? 'INVALID')}
      values={values}
      rows={field.rows}
      descriptiveText={kind === 'list' ? t('job.listHelp') : undefined}
      className={wide || kind === 'lines' || kind === 'list' ? styles.wide : undefined}
      {...form.register(name)}
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
