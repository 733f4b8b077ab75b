/** A native select with a list of options, styled like the other fields. */
import type { ComponentProps } from 'react';
import fieldStyles from './fields.module.css';

export interface Option {
  value: string;
  label: string;
}

export function Select({
  options,
  className = '',
  ...rest
}: ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <select className={`${fieldStyles.input} ${className}`.trim()} data-part="input" {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
