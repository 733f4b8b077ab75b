/** What can be done with the selected rows, at the foot of the screen while there are any. */
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Cluster } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import textStyles from '../../../../ui/text.module.css';
import styles from './list.module.css';

interface BulkBarProps {
  /** Selected rows that are in the list as it is filtered now. */
  count: number;
  onClear: () => void;
  /** The actions, the most frequent first. */
  children: ReactNode;
}

const rowLink = (rows: string) => document.querySelector<HTMLElement>(`[data-part~="data-table"] tbody tr${rows} a`);

/** When the bar goes with the focus in it, the first row that was selected has it next, or the first there is. */
function useFocusAfter(count: number) {
  const isInside = useRef(false);
  const first = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (count > 0) {
      first.current = rowLink('[data-selected]');
      return;
    }
    const next = first.current?.isConnected ? first.current : rowLink('');
    if (isInside.current && document.activeElement === document.body) next?.focus();
    isInside.current = false;
  }, [count]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A question about the action belongs to it; nothing focused is what a pressed button leaves when it goes.
      if (relatedTarget !== null && !relatedTarget.closest('[data-part~="bulk-bar"], dialog')) isInside.current = false;
    },
  };
}

export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('admin');
  const focus = useFocusAfter(count);
  const words = count > 0 ? t('list.selected', { count }) : '';
  return (
    <>
      <p role="status" className={textStyles.visuallyHidden}>
        {words}
      </p>
      {count > 0 && (
        <section className={styles.bulkBar} data-part="bulk-bar" aria-label={t('list.withSelected')} {...focus}>
          <strong aria-hidden="true">{words}</strong>
          <Cluster gap="2" align="stretch" className={styles.bulkActions}>
            {children}
          </Cluster>
          <PanelButton size="small" variation="link" onClick={onClear}>
            {t('list.clearSelection')}
          </PanelButton>
        </section>
      )}
    </>
  );
}
