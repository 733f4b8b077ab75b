/** Entries of a profile with the slices of the text that their fields are, as the readers of sections hand them on. */
import type { Experience, ProfileSources, Span } from '../domain/profile.ts';
import { monthText, type Period } from './dates.ts';
import type { Entry } from './entry.ts';

/** An entry of the profile with the slices of its fields, keys relative to the entry (`title`, `bullets.0`). */
export interface Sourced<T> {
  value: T;
  sources: ProfileSources;
}

/** The entries of a list as far as they are read, and where the first begins that is left out. */
export interface Capped<T> {
  found: T[];
  leftOut: Span | null;
}

/** At most `max` of what was found; `place` tells where one stands. */
export function capped<T>(all: readonly T[], max: number, place: (one: T) => Span | undefined): Capped<T> {
  const next = all[max];
  return { found: all.slice(0, max), leftOut: next === undefined ? null : (place(next) ?? { start: 0, end: 0 }) };
}

/** Entries of which no name can be read are dropped; of so many times what counts, nobody looks at more. */
const LOOKED_AT = 2;

/** The entries of a section that are looked at. */
export function lookedAt(entries: readonly Entry[], max: number): Capped<Entry> {
  return capped(entries, LOOKED_AT * max, ({ header, body }) => header[0]?.[0] ?? body[0]);
}

/** A text of several lines on one line. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Start and end of a period, with their slices relative to the document; `offset` is where the line begins. */
export function periodFields(period: Period | null): Pick<Experience, 'startDate' | 'endDate' | 'current'> {
  return {
    startDate: monthText(period?.from ?? null, 'start'),
    endDate: monthText(period?.to ?? null, 'end'),
    current: period?.current ?? false,
  };
}

export function addSource(sources: ProfileSources, key: string, piece: Span | null | undefined): void {
  if (piece && piece.end > piece.start) sources[key] = { start: piece.start, end: piece.end };
}
