/** What a correction is worked out in: what of a reading stays where it is, what is written again, and what no longer counts. */
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import type { Line, Part } from './statement.ts';

export interface Original {
  text: string;
  profile: Profile;
  sources: ProfileSources;
}

/** The sources of each single field by its name, and of each entry of a list by name and index. */
export type SourcesByEntry = ReadonlyMap<string, readonly (readonly [string, Span])[]>;

/** The same sources, found by what they belong to. */
export function byEntry(sources: ProfileSources): SourcesByEntry {
  const entries = new Map<string, [string, Span][]>();
  for (const [key, span] of Object.entries(sources)) {
    const entry = key.split('.', 2).join('.');
    const own = entries.get(entry);
    if (own) own.push([key, span]);
    else entries.set(entry, [[key, span]]);
  }
  return entries;
}

/** Sources of one field or entry, under another key. */
export function moved(sources: SourcesByEntry, from: string, to: string): ProfileSources {
  const own = sources.get(from) ?? [];
  return Object.fromEntries(own.map(([key, span]) => [`${to}${key.slice(from.length)}`, span]));
}

/** What stays where it is, what has to be written again, and what no longer counts. */
export interface Draft {
  sources: SourcesByEntry;
  profile: Profile;
  kept: ProfileSources;
  parts: Map<Part, Line[]>;
  superseded: Span[];
}

/** Text as it is compared: blanks and line breaks say nothing. */
export const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Adds lines to what is written again. */
export function say(draft: Draft, part: Part, lines: Line[]): void {
  const said = draft.parts.get(part);
  if (said) said.push(...lines);
  else draft.parts.set(part, [...lines]);
}
