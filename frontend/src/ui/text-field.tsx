/** A field for one line of text: `<TextField label={…} error={…} {...register('company')} />`. */
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import fieldStyles from './fields.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: string;
  optional?: boolean;
  help?: ReactNode;
  /** The words of the refusal, already translated. */
  error?: string;
}

export function TextField({ label, optional = false, help, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} optional={optional} help={help} error={error}>
      {(control) => (
        <input {...control} {...input} className={fieldStyles.input} data-part="input" aria-required={!optional} />
      )}
    </Field>
  );
}
