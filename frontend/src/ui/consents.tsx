/** The consents below a form that stores a profile: the required one, and the optional one apart from it. */
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './consents.module.css';
import { FieldError } from './field.tsx';
import fieldStyles from './fields.module.css';
import { Stack } from './layout.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

interface ConsentsProps {
  privacyText: string;
  poolText: string;
  /** Ties each box to the form; called here, since the order of registering decides which refused field comes first. */
  register: (name: 'privacyNoticeAccepted' | 'talentPoolConsent') => ComponentProps<'input'>;
  /** Why the first box was refused, already translated. */
  error: string | undefined;
}

export function Consents({ privacyText, poolText, register, error }: ConsentsProps) {
  const { t } = useTranslation('site');
  return (
    <Stack as="fieldset" gap="3" className={styles.consents}>
      <legend className={textStyles.visuallyHidden}>{t('footer.privacy')}</legend>
      <label className={fieldStyles.check} data-part="check">
        <input
          type="checkbox"
          {...register('privacyNoticeAccepted')}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error && 'privacy-error'}
        />
        <span>{privacyText}</span>
      </label>
      {error && <FieldError id="privacy-error">{error}</FieldError>}
      <PrivacyNotice />
      <label className={fieldStyles.check} data-part="check">
        <input type="checkbox" {...register('talentPoolConsent')} />
        <span>
          {poolText}{' '}
          <span className={`${textStyles.note} ${typeStyles.plain}`} data-part="field-optional">
            {t('form.optional')}
          </span>
        </span>
      </label>
    </Stack>
  );
}
