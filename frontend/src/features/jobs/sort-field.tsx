/** Chooses the order of the list: by relevance only where something is searched. */
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface SortFieldProps {
  sort: string | undefined;
  searched: boolean;
  onChange: (sort: string) => void;
}

export function SortField({ sort, searched, onChange }: SortFieldProps) {
  const { t } = useTranslation('site');
  const orders = searched ? ['relevance', 'newest', 'pay'] : ['newest', 'pay'];
  const first = orders[0] ?? 'newest';
  const chosen = sort !== undefined && orders.includes(sort) ? sort : first;
  return (
    <div>
      <Field label={t('jobs.sort.label')}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            options={orders.map((value) => ({ value, label: t(`jobs.sort.${value}`) }))}
            onChange={({ target }) => onChange(target.value === first ? '' : target.value)}
          />
        )}
      </Field>
    </div>
  );
}
