/** How the value of a filter reads in the language on screen. */
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import type { FilterName } from './filters.ts';

/** Values of fixed lists have texts; places, titles and sectors are what the job says. */
const LISTS: Partial<Record<FilterName, string>> = {
  remotePolicy: 'job.remotePolicy',
  jobType: 'job.jobType',
  openings: 'job.openingsBucket',
};

/** Answers a function from filter and value to words. */
export function useFilterText(): (name: FilterName, value: string) => string {
  const { t } = useTranslation('site');
  return (name, value) => {
    if (name === 'salaryMin') return t('jobs.fromSalary', { amount: formatNumber(Number(value), currentLanguage()) });
    const list = LISTS[name];
    return list ? t(`${list}.${value}`, { defaultValue: value }) : value;
  };
}
