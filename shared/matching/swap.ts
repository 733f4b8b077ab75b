/** One personal fact of a resume exchanged for another person's, to see whether the score notices. */
import type { Language } from '../domain/field.ts';
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import type { MatchResume } from './match-resume.ts';
import type { Edit } from './swap-text.ts';

/** What to write elsewhere in a resume; `added` where the resume does not say the fact and it is written in. */
export interface Exchange {
  edits: readonly Edit[];
  isAdded: boolean;
}

/** Finds the fact in a resume and words another one; without edits there is nothing to exchange. */
export type Exchanger = (resume: MatchResume, language: Language) => Exchange;

/** These edits where there are some, else the line written where personal data stands: below the name. */
export function orAdded(resume: MatchResume, edits: readonly Edit[], line: string): Exchange {
  if (edits.length > 0) return { edits, isAdded: false };
  return { edits: [{ ...belowName(resume), words: `${line}\n` }], isAdded: true };
}

/** A name further down is one in a margin, or none. */
const TOP_CHARS = 200;

/** The start of the line after the name; of the text where no name was read at the top. */
function belowName({ text, sources }: MatchResume): { start: number; end: number } {
  const name = sources.lastName ?? sources.firstName ?? sources.name;
  const next = name && name.end < TOP_CHARS ? text.indexOf('\n', name.end) : -1;
  return { start: next + 1, end: next + 1 };
}

/** `words` in capitals where `old` is. */
export function inCaseOf(old: string, words: string): string {
  return old.length > 1 && old === old.toUpperCase() && old !== old.toLowerCase() ? words.toUpperCase() : words;
}

/** `words` with a capital where `old` has one. */
export function beginningLike(old: string, words: string): string {
  const first = old.charAt(0);
  const begins = first !== first.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return inCaseOf(old, begins);
}

/** One of `all` that a text does not name already, another one for other texts, always the same for equal texts. */
export function otherThan<T>(all: readonly T[], key: string, isOwn: (one: T) => boolean): T {
  const others = all.filter((one) => !isOwn(one));
  return others[key.length % others.length] ?? (all[0] as T);
}

/** Shorter names are found in other words. */
const NAME_MIN_CHARS = 4;

/** Where a name stands in a text, whatever its case and accents. */
export function repeatsOf(text: string, name: string): Span[] {
  const [low, wanted] = [fold(text), fold(name).trim()];
  const spans: Span[] = [];
  if (wanted.length < NAME_MIN_CHARS) return spans;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + wanted.length))
    spans.push({ start: at, end: at + wanted.length });
  return spans;
}
