/** A field of a record's table as the control of its kind, for the forms of the panel. */
import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldKind } from '../../../../../../shared/domain/field-kinds.ts';
import type { Field } from '../../../../../../shared/domain/field-table.ts';

interface FieldControlProps extends UseFormRegisterReturn {
  field: Field;
  label: string;
  hasError: boolean;
  /** In words. */
  errorMessage: string | undefined;
  /** Of a choice, where not all of them may be made. */
  values?: readonly string[];
  /** Of a text of several lines, or a list. @default 3 */
  rows?: number;
  /** Stands below the label. */
  descriptiveText?: string;
  /** For counts that are never typed with thousands separators. */
  type?: 'number';
  id?: string;
  labelHidden?: boolean;
  className?: string;
  'aria-required'?: boolean;
}

const TYPES: Partial<Record<FieldKind, string>> = { email: 'email', phone: 'tel' };

/** Everything but a flag, which is no text: its form has a checkbox of its own. */
export function FieldControl({ field, values, rows = 3, type, min, ...control }: FieldControlProps) {
  const { t } = useTranslation('admin');
  const { kind, options } = field;
  if (kind === 'choice') {
    return (
      <SelectField size="small" {...control}>
        {(values ?? field.values ?? []).map((value) => (
          <option key={value} value={value}>
            {options ? t(`${options}.${value}`) : value}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'lines' || kind === 'list') return <TextAreaField size="small" rows={rows} {...control} />;
  const isFigure = (kind === 'count' || kind === 'amount') && type === undefined;
  return (
    <TextField
      size="small"
      type={type ?? TYPES[kind] ?? 'text'}
      min={min}
      inputMode={isFigure ? 'numeric' : undefined}
      {...control}
    />
  );
}
