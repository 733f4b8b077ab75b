/** What one criterion says about one pair, before any sentence is written: ranking thousands needs only the numbers. */
import type { BilingualText } from '../domain/field.ts';
import type { Knockout, Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';

/** One criterion's answer. Sentences are functions, called only when a person will read them. */
export interface Finding {
  id: string;
  importance: 'must' | 'nice';
  verdict: Verdict;
  /** 0..1. For `unclear` it is set later, from the others: see `score.ts`. */
  score: number;
  /** Which of the engine's weights it draws on, and how large its part of that weight is beside its siblings. */
  family: Family;
  part: number;
  spans: readonly Span[];
  label: () => BilingualText;
  note: () => BilingualText;
  /** A skill that the job demands in so many words: without proof of it there is no best grade, see `calibrate.ts`. */
  demanded?: boolean;
  /** Set where the absence rules a person out. */
  knockout?: Knockout['status'];
}

export type Family =
  | 'occupation'
  | 'skills'
  | 'text'
  | 'field'
  | 'experience'
  | 'seniority'
  | 'education'
  | 'language'
  | 'licence'
  | 'location';

/** A text in both languages, short to write. */
export function both(es: string, en: string): BilingualText {
  return { es, en };
}
