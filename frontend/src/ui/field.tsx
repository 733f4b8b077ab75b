/** A form field: label above, help below, what is wrong in words beside it, all tied together for screen readers. */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import fieldStyles from './fields.module.css';
import { Icon } from './icons.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

/** What the field hands to its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps {
  label: string;
  /** Id of the control, where something outside the field refers to it. */
  id?: string;
  optional?: boolean;
  help?: ReactNode;
  /** The words of the refusal, already translated. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={fieldStyles.fieldError} data-part="field-error">
      <Icon name="alert" size={16} style={{ marginTop: 2 }} />
      <span>{children}</span>
    </p>
  );
}

export function Field({ label, id: givenId, optional, help, error, children }: FieldProps) {
  const { t } = useTranslation('site');
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={fieldStyles.field} data-part="field">
      <label className={textStyles.strong} data-part="field-label" htmlFor={id}>
        {label}{' '}
        {optional && (
          <span className={`${textStyles.note} ${typeStyles.plain}`} data-part="field-optional">
            {t('form.optional')}
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <div id={helpId} className={textStyles.note} data-part="field-help">
          {help}
        </div>
      )}
    </div>
  );
}
