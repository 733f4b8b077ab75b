/** The filters on phones: a panel over the page that says what it will show before one leaves it. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Toolbar } from '../../ui/layout.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './jobs.module.css';

interface FilterSheetProps extends FilterFieldsProps {
  /** How many jobs the filters leave; `undefined` while that is not known. */
  total: number | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** Shown while it is mounted; the browser keeps the focus inside and gives it back. */
export function FilterSheet({ total, onClear, onClose, ...fields }: FilterSheetProps) {
  const { t } = useTranslation('site');
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const number = total === undefined ? '…' : formatNumber(total, currentLanguage());
  return (
    <dialog ref={dialog} className={styles.filterSheet} aria-label={t('jobs.filters')} onClose={onClose}>
      <Toolbar wrap={false} pad="m" rule="below">
        <h2>{t('jobs.filters')}</h2>
        <Button look="quiet" aria-label={t('jobs.closeFilters')} onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </Toolbar>
      <div className={styles.filterSheetFields}>
        <FilterFields {...fields} />
      </div>
      <div className={styles.filterSheetFoot}>
        {Object.keys(fields.filters).length > 0 && (
          <Button look="quiet" onClick={onClear}>
            {t('jobs.clear')}
          </Button>
        )}
        <Button onClick={onClose}>{t('jobs.showTotal', { count: total ?? 0, number })}</Button>
      </div>
    </dialog>
  );
}
