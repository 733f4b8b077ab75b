/** Durations, gaps, availability and pay of a career in words of the language on screen. */
import { useTranslation } from 'react-i18next';
import type { Career } from '../../../../../shared/domain/career.ts';
import { formatList, formatMonth, formatNumber, formatPay } from '../../../lib/format.ts';

const unitWords = (language: string, value: number, unit: 'year' | 'month' | 'day') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** The words of a career; `lasting` gives months as years and months. */
export function useCareerWords() {
  const { t, i18n } = useTranslation('admin-talents');
  const { language } = i18n;
  const month = (value: string) => formatMonth(value, language);
  const lasting = (months: number) => {
    const years = Math.floor(months / 12);
    const rest = months % 12;
    const parts = [years > 0 && unitWords(language, years, 'year'), rest > 0 && unitWords(language, rest, 'month')];
    return formatList(
      parts.filter((part) => part !== false),
      language,
    );
  };
  const gap = ({ from, to, months }: Career['gaps'][number]) =>
    t('career.gap', { from: month(from), to: month(to), time: lasting(months) });
  const availability = ({ immediate, from, noticeDays, text }: NonNullable<Career['availability']>) => {
    const parts = [
      immediate && t('career.immediate'),
      from && t('career.from', { month: month(from) }),
      noticeDays !== null && t('career.notice', { time: unitWords(language, noticeDays, 'day') }),
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(' · ') : text;
  };
  const salary = ({ min, max, currency, period, text }: NonNullable<Career['salaryWish']>) => {
    const plain = [min, max].flatMap((amount) => (amount === null ? [] : formatNumber(amount, language)));
    const amount = currency
      ? formatPay({ salaryMin: min, salaryMax: max, salaryCurrency: currency as 'EUR' }, language)
      : [...new Set(plain)].join('–');
    if (!amount) return text;
    const bounded =
      max === null ? t('career.atLeast', { amount }) : min === null ? t('career.atMost', { amount }) : amount;
    return period ? t(`career.per.${period}`, { amount: bounded }) : bounded;
  };
  const country = (code: string | null) =>
    code && (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);
  return { month, lasting, gap, availability, salary, country };
}
