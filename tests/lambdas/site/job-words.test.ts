/** Pay in words, in both languages. */
import { describe, expect, test } from 'vitest';
import en from '../../../frontend/src/locales/en.json' with { type: 'json' };
import es from '../../../frontend/src/locales/es.json' with { type: 'json' };
import { JOB_WORDS, payWords } from '../../../lambdas/site/job-words.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
const pay = (salaryMin: number | null, salaryMax: number | null, salaryPeriod: 'year' | 'month' | 'hour') =>
  (['es', 'en'] as const).map((language) =>
    plain(payWords({ salaryMin, salaryMax, salaryPeriod, salaryCurrency: 'EUR' }, language)),
  );

describe('pay', () => {
  test('is a range with its period', () => {
    expect(pay(24_000, 30_000, 'year')).toEqual(['24.000-30.000 € al año', '€24,000 – €30,000 a year']);
  });

  test('has cents only where the job has them', () => {
    expect(pay(12.5, 14, 'hour')).toEqual(['12,50-14,00 € por hora', '€12.50 – €14.00 an hour']);
  });

  test('is the one end that is known, said as such', () => {
    expect(pay(1_000, null, 'month')).toEqual(['desde 1.000 € al mes', 'from €1,000 a month']);
    expect(pay(null, 1_500, 'month')).toEqual(['hasta 1.500 € al mes', 'up to €1,500 a month']);
  });

  test('is one sum where both ends are the same, and nothing where none is known', () => {
    expect(pay(9, 9, 'hour')).toEqual(['9 € por hora', '€9 an hour']);
    expect(pay(null, null, 'year')).toEqual([undefined, undefined]);
  });
});

test('the words of feeds are those of the site', () => {
  for (const [language, texts] of Object.entries({ es, en })) {
    const { period, experience } = JOB_WORDS[language as 'es' | 'en'];
    expect({ period, experience }).toEqual({ period: texts.job.period, experience: texts.job.experienceLevel });
  }
});
