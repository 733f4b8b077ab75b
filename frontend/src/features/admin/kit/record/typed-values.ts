/** Between the values of a record's fields and their controls, which hold them as text. */
import type { FieldKind } from '../../../../../../shared/domain/field-kinds.ts';

/** Entries between commas or, once the text has line breaks, one per line, so that an entry may hold a comma. */
export function listFrom(text: string): string[] {
  return text
    .split(text.includes('\n') ? '\n' : ',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The text that `listFrom` reads back as the same entries. */
export function listText(entries: readonly string[]): string {
  return entries.some((entry) => entry.includes(',')) ? `${entries.join('\n')}\n` : entries.join(', ');
}

/** `28000`, `28.000` and `28,000` are one figure, as are `11,50` and `11.50`: money has no thousandths. */
const THOUSANDS = /^\d{1,3}(?:[.,\s]\d{3})+$/;

/** The figure that was typed: `null` where there is none, not a number where it is no figure. */
export function figureFrom(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return Number(THOUSANDS.test(trimmed) ? trimmed.replace(/[.,\s]/g, '') : trimmed.replace(',', '.'));
}

/** What the control of a value holds. */
export function typedOf(value: unknown): string {
  return Array.isArray(value) ? listText(value) : String(value ?? '');
}

/** What was typed as a field of this kind has it, unchecked. A count has to be typed; an amount may be none. */
export function valueFrom(kind: FieldKind, typed: string): unknown {
  if (kind === 'count') return figureFrom(typed) ?? Number.NaN;
  if (kind === 'amount') return figureFrom(typed);
  return kind === 'list' ? listFrom(typed) : typed;
}
