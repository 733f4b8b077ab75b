/** Says that what was not saved is back, and lets it go. */
import { Button } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import styles from './jobs.module.css';

export function DraftNote({ onDiscard, children }: { onDiscard: () => void; children: string }) {
  const { t } = useTranslation('admin-jobs');
  return (
    <div className={styles.draftNote} role="status">
      <p>{children}</p>
      <Button size="small" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  );
}
