/** Counts a career: months, gaps, months for each skill, the title of today and how far along it is. */
import type { Career } from '../domain/career.ts';
import { type Interval, mergedIntervals, mergedMonths, monthNumber, monthOf } from '../domain/months.ts';
import type { Experience, Span } from '../domain/profile.ts';
import { findMentions } from '../taxonomy/index.ts';
import type { CareerText } from './career-text.ts';
import { levelIn, levelOfMonths } from './title-level.ts';

/** A job with its months; null where it is not dated. */
export interface DatedRole {
  job: Experience;
  months: Interval | null;
  /** Title and duties in the text. */
  spans: readonly Span[];
}

/** A gap between two jobs that is worth naming. */
const GAP_MONTHS = 6;
/** Nobody reads more of them. */
const SKILLS_MAX = 30;

function monthsOf(job: Experience, asOf: string): Interval | null {
  const until = monthNumber(asOf) + 1;
  const from = job.startDate === null ? Number.NaN : monthNumber(job.startDate);
  const stated = job.endDate === null ? Number.NaN : monthNumber(job.endDate) + 1;
  const to = Number.isNaN(stated) && job.current ? until : Math.min(stated, until);
  return from < to ? { from, to } : null;
}

/** The jobs of a reading with their months, none of them later than `asOf` (`YYYY-MM`). */
export function datedRoles({ reading: { profile, sources } }: CareerText, asOf: string): DatedRole[] {
  return profile.experience.map((job, index) => {
    const bullets = job.bullets.map((_, at) => sources[`experience.${index}.bullets.${at}`]);
    const spans = [sources[`experience.${index}.title`], ...bullets].flatMap((span) => span ?? []);
    return { job, months: monthsOf(job, asOf), spans };
  });
}

const intervalsOf = (roles: readonly DatedRole[]) => roles.flatMap(({ months }) => months ?? []);

/** Months covered by at least one job. */
export function totalMonths(roles: readonly DatedRole[]): number {
  return mergedMonths(intervalsOf(roles));
}

/** Stretches of more than six months between jobs, newest first. What comes before the first and after the last is none. */
export function gapsBetween(roles: readonly DatedRole[]): Career['gaps'] {
  const worked = mergedIntervals(intervalsOf(roles));
  const gaps = worked.flatMap(({ to }, index) => {
    const next = worked[index + 1]?.from ?? to;
    return next - to > GAP_MONTHS ? [{ from: monthOf(to), to: monthOf(next - 1), months: next - to }] : [];
  });
  return gaps.reverse();
}

/** Months for each skill that dated jobs show, most first; overlapping jobs count once. */
export function skillMonths(career: CareerText, roles: readonly DatedRole[]): Career['skillMonths'] {
  const { text, reading } = career;
  const without = new Set(reading.correction?.withoutConcepts);
  const shown = new Map<string, { name: string; intervals: Interval[] }>();
  for (const { months, spans } of roles) {
    if (months === null) continue;
    for (const span of spans) {
      for (const { id, start, end } of findMentions(text.slice(span.start, span.end), ['skill'])) {
        if (without.has(id) || career.isDeniedAt(span.start + start)) continue;
        const name = text.slice(span.start + start, span.start + end);
        const skill = shown.get(id) ?? {
          name: reading.profile.skills.find((one) => one.id === id)?.name ?? name,
          intervals: [],
        };
        skill.intervals.push(months);
        shown.set(id, skill);
      }
    }
  }
  return [...shown]
    .map(([id, { name, intervals }]) => ({ id, name: name.replace(/\s+/g, ' '), months: mergedMonths(intervals) }))
    .sort((a, b) => b.months - a.months || (a.id < b.id ? -1 : 1))
    .slice(0, SKILLS_MAX);
}

/** The job that goes on and began last; null of somebody who has none. */
export function currentTitle(roles: readonly DatedRole[]): string | null {
  const current = roles.filter(({ job }) => job.current && job.title !== '');
  const latest = [...current].sort((a, b) => (b.months?.from ?? 0) - (a.months?.from ?? 0))[0];
  return latest?.job.title ?? null;
}

/**
 * How far along: the level word of the title of today or last, else by the length of the career. Anyone who was a senior
 * before is no less now, whatever the new title leaves out; a former trainee is judged by the years since.
 */
export function seniorityOf(roles: readonly DatedRole[]): Career['seniority'] {
  const byEnd = [...roles].sort((a, b) => (b.months?.to ?? 0) - (a.months?.to ?? 0));
  const named = levelIn(currentTitle(roles) ?? byEnd[0]?.job.title ?? '');
  if (named) return named;
  const months = totalMonths(roles);
  const was = roles.map(({ job }) => levelIn(job.title));
  if (was.some((level) => level !== null && ['senior', 'lead', 'executive'].includes(level))) return 'senior';
  return months === 0 ? null : levelOfMonths(months);
}
