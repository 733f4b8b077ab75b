/** How the value of a filter reads in the language on screen. */
import { useTranslation } from 'react-i18next';
import type { JobFacets } from '../../../../shared/domain/job-filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import type { FilterName } from './filters.ts';

/** Values of fixed lists have texts; places, titles and sectors are what the job says. */
const LISTS: Partial<Record<FilterName, string>> = {
  remotePolicy: 'job.remotePolicy',
  jobType: 'job.jobType',
  shift: 'job.shift',
  noExperience: 'job.noExperience',
  openings: 'job.openingsBucket',
};

/** What several spellings of one field or town are called in the language on screen; undefined for values that have one spelling. */
export function facetLabel(facets: JobFacets | undefined, name: FilterName, value: string): string | undefined {
  if (name !== 'industry' && name !== 'location') return undefined;
  return facets?.[name].find((entry) => entry.value === value)?.label?.[currentLanguage()];
}

/** Answers a function from filter and value to words. */
export function useFilterText(): (name: FilterName, value: string) => string {
  const { t } = useTranslation('site');
  return (name, value) => {
    if (name === 'salaryMin') return t('jobs.fromSalary', { amount: formatNumber(Number(value), currentLanguage()) });
    const list = LISTS[name];
    return list ? t(`${list}.${value}`, { defaultValue: value }) : value;
  };
}
