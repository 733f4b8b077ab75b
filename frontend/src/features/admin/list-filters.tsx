/** Filters of a list whose state is the address: one of several values as tabs with counts or as a field, and their end. */
import { Button, SelectField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { useSetAddress } from './list-address.ts';
import './list-filters.css';

export interface FilterOption {
  value: string;
  label: string;
  /** How many rows have it. */
  count?: number;
}

interface FilterProps {
  /** The value of the address that it sets. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** What the choice of no value is called. */
  all?: string;
}

export function FilterSelect({ name, label, options, all }: FilterProps) {
  const { t, i18n } = useTranslation('admin');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  return (
    <SelectField
      label={label}
      size="small"
      value={params.get(name) ?? ''}
      onChange={(event) => setAddress({ [name]: event.target.value })}
    >
      <option value="">{all ?? t('list.all')}</option>
      {options.map(({ value, label: words, count }) => (
        <option key={value} value={value}>
          {count === undefined ? words : `${words} (${formatNumber(count, i18n.language)})`}
        </option>
      ))}
    </SelectField>
  );
}

/** The one filter that a screen is mostly used by, always in sight. */
export function FilterTabs({ name, label, options, all }: FilterProps) {
  const { t, i18n } = useTranslation('admin');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const chosen = params.get(name) ?? '';
  const counted = options.every(({ count }) => count !== undefined);
  const sum = options.reduce((before, { count = 0 }) => before + count, 0);
  const tabs = [{ value: '', label: all ?? t('list.all'), count: counted ? sum : undefined }, ...options];
  return (
    <fieldset className="filter-tabs">
      <legend className="visually-hidden">{label}</legend>
      {tabs.map(({ value, label: words, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => setAddress({ [name]: chosen === value ? '' : value })}
        >
          {words} {count !== undefined && <span className="count">{formatNumber(count, i18n.language)}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Appears while any of `names` narrows the list, and empties them. */
export function ClearFilters({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  if (!names.some((name) => params.get(name))) return null;
  return (
    <Button
      size="small"
      variation="link"
      onClick={() => setAddress(Object.fromEntries(names.map((name) => [name, ''])))}
    >
      {t('list.clearFilters')}
    </Button>
  );
}
