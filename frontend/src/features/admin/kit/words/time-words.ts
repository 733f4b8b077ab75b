/** How long ago something happened, to the minute on the first day: the panel is watched live. */
import { formatAge } from '../../../../lib/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `hace 5 minutos`, `hace 3 horas`, then days as the rest of the site words them; `time` is ISO 8601. */
export function timeWords(time: string, language: string, now: number): string {
  const age = Math.max(0, now - Date.parse(time));
  if (age >= DAY_MS) return formatAge(time, language, now);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (age < MINUTE_MS) return words.format(0, 'second');
  return age < HOUR_MS
    ? words.format(-Math.floor(age / MINUTE_MS), 'minute')
    : words.format(-Math.floor(age / HOUR_MS), 'hour');
}
