/** What the readers of career facts share: the text as they may take facts from it, and statements with their place. */
import { deniedSpans } from '../domain/denials.ts';
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import { blanked, coverage, ownership } from '../domain/spans.ts';
import type { CorrectionOfReading } from '../domain/talent.ts';
import { fold } from '../taxonomy/index.ts';

/** A reading as career facts are taken from it; `correction` is there where the person put it right. */
export interface CareerReading {
  text: string;
  profile: Profile;
  sources: ProfileSources;
  correction?: Pick<CorrectionOfReading, 'superseded' | 'withoutConcepts'> | undefined;
}

/** A fact as the resume states it. */
export interface Stated {
  text: string;
  span: Span;
}

export interface CareerText {
  reading: CareerReading;
  /** As stored. */
  text: string;
  /** Blank where the person replaced what was read; offsets are those of `text`. */
  kept: string;
  /** `kept` in lower case without accents. */
  low: string;
  /** Whether what stands at a place is denied or only wished for. */
  isDeniedAt: (position: number) => boolean;
  /** What tells of the work and not of the person: the field of a job that holds a place. */
  dutyAt: (position: number) => Span | undefined;
}

const STATEMENT_MAX_CHARS = 160;

/** Prepares a reading for the readers of facts. */
export function careerText(reading: CareerReading): CareerText {
  const { text, sources, correction } = reading;
  const kept = blanked(text, correction?.superseded ?? []);
  const low = fold(kept);
  const duties = Object.entries(sources).flatMap(([key, span]) => (key.startsWith('experience.') ? [span] : []));
  const dutyIndex = ownership(text.length, duties);
  return {
    reading,
    text,
    kept,
    low,
    isDeniedAt: coverage(deniedSpans(low)),
    dutyAt: (position) => duties[dutyIndex(position)],
  };
}

/** The slice of a text without blanks and open ends, cut where a statement would be a story. */
export function stated({ text }: Pick<CareerText, 'text'>, { start, end }: Span): Stated {
  const slice = text.slice(start, Math.min(end, start + STATEMENT_MAX_CHARS));
  const from = start + slice.length - slice.trimStart().length;
  const trimmed = slice.trim().replace(/[\s,;:|·•(–—-]+$/u, '');
  const closes = /\([^)]*$/.test(trimmed) && text.charAt(from + trimmed.length) === ')';
  const whole = closes ? `${trimmed})` : trimmed;
  return { text: whole, span: { start: from, end: from + whole.length } };
}

/** Of a duty, what fills this much of it speaks of the person all the same: `Disponibilidad inmediata`. */
const FILLS = 0.5;

/** Whether a slice stands in a duty of a job and is neither most of it nor the label that it begins with. */
export function isDuty({ dutyAt, low }: CareerText, { start, end }: Span): boolean {
  const duty = dutyAt(start);
  if (duty === undefined) return false;
  const isLabel = start === duty.start && low.startsWith(':', end);
  return !isLabel && end - start < FILLS * (duty.end - duty.start);
}

/** Every match of a pattern that speaks of the person and is not denied. */
export function statements(career: CareerText, pattern: RegExp): RegExpExecArray[] {
  return [...career.low.matchAll(pattern)].filter((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    return !career.isDeniedAt(span.start) && !isDuty(career, span);
  });
}

/** The rest of the line from a place on, folded, up to what parts entries: a tab, a bar or a bullet. */
export function restOfLine({ low }: CareerText, from: number): string {
  return /^[^\n\t|•·]*/.exec(low.slice(from, from + STATEMENT_MAX_CHARS))?.[0] ?? '';
}
