/** Money, numbers and dates in words, always through `Intl` and the language on screen. */
import type { JobSummary } from '../../../shared/domain/job.ts';

type Pay = Pick<JobSummary, 'salaryMin' | 'salaryMax' | 'salaryCurrency'>;

const LOCALE: Record<string, string> = { es: 'es-ES', en: 'en-GB' };
const DAY_MS = 86_400_000;

function localeOf(language: string): string {
  return LOCALE[language] ?? 'es-ES';
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once each, as formats of money are. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), options);
  dateFormats.set(key, made);
  return made;
}

export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { useGrouping: 'always' }).format(value);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Made once each: lists show thousands of amounts, and making a format takes longer than using it. */
function moneyFormat(language: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${isWhole}`;
  // Hourly pay has cents that matter; round sums read better without.
  const digits = isWhole ? 0 : 2;
  const known = moneyFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'currency', currency, useGrouping: 'always' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  moneyFormats.set(key, made);
  return made;
}

/** A pay range, or the one end that is known; `undefined` when none is. */
export function formatPay({ salaryMin, salaryMax, salaryCurrency }: Pay, language: string): string | undefined {
  const isWhole = [salaryMin, salaryMax].every((amount) => Number.isInteger(amount ?? 0));
  const money = moneyFormat(language, salaryCurrency, isWhole);
  if (salaryMin === null || salaryMax === null || salaryMin === salaryMax) {
    const only = salaryMin ?? salaryMax;
    return only === null ? undefined : money.format(only);
  }
  return money.formatRange(salaryMin, salaryMax);
}

/** A day as `21 de noviembre de 2026`. */
export function formatDate(time: string, language: string): string {
  return dateFormat(language, { dateStyle: 'long' }).format(new Date(time));
}

/** A month `YYYY-MM` as `nov 2026`. */
export function formatMonth(month: string, language: string): string {
  const format = dateFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T00:00:00Z`));
}

/** A day `YYYY-MM-DD` as `21 nov`. */
export function formatDay(date: string, language: string): string {
  const format = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** How long ago a day was, in words (`ayer`, `hace 3 semanas`); future times count as today. */
export function formatAge(time: string, language: string, now: number): string {
  const days = Math.max(0, Math.floor((now - Date.parse(time)) / DAY_MS));
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  if (days < 7) return words.format(-days, 'day');
  if (days < 31) return words.format(-Math.floor(days / 7), 'week');
  return days < 365 ? words.format(-Math.floor(days / 30.4), 'month') : words.format(-Math.floor(days / 365), 'year');
}

/** The time of day as `16:40`, in the visitor's time zone. */
export function formatTime(time: string, language: string): string {
  return dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(time));
}

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** A moment as people say it: `hoy, 16:40`, `ayer, 9:12`, `3 de noviembre, 16:40`; in the visitor's time zone. */
export function formatWhen(time: string, language: string, now: number): string {
  const days = Math.round((startOfDay(Date.parse(time)) - startOfDay(now)) / DAY_MS);
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day');
    return `${day}, ${formatTime(time, language)}`;
  }
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const day = dateFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(time));
  return `${day}, ${formatTime(time, language)}`;
}

/** A day of the week and of the month, as `lunes, 23 de noviembre`, in the visitor's time zone. */
export function formatWeekday(time: string, language: string): string {
  const format = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  return format.format(new Date(time));
}

/** Day and time with the name of the time zone, as `lunes, 23 de noviembre, 16:40 CET`; with the year unless it is this one. */
export function formatMoment(time: string, language: string): string {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(time));
}

/** Several things as a list in words: `nombre, correo y teléfono`. */
export function formatList(items: readonly string[], language: string): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items);
}
