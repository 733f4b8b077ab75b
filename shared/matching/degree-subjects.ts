/** Finds what the degrees are in that a line of an ad names: `a degree in accounting` asks for studies and for no bookkeeping. */
import type { Span } from '../domain/profile.ts';
import { findMentions } from '../taxonomy/index.ts';

/** What a degree is in: `electricidad, electrónica o mantenimiento`, up to where another thought begins; a comma goes on to an "or". */
const SUBJECTS =
  /^\s?(?:\p{L}+ ){0,3}(?:in|of|en|de) [^.,;:\n]*?(?:(?:, [^.,;:\n]{1,40}){0,6},? (?:or|o|u) [^.,;:\n]*?)?(?=$|[.,;:\n]| (?:and|y|con|with|plus|que|who) )/u;

/** No row of subjects is longer. */
const SUBJECTS_MAX_CHARS = 240;

/** What is said behind a degree that ends at `end` of a text that it is in, as a span of the text; undefined where nothing is. */
export function subjectsBehind(text: string, end: number): Span | undefined {
  // `Grado en` is a name with its preposition, which is read as if it stood behind it.
  const from = /\b(?:in|of|en|de)$/i.exec(text.slice(Math.max(0, end - 3), end)) === null ? end : end - 2;
  const told = SUBJECTS.exec(text.slice(from, from + SUBJECTS_MAX_CHARS))?.[0] ?? '';
  return told === '' ? undefined : { start: end, end: from + told.length };
}

/** The subjects of the degrees that a text names, as spans `[start, end)` of it. */
export function subjectsOf(text: string): Span[] {
  return findMentions(text, ['education']).flatMap(({ end }) => subjectsBehind(text, end) ?? []);
}
