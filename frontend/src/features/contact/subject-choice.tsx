/** The subject of a message: six choices, stored in the address so that a link can preselect one. */
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CONTACT_SUBJECTS } from '../../../../shared/domain/message.ts';
import { FieldError } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Grid } from '../../ui/layout.tsx';
import pressStyles from '../../ui/press.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './contact.module.css';

interface SubjectChoiceProps {
  /** What ties the choices to the form. */
  field: UseFormRegisterReturn<'subject'>;
  /** The words of the refusal, already translated. */
  error: string | undefined;
}

export function SubjectChoice({ field, error }: SubjectChoiceProps) {
  const { t } = useTranslation('contact');
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div
      className={`${fieldStyles.field} ${styles.subjects}`}
      data-part="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorId}
      aria-invalid={error !== undefined}
      aria-required
    >
      <span className={textStyles.strong} data-part="field-label" id={`${id}-label`}>
        {t('form.subject')}
      </span>
      <Grid columns="2" from720="3" gap="2">
        {CONTACT_SUBJECTS.map((subject) => (
          <label key={subject} className={`${styles.subject} ${pressStyles.choice}`}>
            <input type="radio" value={subject} {...field} />
            <span>{t(`subject.${subject}`)}</span>
          </label>
        ))}
      </Grid>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
