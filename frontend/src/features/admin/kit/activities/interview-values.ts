/** What the form for an interview holds, what it sends, and what it refuses. */
import { INTERVIEW_MINUTES } from '../../../../../../shared/domain/activity.ts';
import type { Language } from '../../../../../../shared/domain/field.ts';
import type { Problem } from '../composing/use-composing.ts';
import { startOf } from './interview-time.ts';

export interface InterviewValues {
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` by the clocks of the browser. */
  time: string;
  /** Whole minutes, as a select holds them. */
  duration: string;
  place: string;
  /** Addresses between commas or spaces. */
  attendees: string;
  text: string;
  language: Language;
}

export const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240, INTERVIEW_MINUTES.max] as const;

/** What an invitation is called unless someone words it otherwise; in both languages at hand, whatever the page is in. */
export const TITLES: Record<Language, (name: string) => string> = {
  es: (name) => `Entrevista con ${name}`,
  en: (name) => `Interview with ${name}`,
};

/** The form's own fields for those of the contract; others are named alike. */
const FIELD_OF: Record<string, keyof InterviewValues> = { startsAt: 'date', durationMinutes: 'duration' };

export const interviewField = (path: string): string => {
  const [first = ''] = path.split('.');
  return FIELD_OF[first] ?? first;
};

const attendeesOf = (typed: string) => typed.split(/[\s,;]+/).filter((address) => address !== '');

export function interviewInput({ title, date, time, duration, place, attendees, text, language }: InterviewValues) {
  const start = startOf(date, time, Date.now());
  return {
    kind: 'interview',
    title,
    startsAt: 'startsAt' in start ? start.startsAt : undefined,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    durationMinutes: Number(duration),
    place,
    text,
    language,
    attendees: attendeesOf(attendees),
  };
}

/** `hasAddress`: whether the person of the record can be invited by e-mail. */
export function interviewProblems({ date, time }: InterviewValues, hasAddress: boolean): Problem[] {
  const start = startOf(date, time, Date.now());
  const unreachable = hasAddress ? [] : [{ path: 'title', code: 'NOBODY_INVITED' }];
  if (!('problem' in start)) return unreachable;
  // A day without a time: the time is what is missing.
  const path = date !== '' && (time === '' || start.problem !== 'STARTS_AT_PAST') ? 'time' : 'date';
  return [{ path, code: start.problem }, ...unreachable];
}
