/** Undoes the breaks of lines that a page made and nobody meant, so that the same words read the same on any width. */
import type { ProfileSources, Span } from '../domain/profile.ts';

/** Texts of a job that the reader put together from their lines. */
const TOLD = /^experience\.\d+\.bullets\./;
/** A shorter line was ended by its writer. */
const FULL_LINE_MIN_CHARS = 40;

/**
 * A line that goes on in the next one: it is as long as lines are, nothing ends it, and the next begins in the middle of a
 * sentence. `...dough for` / `forty loaves`.
 */
const BROKEN = new RegExp(`(?<=[^\\n]{${FULL_LINE_MIN_CHARS},}[^\\n.:;!?])\\n(?=[ \\t]*\\p{Ll})`, 'gu');

function withoutBreaks(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/\n/g, ' ');
}

/** The text, as long as before, with a blank for each break inside a sentence; every place in it stays where it was. */
export function inOneFlow(text: string, sources: ProfileSources): string {
  const told = Object.entries(sources).flatMap(([key, span]) => (TOLD.test(key) ? [span] : []));
  const pieces: string[] = [];
  let at = 0;
  for (const span of told.sort((a, b) => a.start - b.start)) {
    if (span.start < at) continue;
    pieces.push(text.slice(at, span.start), withoutBreaks(text, span));
    at = span.end;
  }
  return (pieces.join('') + text.slice(at)).replace(BROKEN, ' ');
}
