/** The filters of the job list: choices with their counts, and a least salary. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobFacets } from '../../../../shared/domain/job-filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Option, Select } from '../../ui/select.tsx';
import { useFilterText } from './filter-text.ts';
import type { FilterName, Filters } from './filters.ts';

const CHOICES = ['location', 'position', 'industry', 'remotePolicy', 'jobType', 'openings'] as const;
const SALARY_STEPS = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];

interface FilterPanelProps {
  filters: Filters;
  facets: JobFacets | undefined;
  onChange: (name: FilterName, value: string) => void;
}

function useOptions({ filters, facets }: Pick<FilterPanelProps, 'filters' | 'facets'>) {
  const { t } = useTranslation('site');
  const textOf = useFilterText();
  return (name: (typeof CHOICES)[number]): Option[] => {
    const offered = facets?.[name] ?? [];
    const chosen = filters[name];
    // The chosen value stays on offer even when no job is left under it.
    const missing = chosen !== undefined && !offered.some(({ value }) => value === chosen);
    const options = offered.map(({ value, count }) => ({ value, label: `${textOf(name, value)} (${count})` }));
    if (missing) options.push({ value: chosen, label: `${textOf(name, chosen)} (0)` });
    return [{ value: '', label: t('jobs.any') }, ...options];
  };
}

function SalaryFilter({ filters, onChange }: Pick<FilterPanelProps, 'filters' | 'onChange'>) {
  const { t } = useTranslation('site');
  const chosen = String(filters.salaryMin ?? '');
  const steps = SALARY_STEPS.map(String);
  const values = chosen === '' || steps.includes(chosen) ? steps : [chosen, ...steps];
  const options = values.map((value) => ({ value, label: formatNumber(Number(value), currentLanguage()) }));
  return (
    <Field label={t('jobs.filter.salaryMin')}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          options={[{ value: '', label: t('jobs.any') }, ...options]}
          onChange={(event) => onChange('salaryMin', event.target.value)}
        />
      )}
    </Field>
  );
}

export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const { t } = useTranslation('site');
  const optionsOf = useOptions({ filters, facets });
  const [open, setOpen] = useState(false);
  return (
    <div className="filters">
      <button
        type="button"
        className="button button-secondary filters-toggle"
        aria-expanded={open}
        aria-controls="job-filters"
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" /> {t('jobs.filters')}
      </button>
      <div id="job-filters" className={open ? 'filters-grid filters-open' : 'filters-grid'}>
        {CHOICES.map((name) => (
          <Field key={name} label={t(`jobs.filter.${name}`)}>
            {(control) => (
              <Select
                {...control}
                value={filters[name] ?? ''}
                options={optionsOf(name)}
                onChange={(event) => onChange(name, event.target.value)}
              />
            )}
          </Field>
        ))}
        <SalaryFilter filters={filters} onChange={onChange} />
      </div>
    </div>
  );
}
