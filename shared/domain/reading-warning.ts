/** Text in a file that tried to influence the score unseen: shown to recruiters, never scored. */
import * as z from 'zod';
import { spanSchema } from './field-span.ts';

/** What only the beginning was read of, lists or the whole text: nothing that anybody tried, so the person is told as well. */
export const LEFT_OUT_WARNINGS = ['too-many-jobs', 'too-many-degrees', 'too-many-skills', 'too-long'] as const;
export type LeftOutWarningKind = (typeof LEFT_OUT_WARNINGS)[number];

/**
 * Ways to write for a machine past a human reader, and lists that say more than a career can hold. The first five stand
 * where nobody sees them and are no part of the stored text; the others are readable and stand in it. Of the last four
 * only the beginning was read: of lists up to `ENTRIES_MAX`, of the text up to the line that `too-long` quotes.
 */
export const READING_WARNINGS = [
  'invisible-text',
  'background-coloured-text',
  'tiny-text',
  'outside-page',
  'covered-text',
  'keyword-stuffing',
  'machine-instruction',
  ...LEFT_OUT_WARNINGS,
] as const;
export type ReadingWarningKind = (typeof READING_WARNINGS)[number];

/** Whether a warning is of what was too long to be read whole. */
export function isOfLength(kind: ReadingWarningKind): kind is LeftOutWarningKind {
  return (LEFT_OUT_WARNINGS as readonly ReadingWarningKind[]).includes(kind);
}

/** Longest excerpt of what was found, in UTF-16 code units. */
export const WARNING_EXCERPT_MAX = 240;
/** More of them say nothing that the first ones did not. */
export const WARNINGS_MAX = 20;

export const readingWarningSchema = z.object({
  kind: z.enum(READING_WARNINGS),
  /** From 1; a format without pages has one. */
  page: z.number().int().min(1),
  /** Its beginning, for a person to judge. */
  excerpt: z.string().max(WARNING_EXCERPT_MAX),
  /** Its place in the stored text; `null` of what is kept out of it. */
  span: spanSchema.nullable(),
});
export type ReadingWarning = z.infer<typeof readingWarningSchema>;
