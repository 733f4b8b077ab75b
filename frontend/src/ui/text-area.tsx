/** A field for text of several lines: `<TextArea label={…} rows={4} {...register('summary')} />`. */
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import fieldStyles from './fields.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'children'> {
  label: string;
  optional?: boolean;
  help?: ReactNode;
  /** The words of the refusal, already translated. */
  error?: string | undefined;
}

export function TextArea({ label, optional = false, help, error, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} help={help} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...textarea}
          className={fieldStyles.input}
          data-part="input"
          aria-required={!optional}
        />
      )}
    </Field>
  );
}
