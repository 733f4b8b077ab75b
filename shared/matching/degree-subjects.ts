/** Finds what the degrees are in that a line of an ad names: `a degree in accounting` asks for studies and for no bookkeeping. */
import type { Span } from '../domain/profile.ts';
import { findMentions } from '../taxonomy/index.ts';

/** What a degree is in: `electricidad, electrónica o mantenimiento`, up to where another thought begins. */
const SUBJECTS =
  /^\s?(?:(?:\p{L}+ ){0,3}(?:in|of|en|de) |(?<=(?:in|of|en|de) ?))[^.;:\n]*?(?=$|[.;:\n]| (?:and|y|con|with|plus|que|who) )/u;

/** The subjects of the degrees that a text names, as spans `[start, end)` of it. */
export function subjectsOf(text: string): Span[] {
  return findMentions(text, ['education']).flatMap(({ end }) => {
    const told = SUBJECTS.exec(text.slice(end))?.[0] ?? '';
    return told === '' ? [] : [{ start: end, end: end + told.length }];
  });
}
