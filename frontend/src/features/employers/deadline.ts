/** When an answer is due, in words relative to today. */
import type { TFunction } from 'i18next';
import type { Language } from '../../../../shared/domain/field.ts';
import { formatTime, formatWeekday } from '../../lib/format.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** `antes de las 16:40 de mañana`; `deadline` is ISO 8601, `now` milliseconds since 1970, days are the visitor's. */
export function deadlineWords(t: TFunction, deadline: string, now: number, language: Language): string {
  // Rounded, since a day with a change of clocks is an hour shorter or longer.
  const days = Math.round((startOfDay(Date.parse(deadline)) - startOfDay(now)) / DAY_MS);
  const day = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
  return t(`deadline.${day}`, {
    // Spanish says «la 1:05» but «las 2:05».
    count: new Date(deadline).getHours() === 1 ? 1 : 2,
    time: formatTime(deadline, language),
    date: formatWeekday(deadline, language),
  });
}

/** Whole hours and minutes until a deadline, both 0 once it has passed. */
export function timeLeft(deadline: string, now: number): { hours: number; minutes: number; isPast: boolean } {
  const left = Math.max(0, Math.ceil((Date.parse(deadline) - now) / MINUTE_MS));
  return { hours: Math.floor(left / 60), minutes: left % 60, isPast: left === 0 };
}
