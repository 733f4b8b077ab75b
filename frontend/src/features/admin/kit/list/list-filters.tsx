/** Filters of a list whose state is the address: one of several values as tabs with counts or as a field, and their end. */
import { SelectField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import textStyles from '../../../../ui/text.module.css';
import listStyles from './list.module.css';
import { useSetAddress } from './list-address.ts';
import styles from './list-filters.module.css';

export interface FilterOption {
  value: string;
  label: string;
  /** How many rows have it; or how many of them wait, with `waiting` of the filter. */
  count?: number;
}

interface FilterProps {
  /** The value of the address that it sets. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** What the choice of no value is called. */
  all?: string;
  /** Says of a count that it is not that of the rows: `4 unanswered`. None is then not worth a figure. */
  waiting?: (count: number) => string;
}

/** A clock and a figure, with words in a tooltip and for screen readers. */
function Waiting({ count, words }: { count: number; words: string }) {
  const { i18n } = useTranslation('admin');
  return (
    <span className={`${listStyles.count} ${styles.countWaiting}`} title={words}>
      <Icon name="clock" size={14} color="var(--claimed)" />
      <span aria-hidden="true">{formatNumber(count, i18n.language)}</span>
      <span className={textStyles.visuallyHidden}>{words}</span>
    </span>
  );
}

export function FilterSelect({ name, label, options, all, waiting }: FilterProps) {
  const { t, i18n } = useTranslation('admin');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const countOf = (count = 0) => {
    if (!waiting) return ` (${formatNumber(count, i18n.language)})`;
    return count > 0 ? ` (${waiting(count)})` : '';
  };
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
          {count === undefined ? words : `${words}${countOf(count)}`}
        </option>
      ))}
    </SelectField>
  );
}

/** The one filter that a screen is mostly used by, always in sight. */
export function FilterTabs({ name, label, options, all, waiting }: FilterProps) {
  const { t, i18n } = useTranslation('admin');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const chosen = params.get(name) ?? '';
  const counted = options.every(({ count }) => count !== undefined);
  const sum = options.reduce((before, { count = 0 }) => before + count, 0);
  const tabs = [{ value: '', label: all ?? t('list.all'), count: counted ? sum : undefined }, ...options];
  return (
    <fieldset className={listStyles.filterTabs} data-part="filter-tabs">
      <legend className={textStyles.visuallyHidden}>{label}</legend>
      {tabs.map(({ value, label: words, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => setAddress({ [name]: chosen === value ? '' : value })}
        >
          {words}{' '}
          {count !== undefined && !waiting && (
            <span className={listStyles.count}>{formatNumber(count, i18n.language)}</span>
          )}
          {count !== undefined && count > 0 && waiting && <Waiting count={count} words={waiting(count)} />}
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
    <PanelButton
      size="small"
      variation="link"
      onClick={() => setAddress(Object.fromEntries(names.map((name) => [name, ''])))}
    >
      {t('list.clearFilters')}
    </PanelButton>
  );
}
