/** How much time is left to answer a request, or since when it is late. */

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** From here on a request is pressing. */
const SOON_MINUTES = 4 * HOUR_MINUTES;

export interface ReplyClock {
  state: 'fine' | 'soon' | 'late';
  days: number;
  hours: number;
  minutes: number;
  /** Minutes left, below 0 once it is late. */
  leftMinutes: number;
}

/** `replyBy` is ISO 8601, `now` milliseconds since 1970; part minutes are rounded in the recruiter's favour. */
export function replyClock(replyBy: string, now: number): ReplyClock {
  const leftMinutes = Math.floor((Date.parse(replyBy) - now) / MINUTE_MS);
  const size = Math.abs(leftMinutes);
  return {
    state: leftMinutes < 0 ? 'late' : leftMinutes < SOON_MINUTES ? 'soon' : 'fine',
    days: Math.floor(size / DAY_MINUTES),
    hours: Math.floor((size % DAY_MINUTES) / HOUR_MINUTES),
    minutes: size % HOUR_MINUTES,
    leftMinutes,
  };
}

const unit = (value: number, name: 'day' | 'hour' | 'minute', language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: name === 'day' ? 'long' : 'short' }).format(
    value,
  );

/** How many of its largest unit the clock shows, by which a sentence about it is singular or plural. */
export function largestUnit({ days, hours, minutes }: ReplyClock): number {
  return days || hours || minutes;
}

/** How long an answer took, in its largest unit; `hours` may be a fraction. */
export function durationOf(hours: number, language: string): string {
  const minutes = Math.max(1, Math.round(hours * HOUR_MINUTES));
  if (minutes >= 2 * DAY_MINUTES) return unit(Math.round(minutes / DAY_MINUTES), 'day', language);
  return minutes >= HOUR_MINUTES
    ? unit(Math.round(minutes / HOUR_MINUTES), 'hour', language)
    : unit(minutes, 'minute', language);
}

const MANY_HOURS = 10;

/** For a list, where minutes do not matter yet while there are many hours. */
export function shortClockWords(clock: ReplyClock, language: string): string {
  if (clock.days > 0) return unit(clock.days, 'day', language);
  return clock.hours >= MANY_HOURS ? unit(clock.hours, 'hour', language) : clockWords(clock, language);
}

/** The two largest units: `3 h 12 min`, `2 días 4 h`. */
export function clockWords({ days, hours, minutes }: ReplyClock, language: string): string {
  if (days > 0) return `${unit(days, 'day', language)} ${unit(hours, 'hour', language)}`;
  if (hours > 0) return `${unit(hours, 'hour', language)} ${unit(minutes, 'minute', language)}`;
  return unit(minutes, 'minute', language);
}
