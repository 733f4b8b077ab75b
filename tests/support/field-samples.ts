/** A valid value for every field of a table, none of them what the field has by itself: so that a place that forgets one shows. */
import { listItems } from '../../shared/domain/exchange-values.ts';
import type { Field, FieldTable } from '../../shared/domain/field-table.ts';

/** The example that templates show, or what is near it. */
function sampleOf({ kind, example, values }: Field): unknown {
  const shown = typeof example === 'string' ? example : example.en;
  if (kind === 'flag') return true;
  if (kind === 'choice') return values?.at(-1);
  if (kind === 'count' || kind === 'amount') return Number(shown) + 6;
  return kind === 'list' ? listItems(shown) : shown;
}

export function samplesOf(table: FieldTable): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, sampleOf(field)]));
}

const firstOf = (names: string) => names.split('|')[0] ?? '';

/** What a table is called in a language, and how a person would write the sample into its cell. */
export function columnIn(language: 'es' | 'en', field: Field): { name: string; cell: string } {
  const sample = sampleOf(field);
  const name = firstOf(field.names[language]);
  if (sample === true) return { name, cell: { es: 'sí', en: 'yes' }[language] };
  if (Array.isArray(sample)) return { name, cell: sample.join('; ') };
  const meant = field.meanings?.[String(sample)]?.[language];
  return { name, cell: meant === undefined ? String(sample) : firstOf(meant) };
}
