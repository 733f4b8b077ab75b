/** The filters: beside the list on wide screens, behind a button on phones. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { countOf } from './filters.ts';
import styles from './jobs.module.css';

interface FilterPanelProps extends FilterFieldsProps {
  total: number | undefined;
  onClear: () => void;
}

export function FilterPanel({ total, onClear, ...fields }: FilterPanelProps) {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState(false);
  const count = countOf(fields.filters);
  return (
    <div>
      <Button look="secondary" className={styles.filtersToggle} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" /> {count > 0 ? t('jobs.filtersOn', { count }) : t('jobs.filters')}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className={styles.filtersBeside} role="group" aria-label={t('jobs.filters')}>
        <FilterFields {...fields} />
      </div>
      {open && <FilterSheet total={total} onClear={onClear} onClose={() => setOpen(false)} {...fields} />}
    </div>
  );
}
