/** Cuts a line where names stand apart in it. Fitting the tables and reading with them cut alike. */
import { findPeriods } from './dates.ts';

const BETWEEN = /\t| {3,}|\s*[|•·]\s*|\s[–—-]\s|,\s+|\s\(|\)\s*|:\s+|\s@\s/u;

/** A text with a tab in place of each of its periods, which are no names. */
export function withoutPeriods(text: string): string {
  return findPeriods(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}\t${rest.slice(end)}`, text);
}

/** What stands between the separators of a header's line, blanks off; parts without two letters in a row are left out. */
export function partsOfLine(text: string): string[] {
  return text
    .split(BETWEEN)
    .filter((part) => /\p{L}{2}/u.test(part))
    .map((part) => part.trim());
}
