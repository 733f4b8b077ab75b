/** The head of a list: its columns, pressed to sort, and the checkbox for all rows. */
import { SelectField, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Cluster, Toolbar } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import styles from './list.module.css';
import { type Order, useSetAddress } from './list-address.ts';
import { type Column, looksOf } from './table-column.ts';

export interface Sorted {
  sort: string;
  order: Order;
}

/** What the list is sorted by, and how to sort it otherwise. */
function useSorting(columns: readonly Pick<Column<never>, 'sort' | 'firstOrder'>[], defaultSort?: Sorted) {
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const asked = columns.find(({ sort }) => sort !== undefined && sort === params.get('sort'));
  const order = params.get('order') === 'desc' ? 'desc' : 'asc';
  const sorted = asked?.sort ? { sort: asked.sort, order: order as Order } : defaultSort;
  /** First in the column's own direction, then in the other, then in the default order. */
  const press = ({ sort = '', firstOrder = 'asc' }: Pick<Column<never>, 'sort' | 'firstOrder'>) => {
    const isSorted = sorted?.sort === sort;
    const isTurned = isSorted && sorted.order !== firstOrder;
    if (isTurned) return setAddress({ sort: '', order: '' });
    setAddress({ sort, order: isSorted ? (firstOrder === 'asc' ? 'desc' : 'asc') : firstOrder });
  };
  return { sorted, press, setAddress };
}

function Arrow({ order }: { order: Order | undefined }) {
  return (
    <svg className={styles.sortArrow} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" data-order={order}>
      <path d="M5 9V1.5M1.8 4.5L5 1.2l3.2 3.3" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

interface CheckAllProps {
  /** Nothing where only some rows can be selected at once. */
  label: string | undefined;
  isAll: boolean;
  isSome: boolean;
  onChange: (isOn: boolean) => void;
}

function CheckAll({ label, isAll, isSome, onChange, isNamed = false }: CheckAllProps & { isNamed?: boolean }) {
  if (label === undefined) return null;
  return (
    <Cluster as="label" gap="2" inline wrap={false} tall="44">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={isNamed ? undefined : textStyles.visuallyHidden}>{label}</span>
    </Cluster>
  );
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  defaultSort: Sorted | undefined;
  all: CheckAllProps | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function Head<Row>({ columns, defaultSort, all }: HeadProps<Row>) {
  const { sorted, press } = useSorting(columns, defaultSort);
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        {all && (
          <TableCell
            {...(all.label === undefined ? { as: 'td' } : { as: 'th', scope: 'col' })}
            className={styles.checkCell}
          >
            <CheckAll {...all} />
          </TableCell>
        )}
        {columns.map((column) => {
          const order = column.sort !== undefined && sorted?.sort === column.sort ? sorted.order : undefined;
          return (
            <TableCell key={column.key} as="th" scope="col" {...looksOf(column)} aria-sort={order && ARIA_SORT[order]}>
              {column.sort === undefined ? (
                column.label
              ) : (
                <button type="button" className={styles.sort} onClick={() => press(column)}>
                  {column.label}
                  <Arrow order={order} />
                </button>
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}

/** On phones, where cards have no head: the order as a field, and the checkbox with its words. */
export function CardTools<Row>({ columns, defaultSort, all }: HeadProps<Row>) {
  const { t } = useTranslation('admin');
  const { sorted, setAddress } = useSorting(columns, defaultSort);
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0 && !all) return null;
  const choose = (value: string) => {
    const [sort = '', order = ''] = value.split(' ');
    setAddress({ sort, order });
  };
  return (
    <Toolbar gap="2 4" align="end">
      {all && <CheckAll {...all} isNamed />}
      {sortable.length > 0 && (
        <SelectField
          label={t('list.sortBy')}
          size="small"
          value={sorted ? `${sorted.sort} ${sorted.order}` : ''}
          onChange={(event) => choose(event.target.value)}
        >
          {(!sorted || !sortable.some(({ sort }) => sort === sorted.sort)) && (
            <option value={sorted ? `${sorted.sort} ${sorted.order}` : ''}>{t('list.usualOrder')}</option>
          )}
          {sortable.flatMap(({ sort, label }) =>
            (['asc', 'desc'] as const).map((order) => (
              <option key={`${sort} ${order}`} value={`${sort} ${order}`}>
                {t(`list.sorted.${order}`, { column: label })}
              </option>
            )),
          )}
        </SelectField>
      )}
    </Toolbar>
  );
}
