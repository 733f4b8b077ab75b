/** The filters that are on, each to be taken off with one press. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { useFilterText } from './filter-text.ts';
import { FILTER_NAMES, type FilterName, type Filters } from './filters.ts';

interface ActiveFiltersProps {
  filters: Filters;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
}

export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('site');
  const textOf = useFilterText();
  const active = FILTER_NAMES.filter((name) => name !== 'search' && filters[name] !== undefined);
  if (active.length === 0) return null;
  return (
    <div className="chips">
      {active.map((name) => {
        const text = textOf(name, String(filters[name]));
        return (
          <RemovableChip key={name} removeLabel={t('jobs.remove', { filter: text })} onRemove={() => onRemove(name)}>
            {text}
          </RemovableChip>
        );
      })}
      {active.length > 1 && (
        <Button look="quiet" onClick={onClear}>
          {t('jobs.clear')}
        </Button>
      )}
    </div>
  );
}
