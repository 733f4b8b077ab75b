/** What can be done with the selected rows, at the foot of the screen while there are any. */
import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './list.css';

interface BulkBarProps {
  /** Selected rows that are in the list as it is filtered now. */
  count: number;
  onClear: () => void;
  /** The actions, the most frequent first. */
  children: ReactNode;
}

export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('admin');
  const words = count > 0 ? t('list.selected', { count }) : '';
  return (
    <>
      <p role="status" className="visually-hidden">
        {words}
      </p>
      {count > 0 && (
        <section className="bulk-bar" aria-label={t('list.withSelected')}>
          <strong aria-hidden="true">{words}</strong>
          <div className="bulk-actions">{children}</div>
          <Button size="small" variation="link" onClick={onClear}>
            {t('list.clearSelection')}
          </Button>
        </section>
      )}
    </>
  );
}
