/**
 * The kinds of fields that records have, each with what its value has to be: `schema` in a whole record, `change` alone, where
 * what is not said stays as it is. Forms, files and pages show a field by its kind.
 */
import * as z from 'zod';
import {
  emailSchema,
  isStorable,
  LONG_TEXT_MAX_CHARS,
  optionalLines,
  requiredLines,
  requiredText,
  textList,
} from './field.ts';

/** `lines`: text of any length. `count`: a whole number. `amount`: a number, or `null`. `choice`: one of `values`. */
export type FieldKind = 'text' | 'email' | 'phone' | 'lines' | 'list' | 'flag' | 'count' | 'amount' | 'choice';

/** One line that has to be there; `code` answers where it is missing. */
export const text = (code: string) => ({ kind: 'text', required: true, schema: requiredText(code) }) as const;

/** Text of any number of lines that has to be there; `code` answers where it is missing. */
export const lines = (code: string) =>
  ({ kind: 'lines', required: true, schema: requiredLines(code, LONG_TEXT_MAX_CHARS) }) as const;

/** Text that may be left out or `null`; stored as an empty one. */
export function linesOrNothing(maxChars = LONG_TEXT_MAX_CHARS) {
  const change = optionalLines(maxChars);
  return { kind: 'lines', change, schema: change.nullish().transform((given) => given ?? '') } as const;
}

/** An address, an empty text, or `null`. */
export function emailOrNothing() {
  const change = z.union([z.literal(''), emailSchema]).nullable();
  return { kind: 'email', change, schema: change.default(null) } as const;
}

export function list() {
  const change = textList();
  return { kind: 'list', change, schema: change.default([]) } as const;
}

/** Yes or no; no unless it is said. */
export function flag() {
  const change = z.boolean();
  return { kind: 'flag', change, schema: change.default(false) } as const;
}

/** A whole number from `min` to `max`; `preset` unless it is said. */
export function count(min: number, max: number, preset: number) {
  const change = z.number().int('INVALID').min(min, 'TOO_SMALL').max(max, 'TOO_LARGE');
  return { kind: 'count', preset: String(preset), change, schema: change.default(preset) } as const;
}

/** A number from `min` to `max` that a table can keep, or `null`. */
export function amountOrNothing(min: number, max: number) {
  const amount = z.number().min(min, 'TOO_SMALL').max(max, 'TOO_LARGE').refine(isStorable, 'TOO_SMALL');
  const change = amount.nullable();
  return { kind: 'amount', change, schema: change.default(null) } as const;
}

/** One of `values`, which has to be said; a form offers `preset` first. */
export const choice = <const V extends readonly string[]>(values: V, preset: V[number]) =>
  ({ kind: 'choice', required: true, values, preset, schema: z.enum(values) }) as const;

/** One of `values`; `preset` unless it is said. */
export function choiceOr<const V extends readonly string[]>(values: V, preset: V[number]) {
  const change = z.enum(values);
  type Choice = z.core.util.NoUndefined<V[number]>;
  return { kind: 'choice', values, preset, change, schema: change.default(preset as Choice) } as const;
}
