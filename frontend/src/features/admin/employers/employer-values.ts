/** Between a field of an employer and its control, where everything is typed as text. */
import { listItems } from '../../../../../shared/domain/exchange-values.ts';
import type { Field } from '../../../../../shared/domain/field-table.ts';

/** What the control of a value holds. */
export function typedOf(value: unknown): string {
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}

/** What was typed as the field has it, unchecked. */
export function toldOf({ kind }: Field, typed: string): unknown {
  if (kind === 'count') return Number(typed || Number.NaN);
  if (kind === 'amount') return typed.trim() === '' ? null : Number(typed.replace(',', '.'));
  return kind === 'list' ? listItems(typed) : typed;
}
