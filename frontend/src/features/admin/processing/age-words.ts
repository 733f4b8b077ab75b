/** How long something has been in its state, to the second while that is short: people watch it. */
import { timeWords } from '../kit/words/time-words.ts';

const MINUTE_MS = 60_000;

/** `since` and `now` in milliseconds since 1970. */
export function ageWords(since: number, language: string, now: number): string {
  const age = Math.max(0, now - since);
  if (age >= MINUTE_MS) return timeWords(new Date(since).toISOString(), language, now);
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-Math.floor(age / 1000), 'second');
}
