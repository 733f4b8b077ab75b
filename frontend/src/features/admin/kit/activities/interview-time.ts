/** A day and a time of day as someone types them, in the time zone of the browser. */

export type TimeProblem = 'STARTS_AT_REQUIRED' | 'STARTS_AT_PAST' | 'TIME_SKIPPED';

/** `day` is `YYYY-MM-DD`, `time` `HH:MM`; answers ISO 8601 in UTC, or why that moment cannot be meant. */
export function startOf(day: string, time: string, now: number): { startsAt: string } | { problem: TimeProblem } {
  const moment = new Date(`${day}T${time}`);
  if (day === '' || time === '' || Number.isNaN(moment.getTime())) return { problem: 'STARTS_AT_REQUIRED' };
  // When clocks go forward, an hour of that night does not exist, and the browser quietly means the next one.
  if (moment.getHours() !== Number(time.slice(0, 2))) return { problem: 'TIME_SKIPPED' };
  if (moment.getTime() <= now) return { problem: 'STARTS_AT_PAST' };
  return { startsAt: moment.toISOString() };
}

/** Where clocks show the times that are typed: `hora de Europa central (Europe/Madrid)`; at `now`, since summer has another name. */
export function zoneName(language: string, now: number): string {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'long' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} (${format.resolvedOptions().timeZone})`;
}

/** When something of that length ends, ISO 8601. */
export function endOf(startsAt: string, durationMinutes: number): string {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000).toISOString();
}

/** Today's day as a date field wants it. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
