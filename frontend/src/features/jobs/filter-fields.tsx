/** The fields that narrow the list down: typed ones with suggestions, chosen ones with a count per choice. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobFacets } from '../../../../shared/domain/job-filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { type Option, Select } from '../../ui/select.tsx';
import { facetLabel, useFilterText } from './filter-text.ts';
import type { FilterName, Filters } from './filters.ts';
import { type NearControl, NearField } from './near-field.tsx';
import { SuggestField, type Suggestion } from './suggest-field.tsx';

const TYPED = ['location', 'position'] as const;
const CHOSEN = ['industry', 'salaryMin', 'remotePolicy', 'jobType', 'shift', 'noExperience', 'openings'] as const;

export interface FilterFieldsProps {
  filters: Filters;
  facets: JobFacets | undefined;
  near: NearControl;
  onChange: (name: FilterName, value: string) => void;
}

function useOptions({ filters, facets }: Pick<FilterFieldsProps, 'filters' | 'facets'>) {
  const { t } = useTranslation('site');
  const textOf = useFilterText();
  const labelOf = (name: FilterName, value: string, count: number) =>
    `${textOf(name, value)} (${formatNumber(count, currentLanguage())})`;
  return (name: (typeof CHOSEN)[number]): Option[] => {
    const offered = facets?.[name] ?? [];
    const shown = (value: string) => facetLabel(facets, name, value) ?? value;
    const chosen = filters[name] === undefined ? undefined : String(filters[name]);
    const options = offered.map(({ value, count }) => ({ value, label: labelOf(name, shown(value), count) }));
    // The chosen value stays on offer even when no job is left under it, or before any count is known.
    if (chosen !== undefined && !offered.some(({ value }) => value === chosen)) {
      options.push({ value: chosen, label: facets ? labelOf(name, chosen, 0) : textOf(name, chosen) });
    }
    return [{ value: '', label: t('jobs.any') }, ...options];
  };
}

/** Towns are suggested by their names in the language on screen. */
function suggestionsOf(facet: JobFacets['location'] | undefined): Suggestion[] {
  return (facet ?? []).map(({ value, count, label }) => ({ value: label?.[currentLanguage()] ?? value, count }));
}

export function FilterFields({ filters, facets, near, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('site');
  const optionsOf = useOptions({ filters, facets });
  return (
    <>
      {TYPED.map((name) => (
        <Fragment key={name}>
          <SuggestField
            label={t(`jobs.filter.${name}`)}
            placeholder={t(`jobs.placeholder.${name}`)}
            value={filters[name] ?? ''}
            suggestions={suggestionsOf(facets?.[name])}
            onChange={(value) => onChange(name, value)}
          />
          {name === 'location' && <NearField filters={filters} near={near} />}
        </Fragment>
      ))}
      {CHOSEN.map((name) => (
        <Field key={name} label={t(`jobs.filter.${name}`)}>
          {(control) => (
            <Select
              {...control}
              value={String(filters[name] ?? '')}
              options={optionsOf(name)}
              onChange={(event) => onChange(name, event.target.value)}
            />
          )}
        </Field>
      ))}
    </>
  );
}
