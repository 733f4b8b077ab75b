/** A field for a month: the device's own picker, or plain writing where a browser has none. */
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Field } from './field.tsx';
import fieldStyles from './fields.module.css';

const WRITTEN = /^(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/;

/** What was written as `YYYY-MM`, the form of pickers and of the API; unreadable text stays what it is. */
export function monthOf(text: unknown): string {
  if (typeof text !== 'string') return '';
  const [, month, year] = WRITTEN.exec(text.trim()) ?? [];
  return month && year ? `${year}-${month.padStart(2, '0')}` : text.trim();
}

interface MonthFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  label: string;
  optional?: boolean;
  help?: ReactNode;
  /** Shown only where the browser has no picker. */
  writtenHelp: string;
  /** The words of the refusal, already translated. */
  error?: string;
}

function hasPicker(): boolean {
  const probe = document.createElement('input');
  probe.setAttribute('type', 'month');
  return probe.type === 'month';
}

export function MonthField({ label, optional = false, help, writtenHelp, error, ...input }: MonthFieldProps) {
  const [isWritten, setWritten] = useState(false);
  useEffect(() => setWritten(!hasPicker()), []);
  const written = isWritten ? (
    <>
      {help} {writtenHelp}
    </>
  ) : (
    help
  );
  return (
    <Field label={label} optional={optional} help={written} error={error}>
      {(control) => <input {...control} {...input} type="month" className={fieldStyles.input} data-part="input" />}
    </Field>
  );
}
