/** Writes imported career fields as resume lines, in the form the reader understands best. */
import type { Language } from '../../shared/domain/field.ts';

/** A position, a course or a post of honour; dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface CareerEntry {
  /** What one was or learned. */
  title: string;
  /** Where: company or institution, and the place. */
  where: string;
  startDate: string;
  endDate: string;
  /** It goes on, or nobody said that it ended. */
  isOpen: boolean;
  bullets: readonly string[];
}

const GOES_ON: Record<Language, string> = { es: 'actualidad', en: 'present' };

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `03/2019` where the month is known, `2019` where only the year is, else as it is. */
function dateText(date: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date.trim()) ?? [];
  if (!year) return onOneLine(date);
  return month ? `${month}/${year}` : year;
}

function periodText({ startDate, endDate, isOpen }: CareerEntry, language: Language): string {
  const end = endDate ? dateText(endDate) : isOpen && startDate ? GOES_ON[language] : '';
  return [dateText(startDate), end].filter(Boolean).join(' – ');
}

/** Entries apart by an empty line: title, where, when, and one line with a bullet for each thing done. */
export function careerText(entries: readonly CareerEntry[], language: Language): string {
  const blocks = entries.map((entry) => {
    const head = [entry.title, entry.where, periodText(entry, language)].map(onOneLine).filter(Boolean);
    const bullets = entry.bullets.map(onOneLine).filter(Boolean);
    return [...head, ...bullets.map((bullet) => `• ${bullet}`)].join('\n');
  });
  return blocks.filter(Boolean).join('\n\n');
}
