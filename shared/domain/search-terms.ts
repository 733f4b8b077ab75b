/** What a search was understood as, for lists: each part can be shown and removed. */
import * as z from 'zod';
import { bilingualTextSchema } from './field.ts';

export const TERM_KINDS = [
  'occupation',
  'skill',
  'language',
  'licence',
  'education',
  'field',
  'place',
  'mode',
  'contract',
  'experience',
  'level',
  'shift',
  'season',
  'lodging',
  'pay',
  'word',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** One part of a search: what was typed, quotation marks included, and what it was taken for. */
export const understoodPartSchema = z.object({
  text: z.string(),
  kind: z.enum(TERM_KINDS),
  id: z.string().optional(),
  label: bilingualTextSchema,
  /** Whether only the words as they are were searched, because they stand in quotation marks. */
  literal: z.boolean().optional(),
});
export type UnderstoodPart = z.infer<typeof understoodPartSchema>;
