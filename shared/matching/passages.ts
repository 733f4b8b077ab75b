/** Says of every place in a resume how much it proves: a dated role proves, a list only claims. */

import { monthNumber } from '../domain/months.ts';
import { type ProfileSources, SECTION_KINDS, type SectionKind, type Span } from '../domain/profile.ts';
import type { MatchResume } from './match-resume.ts';

/** A job as the reading gives it; months are numbers as in `domain/months.ts`, `to` exclusive, NaN where not said. */
export interface Role {
  title: Span;
  /** All text that belongs to the job, title line included. */
  body: Span;
  /** What a recruiter put right of it, which stands apart. */
  apart?: Span | undefined;
  from: number;
  to: number;
}

/** Where a mention stands and what that is worth. */
export interface Place {
  kind: SectionKind;
  /** Index into `roles` where the place belongs to a job. */
  role: number;
  /** 0..1, see `STRENGTH`. */
  strength: number;
}

export interface Passages {
  roles: readonly Role[];
  at: (position: number) => Place;
}

/**
 * What a mention proves by where it stands. A dated role: from .6 (long ago) to 1 (current), so that even an old job
 * weighs more than a list, and writing a listed skill into a job never lowers. The header is a headline: a claim.
 */
const STRENGTH: Record<SectionKind, number> = {
  header: 0.5,
  summary: 0.55,
  experience: 0.58,
  skills: 0.55,
  education: 0.5,
  languages: 0.5,
  certificates: 0.55,
  other: 0.45,
};
const OLDEST = 0.6;
/** Months after which what a job proved beyond `OLDEST` has halved. */
const HALF_LIFE_MONTHS = 60;

/** What use in a role proves, by how long ago it ended: 1 for a current job, halving towards .6. */
export function roleStrength(role: Role, today: string): number {
  if (Number.isNaN(role.to)) return STRENGTH.experience;
  const ago = Math.max(0, monthNumber(today) + 1 - role.to);
  return OLDEST + (1 - OLDEST) * 2 ** (-ago / HALF_LIFE_MONTHS);
}

/** For each job of a profile, by its number, the stretch of text from the first to the last of its fields. */
function jobStretches(sources: ProfileSources, counts: (span: Span) => boolean): Map<string, Span> {
  const stretches = new Map<string, Span>();
  for (const [key, { start, end }] of Object.entries(sources)) {
    const [list, index = ''] = key.split('.', 2);
    if (list !== 'experience' || !counts({ start, end })) continue;
    const known = stretches.get(index) ?? { start, end };
    stretches.set(index, { start: Math.min(known.start, start), end: Math.max(known.end, end) });
  }
  return stretches;
}

/** Roles as the profile gives them, where it knows their place in the text. */
function profileRoles({ profile, sources, correction }: MatchResume, today: string): Role[] {
  const mendedFrom = correction?.recruiter?.start ?? Number.POSITIVE_INFINITY;
  const asRead = jobStretches(sources, ({ start }) => start < mendedFrom);
  const mended = jobStretches(sources, ({ start }) => start >= mendedFrom);
  return profile.experience.flatMap((job, index): Role[] => {
    const apart = mended.get(String(index));
    const stretch = asRead.get(String(index)) ?? apart;
    const title = sources[`experience.${index}.title`];
    if (stretch === undefined) return [];
    const { start, end } = stretch;
    const from = job.startDate ? monthNumber(job.startDate) : Number.NaN;
    const open = job.current ? monthNumber(today) + 1 : Number.NaN;
    const to = job.endDate ? monthNumber(job.endDate) + 1 : open;
    const body = { start, end };
    return [{ title: title ?? { start, end: start }, body, apart, from, to }];
  });
}

/** Which section a source key of a profile speaks of. */
const KEY_KINDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^summary/, 'summary'],
  [/^skills\./, 'skills'],
  [/^education\./, 'education'],
  [/^languages\./, 'languages'],
  [/^certificates\./, 'certificates'],
];

/** Sections as they were read, and over them the fields: a skill that was found in a summary is a skill. */
function stretchesOf(resume: MatchResume): { span: Span; kind: SectionKind }[] {
  const spans = Object.entries(resume.sources).flatMap(([key, span]) => {
    const kind = KEY_KINDS.find(([pattern]) => pattern.test(key))?.[1];
    return kind ? [{ span, kind }] : [];
  });
  return [...(resume.sections ?? []).map(({ kind, ...span }) => ({ span, kind })), ...spans];
}

/** The passages of a resume. `today` is `YYYY-MM`. */
export function passagesOf(resume: MatchResume, today: string): Passages {
  const roles = profileRoles(resume, today);
  const kinds = new Uint8Array(resume.text.length + 1);
  for (const { span, kind } of stretchesOf(resume)) kinds.fill(SECTION_KINDS.indexOf(kind), span.start, span.end + 1);
  const owner = new Int16Array(resume.text.length + 1).fill(-1);
  for (const [index, { body, apart = body }] of roles.entries()) {
    owner.fill(index, body.start, body.end + 1);
    owner.fill(index, apart.start, apart.end + 1);
  }
  // A profile's own title or bullet is in its job whatever else is found there: readers also note skills inside bullets.
  const certain = new Uint8Array(resume.text.length + 1);
  for (const [key, { start, end }] of Object.entries(resume.sources)) {
    if (key.startsWith('experience.')) certain.fill(1, start, end + 1);
  }
  const strengths = roles.map((role) => roleStrength(role, today));
  const at = (position: number): Place => {
    const kind = SECTION_KINDS[kinds[position] ?? 0] ?? 'other';
    const elsewhere = kind === 'skills' || kind === 'education' || kind === 'languages';
    const role = elsewhere && certain[position] === 0 ? -1 : (owner[position] ?? -1);
    return { kind, role, strength: role >= 0 ? (strengths[role] ?? 0) : STRENGTH[kind] };
  };
  return { roles, at };
}
