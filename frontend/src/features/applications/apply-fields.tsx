/** The fields of the application form, in one column. */
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGES } from '../../../../shared/domain/field.ts';
import { useErrorOf } from '../../lib/use-error-of.ts';
import { Consents } from '../../ui/consents.tsx';
import { Field } from '../../ui/field.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { PERSON_FIELDS } from '../../ui/person-fields.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './apply.module.css';
import type { ApplyContent, ApplyValues } from './apply-schema.ts';
import { ResumeField } from './resume-field.tsx';

interface ApplyFieldsProps {
  register: UseFormRegister<ApplyValues>;
  control: Control<ApplyValues, unknown, ApplyContent>;
  errors: FieldErrors<ApplyValues>;
  disabled: boolean;
  /** Where people without a resume go instead. */
  builderPath: string;
}

function TextFields({ register, errors, disabled }: ApplyFieldsProps) {
  const { t } = useTranslation('site');
  const errorOf = useErrorOf(errors);
  return PERSON_FIELDS.map(({ name, ...input }) => (
    <TextField
      key={name}
      label={t(`apply.${name}`)}
      optional={name === 'phone'}
      error={errorOf(name)}
      help={name === 'email' ? t('apply.emailHelp') : undefined}
      readOnly={disabled}
      {...input}
      {...register(name)}
    />
  ));
}

export function ApplyFields(props: ApplyFieldsProps) {
  const { t } = useTranslation('site');
  const { register, control, errors, disabled, builderPath } = props;
  const errorOf = useErrorOf(errors);
  return (
    <>
      <TextFields {...props} />
      <Controller
        name="resume"
        control={control}
        render={({ field }) => (
          <ResumeField
            file={field.value}
            error={errorOf('resume')}
            disabled={disabled}
            inputRef={field.ref}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <p className={styles.noResume}>
        <Link to={builderPath}>{t('apply.noResume')}</Link>
      </p>
      <Field label={t('apply.language')} error={errorOf('language')}>
        {(attributes) => (
          <Select
            {...attributes}
            {...register('language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`languageName.${value}`) }))}
          />
        )}
      </Field>
      <Honeypot {...register('website')} />
      <Consents
        privacyText={t('apply.privacy')}
        poolText={t('apply.pool')}
        register={register}
        error={errorOf('privacyNoticeAccepted')}
      />
    </>
  );
}
