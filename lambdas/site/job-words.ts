/** The few texts that feeds add to a job, in both languages. */
import type { Language } from '../../shared/domain/field.ts';
import type { PublicJob } from '../../shared/domain/job.ts';

interface Words {
  channel: { title: string; description: string };
  locale: string;
  period: Record<PublicJob['salaryPeriod'], string>;
  from: (pay: string) => string;
  upTo: (pay: string) => string;
  experience: Record<PublicJob['experienceLevel'], string>;
}

export const JOB_WORDS: Record<Language, Words> = {
  es: {
    channel: { title: 'Encaje: empleos', description: 'Las ofertas de empleo más recientes publicadas en Encaje.' },
    locale: 'es-ES',
    period: { year: 'al año', month: 'al mes', hour: 'por hora' },
    from: (pay) => `desde ${pay}`,
    upTo: (pay) => `hasta ${pay}`,
    experience: {
      entry: 'Primer empleo',
      mid: 'Con experiencia',
      senior: 'Sénior',
      lead: 'Responsable de equipo',
      executive: 'Dirección',
    },
  },
  en: {
    channel: { title: 'Encaje: jobs', description: 'The newest jobs published on Encaje.' },
    locale: 'en-GB',
    period: { year: 'a year', month: 'a month', hour: 'an hour' },
    from: (pay) => `from ${pay}`,
    upTo: (pay) => `up to ${pay}`,
    experience: {
      entry: 'Entry level',
      mid: 'Mid level',
      senior: 'Senior',
      lead: 'Lead',
      executive: 'Executive',
    },
  },
};

type Pay = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>;

/** `24.000-30.000 € al año`, or the one end that is known; undefined when none is. */
export function payWords({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Pay, language: Language) {
  const words = JOB_WORDS[language];
  const digits = [salaryMin, salaryMax].every((amount) => Number.isInteger(amount ?? 0)) ? 0 : 2;
  const money = new Intl.NumberFormat(words.locale, {
    style: 'currency',
    currency: salaryCurrency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
  const period = words.period[salaryPeriod];
  if (salaryMin !== null && salaryMax !== null) {
    const range = salaryMin === salaryMax ? money.format(salaryMin) : money.formatRange(salaryMin, salaryMax);
    return `${range} ${period}`;
  }
  if (salaryMin !== null) return `${words.from(money.format(salaryMin))} ${period}`;
  return salaryMax === null ? undefined : `${words.upTo(money.format(salaryMax))} ${period}`;
}
