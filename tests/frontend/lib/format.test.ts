/** Pay and dates in words, as both languages write them. */
import { describe, expect, it } from 'vitest';
import { formatAge, formatMoment, formatPay } from '../../../frontend/src/lib/format.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('pay', () => {
  it('of a year is written in whole units', () => {
    const pay = { salaryMin: 33000, salaryMax: 39500, salaryCurrency: 'EUR' } as const;
    expect(plain(formatPay(pay, 'es'))).toBe('33.000-39.500 €');
    expect(plain(formatPay(pay, 'en'))).toBe('€33,000 – €39,500');
  });

  it('of an hour keeps its cents, at both ends alike', () => {
    expect(plain(formatPay({ salaryMin: 15.5, salaryMax: 19, salaryCurrency: 'EUR' }, 'es'))).toBe('15,50-19,00 €');
  });

  it('with one end known shows that end, and none shows nothing', () => {
    expect(plain(formatPay({ salaryMin: null, salaryMax: 20000, salaryCurrency: 'EUR' }, 'es'))).toBe('20.000 €');
    expect(formatPay({ salaryMin: null, salaryMax: null, salaryCurrency: 'EUR' }, 'es')).toBeUndefined();
  });
});

describe('age', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T10:00:00Z', 'hoy'],
    ['2026-11-20T10:00:00Z', 'ayer'],
    ['2026-11-01T10:00:00Z', 'hace 2 semanas'],
    ['2026-11-25T10:00:00Z', 'hoy'],
  ])('of %s reads %s', (time, words) => {
    expect(formatAge(time, 'es', now)).toBe(words);
  });
});

describe('a moment', () => {
  const noon = (year: number) => new Date(year, 2, 2, 12).toISOString();

  it('says its year unless it is this one', () => {
    const thisYear = new Date().getFullYear();
    expect(formatMoment(noon(thisYear + 1), 'es')).toContain(`2 de marzo de ${thisYear + 1}, 12:00`);
    expect(formatMoment(noon(thisYear), 'es')).toMatch(/2 de marzo, 12:00/);
  });
});
