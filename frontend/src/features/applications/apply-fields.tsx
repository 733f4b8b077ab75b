/** The fields of the application form, one column, in the order a person thinks of them. */
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../shared/domain/field.ts';
import { codeText } from '../../lib/error-text.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ApplyContent, ApplyValues } from './apply-schema.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ResumeField } from './resume-field.tsx';

interface ApplyFieldsProps {
  register: UseFormRegister<ApplyValues>;
  control: Control<ApplyValues, unknown, ApplyContent>;
  errors: FieldErrors<ApplyValues>;
  disabled: boolean;
}

const TEXTS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

function useErrorOf(errors: FieldErrors<ApplyValues>) {
  const { t } = useTranslation('site');
  return (name: keyof ApplyValues): string | undefined => {
    const code = errors[name]?.message;
    return code === undefined ? undefined : codeText(t, code);
  };
}

function TextFields({ register, errors, disabled }: ApplyFieldsProps) {
  const { t } = useTranslation('site');
  const errorOf = useErrorOf(errors);
  return TEXTS.map(({ name, type, autoComplete }) => (
    <Field
      key={name}
      label={t(`apply.${name}`)}
      optional={name === 'phone'}
      error={errorOf(name)}
      help={name === 'email' ? t('apply.emailHelp') : undefined}
    >
      {(control) => (
        <input
          {...control}
          {...register(name)}
          className="input"
          type={type}
          autoComplete={autoComplete}
          readOnly={disabled}
          aria-required={name !== 'phone'}
        />
      )}
    </Field>
  ));
}

function Consents({ register, errors }: ApplyFieldsProps) {
  const { t } = useTranslation('site');
  const error = useErrorOf(errors)('privacyNoticeAccepted');
  return (
    <fieldset className="consents">
      <legend className="visually-hidden">{t('footer.privacy')}</legend>
      <label className="check">
        <input
          type="checkbox"
          {...register('privacyNoticeAccepted')}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error && 'privacy-error'}
        />
        <span>{t('apply.privacy')}</span>
      </label>
      {error && <FieldError id="privacy-error">{error}</FieldError>}
      <PrivacyNotice />
      <label className="check">
        <input type="checkbox" {...register('talentPoolConsent')} />
        <span>
          {t('apply.pool')} <span className="field-optional">{t('form.optional')}</span>
        </span>
      </label>
    </fieldset>
  );
}

export function ApplyFields(props: ApplyFieldsProps) {
  const { t } = useTranslation('site');
  const { register, control, errors, disabled } = props;
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
      <Field label={t('apply.language')} error={errorOf('language')}>
        {(attributes) => (
          <Select
            {...attributes}
            {...register('language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`languageName.${value}`) }))}
          />
        )}
      </Field>
      {/* People never see this field, so whoever fills it in is a machine. */}
      <div className="visually-hidden" aria-hidden="true">
        <input {...register('website')} tabIndex={-1} autoComplete="off" aria-label="website" />
      </div>
      <Consents {...props} />
    </>
  );
}
