/** The kinds of fields that records have, each with what its value has to be; forms, files and pages show a field by its kind. */
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
export type FieldKind = 'text' | 'email' | 'lines' | 'list' | 'flag' | 'count' | 'amount' | 'choice';

/** One line that has to be there; `code` answers where it is missing. */
export const text = (code: string) => ({ kind: 'text', required: true, schema: requiredText(code) }) as const;

/** Text of any number of lines that has to be there; `code` answers where it is missing. */
export const lines = (code: string) =>
  ({ kind: 'lines', required: true, schema: requiredLines(code, LONG_TEXT_MAX_CHARS) }) as const;

/** Text that may be left out or `null`; stored as an empty one. */
export const linesOrNothing = (maxChars = LONG_TEXT_MAX_CHARS) =>
  ({
    kind: 'lines',
    schema: optionalLines(maxChars)
      .nullish()
      .transform((given) => given ?? ''),
  }) as const;

/** An address, an empty text, or `null`. */
export const emailOrNothing = () =>
  ({
    kind: 'email',
    schema: z
      .union([z.literal(''), emailSchema])
      .nullable()
      .default(null),
  }) as const;

export const list = () => ({ kind: 'list', schema: textList().default([]) }) as const;

/** Yes or no; no unless it is said. */
export const flag = () => ({ kind: 'flag', schema: z.boolean().default(false) }) as const;

/** A whole number from `min` to `max`; `preset` unless it is said. */
export const count = (min: number, max: number, preset: number) =>
  ({
    kind: 'count',
    preset: String(preset),
    schema: z.number().int('INVALID').min(min, 'TOO_SMALL').max(max, 'TOO_LARGE').default(preset),
  }) as const;

/** A number from `min` to `max` that a table can keep, or `null`. */
export const amountOrNothing = (min: number, max: number) =>
  ({
    kind: 'amount',
    schema: z
      .number()
      .min(min, 'TOO_SMALL')
      .max(max, 'TOO_LARGE')
      .refine(isStorable, 'TOO_SMALL')
      .nullable()
      .default(null),
  }) as const;

/** One of `values`, which has to be said; a form offers `preset` first. */
export const choice = <const V extends readonly string[]>(values: V, preset: V[number]) =>
  ({ kind: 'choice', required: true, values, preset, schema: z.enum(values) }) as const;

/** One of `values`; `preset` unless it is said. */
export const choiceOr = <const V extends readonly string[]>(values: V, preset: V[number]) =>
  ({
    kind: 'choice',
    values,
    preset,
    schema: z.enum(values).default(preset as z.core.util.NoUndefined<V[number]>),
  }) as const;
