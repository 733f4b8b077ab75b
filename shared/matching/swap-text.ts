/**
 * Writes other words into a resume and keeps everything true that refers to its text: the places of the profile's fields and of sections, what a
 * correction replaced, and the fields themselves. So a resume can be scored as if it were somebody else's.
 */
import type { Profile, Span } from '../domain/profile.ts';
import type { MatchResume } from './match-resume.ts';

/** Words in place of a span; an empty span is a place to write at. */
export interface Edit extends Span {
  words: string;
  /** Under which the written words are known to the profile, as if the reader had found them there. */
  source?: string;
}

const isInserted = ({ start, end }: Edit) => Number(start === end);

/** In order, what is written in before what is replaced at the same place; without those that reach into an earlier one. */
export function apart(edits: readonly Edit[]): Edit[] {
  let end = 0;
  return [...edits]
    .sort((a, b) => a.start - b.start || isInserted(b) - isInserted(a) || b.end - a.end)
    .filter((edit) => {
      const isApart = edit.start >= end;
      if (isApart) end = edit.end;
      return isApart;
    });
}

/** Where a span of the old text is in the new one; what is written at its very start or end is not part of it. */
function mover(edits: readonly Edit[]): (span: Span) => Span {
  const place = (position: number, isEnd: boolean): number => {
    let moved = position;
    for (const { start, end, words } of edits) {
      if (start > position || (start === position && (isEnd || start < end))) break;
      if (end > position) return moved - (position - start) + (isEnd ? words.length : 0);
      moved += words.length - (end - start);
    }
    return moved;
  };
  return ({ start, end }) => ({ start: place(start, false), end: Math.max(place(start, false), place(end, true)) });
}

function rewritten(text: string, edits: readonly Edit[]): string {
  let [made, at] = ['', 0];
  for (const { start, end, words } of edits) {
    made += text.slice(at, start) + words;
    at = end;
  }
  return made + text.slice(at);
}

/** Puts another string at a dotted path; leaves all as it is where there is none. */
function setField(profile: Profile, path: readonly string[], value: string): void {
  let part: unknown = profile;
  for (const key of path.slice(0, -1)) part = (part as Record<string, unknown> | null | undefined)?.[key];
  const [last = ''] = path.slice(-1);
  const parent = part as Record<string, unknown> | null | undefined;
  if (parent && typeof parent[last] === 'string') parent[last] = value;
}

/** The profile with the fields whose words were changed as they stand in the new text. */
function profileAfter(resume: MatchResume, sources: MatchResume['sources'], text: string): Profile {
  const profile = structuredClone(resume.profile) as Profile;
  for (const [key, old] of Object.entries(resume.sources)) {
    const now = sources[key];
    const words = now && text.slice(now.start, now.end);
    const isTouched = words !== undefined && words !== resume.text.slice(old.start, old.end);
    if (isTouched) setField(profile, key.split('.'), words.replace(/\s+/g, ' ').trim());
  }
  return profile;
}

/** The resume with the edits made; edits that reach into an earlier one are left out. */
export function rewrittenResume(resume: MatchResume, edits: readonly Edit[]): MatchResume {
  const made = apart(edits);
  const moved = mover(made);
  const text = rewritten(resume.text, made);
  const sources = Object.fromEntries(Object.entries(resume.sources).map(([key, span]) => [key, moved(span)]));
  const profile = profileAfter(resume, sources, text);
  for (const [at, { start, words, source }] of made.entries()) {
    if (source === undefined) continue;
    const from = start + made.slice(0, at).reduce((sum, edit) => sum + edit.words.length - (edit.end - edit.start), 0);
    sources[source] = { start: from, end: from + words.trimEnd().length };
  }
  const sections = resume.sections?.map((section) => ({ ...section, ...moved(section) }));
  const { correction } = resume;
  if (!correction) return { ...resume, text, sources, sections, profile };
  const { superseded, recruiter } = correction;
  return {
    ...resume,
    text,
    sources,
    sections,
    profile,
    correction: {
      ...correction,
      superseded: superseded.map(moved),
      ...(recruiter && { recruiter: { start: moved({ start: recruiter.start, end: recruiter.start }).start } }),
    },
  };
}
