/** How long something takes: `45 minutos`, `1 hora y 30 minutos`. */
import { formatList } from '../../../../lib/format.ts';

const HOUR_MINUTES = 60;

const unit = (value: number, name: 'hour' | 'minute', language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** `minutes` is a whole number above 0. */
export function durationWords(minutes: number, language: string): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const words = [hours > 0 && unit(hours, 'hour', language), rest > 0 && unit(rest, 'minute', language)];
  return formatList(
    words.filter((word) => word !== false),
    language,
  );
}
